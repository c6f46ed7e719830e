/** The part of a URL that decides its host: for a URL that starts with an expression, everything before the path. */
export function urlPrefixOf(url: string): string {
  const end = url.startsWith('{{') ? url.indexOf('}}') : url.startsWith('[[') ? url.indexOf(']]') : -1;
  if (end === -1) return url;
  const path = url.indexOf('/', end);
  return path === -1 ? url : url.slice(0, path);
}
