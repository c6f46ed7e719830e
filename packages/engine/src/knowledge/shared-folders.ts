/** Folders into which every program of the machine may write: https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ and Windows' public ones. */
const temporary =
  /^(?:\/private)?(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:\/|$)|^(?:\$\{?(?:env:)?(?:TMPDIR|TMP|TEMP)\}?|%(?:TEMP|TMP)%)(?:[\\/]|$)|^[a-z]:[\\/](?:windows[\\/]temp|temp|tmp|users[\\/]public)(?:[\\/]|$)|[\\/]appdata[\\/]local[\\/]temp[\\/]/i;

/** Longer paths are looked at up to here. */
const pathLengthMax = 400;

export function isSharedFolder(path: string): boolean {
  return temporary.test(path.slice(0, pathLengthMax));
}

/** Contains a slash and begins nowhere: where it leads is decided by the folder the host happens to stand in. */
export function isBareRelative(path: string): boolean {
  // What is put together while it runs may begin anywhere.
  if (/^\w{1,60}=|^\(|\$\(|`/.test(path)) return false;
  return (
    /[\\/]/.test(path) && !/^(?:[\\/~$%{<@]|\.{1,2}[\\/]|[A-Za-z]:|[A-Z_]{2,}[\\/]|__|[a-z][a-z0-9+.-]*:)/.test(path)
  );
}
