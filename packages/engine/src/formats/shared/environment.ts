import type { ModelBuilder } from '../../agent/builder.ts';
import type { Endpoint, EnvironmentEntry, NamedValue, Scope } from '../../agent/facts.ts';
import { wordsOf } from '../../knowledge/words.ts';
import type { Located } from '../../text/span.ts';
import { parseUrl, type Url } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { certificateEffectOf } from './certificate-variables.ts';
import { isPlaceholderKey, namesCredential } from './credential-names.ts';
import { modelNameWords } from './model-names.ts';
import { readNamedValues } from './named-values.ts';
import { falseWords, trueWords } from './switch-words.ts';

/** Variables for the address on which a server listens. */
const listenerNames =
  /^(?:.{1,40}_)?(?:HOST|HOSTNAME|BIND|BIND_HOST|BIND_ADDR|BIND_ADDRESS|LISTEN|LISTEN_HOST|LISTEN_ADDR|LISTEN_ADDRESS)$/;
/** Prefixes of variables for services that the server connects to. */
const clientNames =
  /^(?:DB|DATABASE|POSTGRES|PG|MYSQL|MARIADB|MONGO|MONGODB|REDIS|SMTP|MAIL|LDAP|KAFKA|MQTT|ES|ELASTIC|QDRANT|NEO4J|MILVUS|CHROMA)/;
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::', '[::]', '*', '0']);
const addressLengthMax = 7;

const uncheckedWords: ReadonlySet<string> = new Set([...falseWords, 'none', 'cert_none']);

/** Reads environment entries, with the endpoints, listeners and certificate switches among them. */
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

/** Adds entries that another reader found, such as those in a container's flags or before a command. */
export function addEnvironment(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  // Computed on demand, since few environments hold an address.
  let credentials: ReadonlySet<string> | null = null;
  for (const entry of entries) {
    model.environment.push(entry);
    if (entry.value === null) continue;
    readCertificateCheck(entry, entry.value, model);
    readListener(entry, entry.value, model);
    readBrowserSandbox(entry, entry.value, model);
    const url = parseNetworkUrl(entry.value.value);
    if (url === null) continue;
    credentials ??= credentialPrefixesOf(entries);
    const endpoint = readEndpoint(entry, entry.value, url, credentials);
    if (endpoint !== null) model.endpoints.push(endpoint);
  }
}

/** The scope of an entry. Created on demand, since few entries yield further facts. */
export function scopeOf({ name, value, process, published, ...scope }: EnvironmentEntry): Scope {
  return scope;
}

const switchLengthMax = 9;

function readCertificateCheck(entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder): void {
  if (value.value.length > switchLengthMax) return;
  const word = value.value.toLowerCase();
  if (!uncheckedWords.has(word) && !trueWords.has(word)) return;
  const effect = certificateEffectOf(entry.name.value);
  if (effect === null) return;
  const off = effect === 'when-false' ? uncheckedWords.has(word) : trueWords.has(word);
  model.transports.push({
    ...scopeOf(entry),
    at: value.at,
    kind: 'certificate-check',
    state: off ? 'off' : 'on',
    credential: false,
  });
}

function readListener(entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder): void {
  // Inside a container `0.0.0.0` is only reachable through the ports that the container publishes.
  if (entry.process === 'container') return;
  const address = value.value.trim();
  if (address.length > addressLengthMax || !everyAddress.has(address)) return;
  const upper = entry.name.value.toUpperCase();
  if (!listenerNames.test(upper) || clientNames.test(upper)) return;
  model.exposures.push({ ...scopeOf(entry), at: value.at, kind: 'bind', state: 'open', origin: 'set' });
}

/** Variables for the options of a browser that a server starts: `PUPPETEER_LAUNCH_OPTIONS`, `CHROME_ARGS`. */
const browserOptions = /(?:^|_)(?:LAUNCH_OPTIONS|(?:BROWSER|CHROME|CHROMIUM|PUPPETEER)_(?:ARGS|FLAGS|OPTIONS))$/i;

/** Containers are exempt: they isolate the browser, and a browser in one rarely starts with its own sandbox. */
function readBrowserSandbox(entry: EnvironmentEntry, value: Located<string>, model: ModelBuilder): void {
  const name = entry.name.value;
  const isOff = /(?:^|_)NO_SANDBOX$/i.test(name)
    ? trueWords.has(value.value.toLowerCase())
    : value.value.includes('--no-sandbox') && browserOptions.test(name);
  if (!isOff || entry.process === 'container') return;
  const facts = { kind: 'browser-sandbox', state: 'off', escapes: false, origin: 'set' } as const;
  model.isolations.push({ ...scopeOf(entry), at: value.at, ...facts });
}

function parseNetworkUrl(value: string): Url | null {
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

/** If this many credentials and this many addresses share their first word, it is the name of the project. */
const projectNamesMin = 3;

/**
 * The prefixes of names for which there is a credential. `OPENAI_API_KEY` belongs to `OPENAI_BASE_URL`; a bare `TOKEN`, represented by an
 * empty prefix, belongs to any address. If all names start with the name of a project, two words must match: `DESK_MAIL_KEY` belongs to
 * `DESK_MAIL_URL` only.
 */
function credentialPrefixesOf(entries: readonly NamedValue[]): ReadonlySet<string> {
  const credentials = new Map<string, Set<string>>();
  const addresses = new Map<string, Set<string>>();
  for (const { name, value } of entries) {
    const isCredential = namesCredential(name.value);
    if (
      isCredential
        ? value !== null && isPlaceholderKey(value.value)
        : value === null || parseNetworkUrl(value.value) === null
    )
      continue;
    const words = wordsOf(name.value);
    const first = words.length === 1 ? '' : (words[0] ?? '');
    const seconds = isCredential ? credentials : addresses;
    seconds.set(first, (seconds.get(first) ?? new Set()).add(words[1] ?? ''));
  }
  const isProject = (first: string) =>
    first !== '' && [credentials, addresses].every((seconds) => (seconds.get(first)?.size ?? 0) >= projectNamesMin);
  return new Set(
    [...credentials].flatMap(([first, seconds]) =>
      isProject(first) ? [...seconds].map((second) => `${first} ${second}`) : first,
    ),
  );
}
