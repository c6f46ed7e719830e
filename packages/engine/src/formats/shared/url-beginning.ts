/** What decides where an address that begins with an expression goes: the rest is a path. */
export function beginningOf(url: string): string {
  const end = url.startsWith('{{') ? url.indexOf('}}') : url.startsWith('[[') ? url.indexOf(']]') : -1;
  if (end === -1) return url;
  const path = url.indexOf('/', end);
  return path === -1 ? url : url.slice(0, path);
}
