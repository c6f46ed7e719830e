import type { ModelBuilder } from '../../agent/builder.ts';
import type { Endpoint, EnvironmentEntry, NamedValue, Scope } from '../../agent/facts.ts';
import { wordsOf } from '../../knowledge/words.ts';
import type { Located } from '../../text/span.ts';
import { parseUrl, type Url } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { certificateEffectOf } from './certificate-variables.ts';
import { isNoKey, namesCredential } from './credential-names.ts';
import { modelNameWords } from './model-names.ts';
import { readNamedValues } from './named-values.ts';

/** Variables that say where a server listens. */
const listenerNames =
  /^(?:.{1,40}_)?(?:HOST|HOSTNAME|BIND|BIND_HOST|BIND_ADDR|BIND_ADDRESS|LISTEN|LISTEN_HOST|LISTEN_ADDR|LISTEN_ADDRESS)$/;
/** Of databases and the like: an address that the server dials. */
const dialledNames =
  /^(?:DB|DATABASE|POSTGRES|PG|MYSQL|MARIADB|MONGO|MONGODB|REDIS|SMTP|MAIL|LDAP|KAFKA|MQTT|ES|ELASTIC|QDRANT|NEO4J|MILVUS|CHROMA)/;
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]', '*', '0']);
const addressLengthMax = 7;

const falseWords: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off', 'none', 'cert_none']);
/** By these programs take a variable for switched on. */
export const trueWords: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'on']);

/** Environment entries, and what their names say about addresses and certificates. */
export function readEnvironment(
  cursor: Cursor,
  process: EnvironmentEntry['process'],
  model: ModelBuilder,
  scope: Scope,
): readonly EnvironmentEntry[] {
  const entries = readNamedValues(cursor, '=').map(
    ({ name, value }): EnvironmentEntry => ({ ...scope, name, value, process }),
  );
  addEnvironment(entries, model);
  return entries;
}

/** Entries that another reader found: in a container's flags, before a command. */
export function addEnvironment(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  // Few environments hold an address: what goes with it is asked when one comes.
  let credentials: ReadonlySet<string> | null = null;
  for (const entry of entries) {
    model.environment.push(entry);
    if (entry.value === null) continue;
    readCertificateCheck(entry, entry.value, model);
    readListener(entry, entry.value, model);
    readBrowser(entry, entry.value, model);
    const url = readDialled(entry.value.value);
    if (url === null) continue;
    credentials ??= credentialsIn(entries);
    const endpoint = readEndpoint(entry, entry.value, url, credentials);
    if (endpoint !== null) model.endpoints.push(endpoint);
  }
}

/** Whose the entry is. Few entries say more than their names and values, so this is put together for those alone. */
export function scopeOf({ name, value, process, ...scope }: EnvironmentEntry): Scope {
  return scope;
}

const switchLengthMax = 9;

function readCertificateCheck(entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder): void {
  if (value.value.length > switchLengthMax) return;
  const word = value.value.toLowerCase();
  if (!falseWords.has(word) && !trueWords.has(word)) return;
  const effect = certificateEffectOf(entry.name.value);
  if (effect === null) return;
  const off = effect === 'when-false' ? falseWords.has(word) : trueWords.has(word);
  model.transports.push({
    ...scopeOf(entry),
    at: value.at,
    kind: 'certificate-check',
    state: off ? 'off' : 'on',
    credential: false,
  });
}

function readListener(entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder): void {
  // Inside a container every address is the container's own: what its ports publish is what strangers reach.
  if (entry.process === 'container') return;
  const address = value.value.trim();
  if (address.length > addressLengthMax || !everyAddress.has(address)) return;
  const upper = entry.name.value.toUpperCase();
  if (!listenerNames.test(upper) || dialledNames.test(upper)) return;
  model.exposures.push({ ...scopeOf(entry), at: value.at, kind: 'bind', state: 'open', origin: 'set' });
}

