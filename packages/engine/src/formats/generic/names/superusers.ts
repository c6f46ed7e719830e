const superusers = /^(?:postgres|root|sa|sys|system|superuser|dba|sysdba)$/i;
/** Superusers of a database, and ordinary users of other systems. */
const administrators = /^(?:admin|administrator)$/i;

/** Whether an account of a service has all rights by its name. */
export function isSuperuserName(name: string): boolean {
  return superusers.test(name);
}

/** As `isSuperuserName`, for the account in a database's connection string. */
export function isDatabaseSuperuserName(name: string): boolean {
  return isSuperuserName(name) || administrators.test(name);
}
