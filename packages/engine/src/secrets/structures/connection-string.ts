import type { Hit } from '../search/hit.ts';
import type { TextScan } from '../search/text-scan.ts';

const lookBack = 400;

/** `Server=…;User ID=…;` (ADO, ODBC, Azure): the host, and only other members between it and the password. */
const precedingMembers =
  /(?:^|[\s"'`;=:])(?:server|data source|host ?name|host|addr|address|network address|endpoint|account ?name|accountendpoint|driver|dsn)\s?=\s?[^;"'`\n]{1,120};(?:\s?[\w .]{2,40}=[^;"'`\n]{0,120};){0,8}\s?$/i;
/** `jdbc:sqlserver://db:1433;user=…;` */
const jdbcMembers = /jdbc:[a-z\d]{2,20}:\/\/[^\s"'`;]{1,120};(?:[\w .]{2,40}=[^;"'`\s]{0,120};){0,8}$/i;
/**
 * Keywords of PostgreSQL: `host=db user=desk`. https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-KEYWORD-VALUE
 */
const keywords =
  /(?:^|[\s"'`=])(?:host|hostaddr)=[^\s"'`=]{1,100} (?:[a-z_]{2,20}=[^\s"'`=]{1,100} ){0,6}$|(?:^|[\s"'`=])(?:dbname|user)=[^\s"'`=]{1,60} (?:[a-z_]{2,20}=[^\s"'`=]{1,100} ){0,6}$/;
const hostBehind = /^\S{1,200} (?:[a-z_]{2,20}=[^\s"'`=]{1,100} ){0,6}(?:host|hostaddr|dbname)=/;

/**
 * Reclassifies hits added since `known` as connections if their name stands in a connection string: it also says where the password is
 * valid.
 */
export function markConnectionHits(scan: TextScan, nameStart: number, nameEnd: number, known: number): void {
  if (scan.hits.length === known || !isInConnectionString(scan.text, nameStart, nameEnd)) return;
  for (let at = known; at < scan.hits.length; at++) {
    const hit = scan.hits[at];
    if (hit?.class === 'named') scan.hits[at] = asConnection(hit);
  }
}

export function asConnection(hit: Hit): Hit {
  const title = hit.kind === 'password' ? 'Password in a connection string' : 'Key in a connection string';
  return { ...hit, title, class: 'connection', confidence: 'high' };
}

function isInConnectionString(text: string, nameStart: number, nameEnd: number): boolean {
  const sign = text.charCodeAt(nameEnd);
  if (sign !== 61 && sign !== 32) return false;
  const before = text.slice(Math.max(0, nameStart - lookBack), nameStart);
  // Keywords of PostgreSQL are separated by spaces, all others by semicolons.
  if (/;\s?$/.test(before)) return precedingMembers.test(before) || jdbcMembers.test(before);
  if (!before.endsWith(' ') || sign !== 61) return false;
  const match = keywords.exec(before)?.[0];
  return match !== undefined && (/host/.test(match) || hostBehind.test(text.slice(nameEnd + 1, nameEnd + lookBack)));
}