/** Options of a browser that a server starts: `PUPPETEER_LAUNCH_OPTIONS`, `CHROME_ARGS`. */
const browserOptions = /(?:^|_)(?:LAUNCH_OPTIONS|(?:BROWSER|CHROME|CHROMIUM|PUPPETEER)_(?:ARGS|FLAGS|OPTIONS))$/i;

/** What a service of Compose starts has the container for a wall, and browsers there mostly start without theirs. */
function readBrowser(entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder): void {
  const name = entry.name.value;
  const isOff = /(?:^|_)NO_SANDBOX$/i.test(name)
    ? trueWords.has(value.value.toLowerCase())
    : value.value.includes('--no-sandbox') && browserOptions.test(name);
  if (!isOff || entry.process === 'container') return;
  const facts = { kind: 'browser-sandbox', state: 'off', escapes: false, origin: 'set' } as const;
  model.isolations.push({ ...scopeOf(entry), at: value.at, ...facts });
}

function readDialled(value: string): Url | null {
  const url = parseUrl(value);
  return url !== null && /^(?:https?|wss?|ftp)$/.test(url.scheme) ? url : null;
}

function readEndpoint(
  entry: EnvironmentEntry,
  value: Located<string>,
  url: Url,
  credentials: ReadonlySet<string>,
): Endpoint | null {
  const words = wordsOf(entry.name.value);
  if (words.includes('proxy')) return null;
  const vendor = words.find((word) => modelNameWords.has(word));
  return {
    ...scopeOf(entry),
    at: value.at,
    url: value,
    purpose: purposeOf(words, vendor, entry.process),
    credential:
      url.userinfo !== null ||
      credentials.has('') ||
      credentials.has(words[0] ?? '') ||
      credentials.has(words.slice(0, 2).join(' ')),
    vendor: vendor === undefined ? null : (modelNameWords.get(vendor) ?? null),
  };
}

function purposeOf(
  words: readonly string[],
  vendor: string | undefined,
  process: EnvironmentEntry['process'],
): Endpoint['purpose'] {
  const has = (...names: readonly string[]) => names.some((name) => words.includes(name));
  if (has('otel', 'otlp', 'telemetry', 'langfuse', 'langsmith', 'sentry')) return 'telemetry';
  if (has('callback', 'redirect', 'webhook')) return 'callback';
  if (has('login', 'oauth', 'issuer', 'oidc', 'sso') || (has('token', 'auth') && has('url', 'uri', 'endpoint')))
    return 'login';
  if (has('mcp')) return 'mcp';
  if (vendor !== undefined && has('base', 'api', 'url', 'endpoint', 'host')) return 'model';
  if (has('gateway')) return 'gateway';
  return process === 'host' ? 'unknown' : 'tool';
}

/** So many credentials and so many addresses that begin alike begin with what all variables of a program do. */
const projectLeast = 3;

/**
 * What credentials go with: `OPENAI_API_KEY` with `OPENAI_BASE_URL`, a bare `TOKEN` with any address (the empty word). Where all begin
 * with the name of a project, `DESK_MAIL_KEY` goes with `DESK_MAIL_URL` alone.
 */
function credentialsIn(entries: readonly NamedValue[]): ReadonlySet<string> {
  const credentials = new Map<string, Set<string>>();
  const addresses = new Map<string, Set<string>>();
  for (const { name, value } of entries) {
    const isCredential = namesCredential(name.value);
    if (isCredential ? value !== null && isNoKey(value.value) : value === null || readDialled(value.value) === null)
      continue;
    const words = wordsOf(name.value);
    const first = words.length === 1 ? '' : (words[0] ?? '');
    const seconds = isCredential ? credentials : addresses;
    seconds.set(first, (seconds.get(first) ?? new Set()).add(words[1] ?? ''));
  }
  const isProject = (first: string) =>
    first !== '' && [credentials, addresses].every((seconds) => (seconds.get(first)?.size ?? 0) >= projectLeast);
  return new Set(
    [...credentials].flatMap(([first, seconds]) =>
      isProject(first) ? [...seconds].map((second) => `${first} ${second}`) : first,
    ),
  );
}
