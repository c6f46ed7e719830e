import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';

/** The documented superuser accounts of each kind of database. */
const superusers: readonly (readonly [schemes: RegExp, users: RegExp])[] = [
  [/^postgres(?:ql)?(?:\+\w{1,20})?$/, /^postgres$/], // https://www.postgresql.org/docs/current/database-roles.html
  [/^(?:mysql|mariadb)(?:\+\w{1,20})?$/, /^root$/], // https://dev.mysql.com/doc/refman/8.4/en/default-privileges.html
  [/^(?:mssql|sqlserver)(?:\+\w{1,20})?$/, /^sa$/], // https://learn.microsoft.com/en-us/sql/relational-databases/security/choose-an-authentication-mode
  [/^oracle(?:\+\w{1,20})?$/, /^(?:sys|system)$/], // https://docs.oracle.com/en/database/oracle/oracle-database/23/admin/getting-started-with-database-administration.html
];

/** Whether this user is the superuser of the kind of database that the URL scheme names. */
export function isSuperuser(scheme: string, user: string): boolean {
  return superusers.some(([schemes, users]) => schemes.test(scheme) && users.test(user));
}

/** Adds a grant if an argument or variable is a database URL with a superuser account. */
export function addDatabaseLogin(written: Located<string> | null, model: ModelBuilder, scope: Scope): void {
  if (written === null || !written.value.includes('@')) return;
  const url = parseUrl(written.value);
  const user = url?.userinfo?.text.split(':', 1)[0]?.toLowerCase();
  if (url === null || user === undefined) return;
  if (!isSuperuser(url.scheme.toLowerCase(), user)) return;
  model.grants.push({ ...scope, at: written.at, kind: 'database-role', subject: locate(user, written.at), wide: true });
}
