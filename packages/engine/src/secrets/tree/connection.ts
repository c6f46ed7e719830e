import { classifyName } from '../values/names.ts';
import { isReference, literalParts } from '../values/references.ts';

const connectionName = /conn(?:ection)?(?:[-_ ]?str(?:ing)?)?$|dsn$/i;
const connection = /^(?:jdbc:)?[a-z][a-z\d+.-]{0,30}:\/\/|^[A-Za-z][A-Za-z ]{1,40}=[^;]{0,400};/i;
/** `{orders.connectionString};Database=orders`: the connection string of another resource in a manifest of .NET Aspire. https://learn.microsoft.com/dotnet/aspire/deployment/manifest-format */
const resource = /^\{[A-Za-z][\w-]{0,80}\.connectionString\}(?=[;/?]|$)/;
const field = /^\s{0,3}([\w .-]{1,60})=(.*)$/s;

/**
 * `CONNECTION_STRING: postgres://app:${PASSWORD}@db.example.org:5432/orders`: whether every credential of a connection string is a
 * reference, so that the rest is an address.
 */
export function isConnectionByReference(text: string, name: string): boolean {
  if (!connectionName.test(name)) return false;
  if (resource.test(text)) return credentialsIn(text).every(isReference);
  if (!connection.test(text) || literalParts(text) === null) return false;
  const login = loginOf(text);
  if (login === null) return false;
  const credentials = credentialsIn(text);
  const all = login === '' ? credentials : [login, ...credentials];
  return all.length > 0 && all.every(isReference);
}

/** The values of the members that are named like a credential. */
function credentialsIn(text: string): readonly string[] {
  return text.split(/[;&?]/).flatMap((part) => {
    const [, key = '', value = ''] = field.exec(part) ?? [];
    return key === '' || /^(?:neutral|excluded)$/.test(classifyName(key)) ? [] : value;
  });
}

/** The password of a URL, or the only part of its login; empty without a login, and null where it is unclear what the password is. */
function loginOf(text: string): string | null {
  if (!text.includes('@')) return '';
  const login = /:\/\/([^@]{0,400})@[^@]*$/.exec(text)?.[1];
  return login === undefined ? null : login.slice(login.indexOf(':') + 1);
}
