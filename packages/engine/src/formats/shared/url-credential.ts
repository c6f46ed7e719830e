import type { Url } from '../../text/url.ts';
import { namesCredential } from './credential-names.ts';

/** The address itself carries a credential: a user's name and password, or a key among the query's parameters. */
export function urlCarriesCredential(url: Url | null): boolean {
  if (url === null) return false;
  if (url.userinfo !== null) return true;
  const query = url.query?.text ?? '';
  return query.split('&', 50).some((pair) => namesCredential(pair.split('=', 1)[0] ?? ''));
}
