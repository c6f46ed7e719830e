/** Folders that every user of the machine can write to: https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ and Windows' public ones. */
const temporary =
  /^(?:\/private)?(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:\/|$)|^(?:\$\{?(?:env:)?(?:TMPDIR|TMP|TEMP)\}?|%(?:TEMP|TMP)%)(?:[\\/]|$)|^[a-z]:[\\/](?:windows[\\/]temp|temp|tmp|users[\\/]public)(?:[\\/]|$)|[\\/]appdata[\\/]local[\\/]temp[\\/]/i;

/** Maximum number of characters of a path that are examined. */
const pathLengthMax = 400;

/** Whether the path lies in a folder that every user can write to. */
export function isSharedFolder(path: string): boolean {
  return temporary.test(path.slice(0, pathLengthMax));
}

/** Whether the path has a slash and no fixed base, so that the host's working folder decides where it leads. */
export function isBareRelative(path: string): boolean {
  // A path assembled at run time may start anywhere.
  if (/^\w{1,60}=|^\(|\$\(|`/.test(path)) return false;
  return (
    /[\\/]/.test(path) && !/^(?:[\\/~$%{<@]|\.{1,2}[\\/]|[A-Za-z]:|[A-Z_]{2,}[\\/]|__|[a-z][a-z0-9+.-]*:)/.test(path)
  );
}
