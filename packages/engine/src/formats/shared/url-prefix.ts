/**
 * The part of a URL that decides its host: for a URL that starts with an expression, everything before the path. A host without a scheme
 * that a path follows, such as a placeholder of the author, is fixed.
 */
export function urlPrefixOf(url: string): string {
  const end = url.startsWith('{{') ? url.indexOf('}}') : url.startsWith('[[') ? url.indexOf(']]') : -1;
  const path = url.indexOf('/', Math.max(end, 0));
  if (end !== -1) return path === -1 ? url : url.slice(0, path);
  const expression = url.indexOf('{{');
  return path > 0 && path < expression && !url.startsWith('//', path) ? url.slice(0, path) : url;
}
