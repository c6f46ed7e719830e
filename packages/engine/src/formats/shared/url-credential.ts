import type { Url } from '../../text/url.ts';
import { namesCredential } from './credential-names.ts';

/** Whether a URL contains a credential: a user name and password, or a key in the query. */
export function urlCarriesCredential(url: Url | null): boolean {
  if (url === null) return false;
  if (url.userinfo !== null) return true;
  const query = url.query?.text ?? '';
  return query.split('&', 50).some((pair) => namesCredential(pair.split('=', 1)[0] ?? ''));
}
