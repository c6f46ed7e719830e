import { detectors } from './detectors/index.ts';
import { base62, type Random, tokenOf } from './testing.ts';

/** A configuration with planted secrets. */
export interface Planted {
  readonly content: string;
  readonly format: 'json' | 'yaml';
  /** What must appear in no output: the secrets and their encodings. */
  readonly canaries: readonly string[];
  readonly carrier: string;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A way to embed a secret: a piece of configuration, and the text in it that must not be printed. */
interface Carrier {
  readonly name: string;
  /** Holds only tokens recognised by their own form; other carriers also hold secrets recognised by their place. */
  readonly tokensOnly?: true;
  readonly carry: (secret: string, random: Random) => { readonly piece: Json; readonly canaries?: readonly string[] };
}

const base64 = (text: string) => btoa(text).replace(/=+$/, '');
const percent = (text: string) => [...text].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('');

export const carriers: readonly Carrier[] = [
  {
    name: 'environment',
    carry: (s, r) => ({ piece: { env: { [r.pick(['API_KEY', 'ACME_TOKEN', 'DB_PASSWORD', 'ACME_CONN'])]: s } } }),
  },
  { name: 'bearer header', carry: (s) => ({ piece: { headers: { Authorization: `Bearer ${s}` } } }) },
  { name: 'own header', carry: (s) => ({ piece: { headers: { 'X-Acme-Auth': s } } }) },
  { name: 'header string', carry: (s) => ({ piece: { args: ['--header', `X-Api-Key: ${s}`] } }) },
  {
    name: 'split flag',
    carry: (s, r) => ({ piece: { args: ['run', r.pick(['--token', '--api-key', '--password']), s] } }),
  },
  { name: 'joined flag', carry: (s) => ({ piece: { args: [`--access-token=${s}`] } }) },
  { name: 'shell line', carry: (s) => ({ piece: { command: `serve --api-key ${s} --debug` } }) },
  { name: 'docker -e', carry: (s) => ({ piece: { args: ['run', '-e', `SERVICE_SECRET=${s}`, 'image'] } }) },
  { name: 'URL password', carry: (s) => ({ piece: { url: `postgres://app:${s}@db.internal:5432/app` } }) },
  { name: 'URL query', carry: (s) => ({ piece: { url: `https://api.acme.dev/v1?lang=en&api_key=${s}&page=2` } }) },
  { name: 'nested JSON', carry: (s) => ({ piece: { config: JSON.stringify({ service: { api_key: s, retry: 3 } }) } }) },
  {
    name: 'twice nested JSON',
    carry: (s) => ({ piece: { config: JSON.stringify({ inner: JSON.stringify({ token: s }) }) } }),
  },
  { name: 'dotenv block', carry: (s) => ({ piece: { env_file: `LOG=debug\nAPI_SECRET=${s}\nPORT=3000\n` } }) },
  { name: 'name and value', carry: (s) => ({ piece: { variables: [{ name: 'ACME_API_KEY', value: s }] } }) },
  { name: 'declared value', carry: (s) => ({ piece: { field: { value: s, password: true, load_from_db: false } } }) },
  { name: 'prompt sentence', carry: (s) => ({ piece: { prompt: `The API key is ${s} and it stays secret.` } }) },
  { name: 'XML in a prompt', carry: (s) => ({ piece: { prompt: `<config><api_key>${s}</api_key></config>` } }) },
  { name: 'Markdown table', carry: (s) => ({ piece: { notes: `| name | token |\n|---|---|\n| prod | ${s} |\n` } }) },
  {
    name: 'basic authentication',
    carry: (s) => withEncoded(`svc:${s}`, (encoded) => ({ headers: { Authorization: `Basic ${encoded}` } })),
  },
  { name: 'default of a reference', carry: (s) => ({ piece: { api_key: `\${API_KEY:-${s}}` } }) },
  { name: 'connection string', carry: (s) => ({ piece: { dsn: `Server=db;User=app;Password=${s};Encrypt=true` } }) },
  { name: 'curl -u', carry: (s) => ({ piece: { command: `curl -u agent:${s} https://api.acme.dev` } }) },
  { name: 'netrc', carry: (s) => ({ piece: { netrc: `machine api.acme.dev login agent password ${s}` } }) },
  { name: 'cookie', carry: (s) => ({ piece: { headers: { Cookie: `theme=dark; session=${s}; lang=en` } } }) },
  { name: 'list of keys', carry: (s) => ({ piece: { api_keys: [s, s] } }) },
  {
    name: 'echo in a prompt',
    carry: (s) => ({ piece: { env: { API_TOKEN: s }, prompt: `Say ${s} at the start.`, [`note ${s}`]: 1 } }),
  },
  {
    name: 'name and value in JSON text',
    carry: (s) => ({ piece: { env: JSON.stringify([{ name: 'ACME_API_KEY', value: s }]) } }),
  },
  { name: 'name over value', carry: (s) => ({ piece: { values: `- name: ACME_TOKEN\n  value: ${s}\n` } }) },
  { name: 'attribute beside a key', carry: (s) => ({ piece: { xml: `<add key="ApiSecret" value="${s}" />` } }) },
  { name: 'row of settings', carry: (s) => ({ piece: { notes: `| a | b |\n|---|---|\n| api_key | ${s} |\n` } }) },
  { name: 'SQL', carry: (s) => ({ piece: { init: `CREATE USER app IDENTIFIED BY '${s}';` } }) },
  { name: 'header tuple', carry: (s) => ({ piece: { headers: [['X-Api-Key', s]] } }) },
  { name: 'key of several words', carry: (s, r) => ({ piece: { [r.pick(['API key', 'api.key', 'Api-Key'])]: s } }) },
  { name: 'token in prose', tokensOnly: true, carry: (s) => ({ piece: { prompt: `Use (${s}), then go on.` } }) },
  { name: 'token as a key', tokensOnly: true, carry: (s) => ({ piece: { map: { [s]: { enabled: true } } } }) },
  {
    name: 'token in base64',
    tokensOnly: true,
    carry: (s) => withEncoded(`{"auth":"${s}"}`, (encoded) => ({ blob: encoded })),
  },
  {
    name: 'token in percent escapes',
    tokensOnly: true,
    carry: (s) => ({ piece: { link: `https://a.dev/?x=${percent(s)}` }, canaries: [percent(s)] }),
  },
  { name: 'token with an invisible character', tokensOnly: true, carry: (s) => invisible(s) },
  { name: 'token in a list', tokensOnly: true, carry: (s) => ({ piece: { list: ['a', [s, { deep: [s] }]] } }) },
  { name: 'two tokens', tokensOnly: true, carry: (s) => ({ piece: { both: `${s},${s}` } }) },
  {
    name: 'token in a URL path',
    tokensOnly: true,
    carry: (s) => ({ piece: { url: `https://mcp.acme.dev/${s}/sse` } }),
  },
];

function withEncoded(text: string, piece: (encoded: string) => Json) {
  const encoded = base64(text);
  return { piece: piece(encoded), canaries: [encoded] };
}

function invisible(secret: string) {
  const middle = secret.length >> 1;
  const [first, second] = [secret.slice(0, middle), secret.slice(middle)];
  return { piece: { note: `see ${first}\u200b${second} there` }, canaries: [first, second] };
}

/** Tokens recognised without context: strong prefixes, and characters that survive every carrier. */
const strong = detectors.filter(
  ({ weak, before, form, class: own, kind }) =>
    !weak && before === null && form === null && own === 'provider' && kind !== 'twitter-bearer-token',
);

export function plant(random: Random): Planted {
  const carrier = random.pick(carriers);
  const isToken = carrier.tokensOnly === true || random.below(2) === 0;
  const secret = isToken ? tokenOf(random.pick(strong), random) : `${random.text(24 + random.below(16), base62)}7q`;
  const { piece, canaries = [] } = carrier.carry(secret, random);
  const tree = {
    ...wrap(random),
    [random.pick(['service', 'agent', 'tools'])]: piece,
    after: random.pick(['x', 1, true]),
  };
  const format = random.pick(['json', 'yaml'] as const);
  const content = format === 'json' ? writeJson(tree, random) : writeYaml(tree, random, 0);
  const comment = format === 'yaml' && isToken && random.below(4) === 0 ? `# old: ${secret}\n` : '';
  return {
    content: comment + content,
    format,
    canaries: [secretPart(secret), ...canaries.map(secretPart)],
    carrier: carrier.name,
  };
}

/** The prefix that identifies the provider is not secret; the rest is. */
function secretPart(secret: string): string {
  const anchor = strong.flatMap(({ anchors }) => anchors).filter((prefix) => secret.startsWith(prefix));
  return secret.slice(Math.max(0, ...anchor.map(({ length }) => length)));
}

function wrap(random: Random): { readonly [key: string]: Json } {
  return random.pick<{ readonly [key: string]: Json }>([
    {},
    { mcpServers: { files: { command: 'npx', args: ['-y', 'server-files@1.2.3', './docs'] } } },
    { name: 'assistant', temperature: 0.2, tools: ['search'] },
  ]);
}

/** JSON with random spacing, and strings with random equivalent escapes. */
function writeJson(value: Json, random: Random): string {
  const text = JSON.stringify(value, null, random.pick([0, 2, 4]));
  if (random.below(3) > 0) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (string) =>
    string.replace(/\\.|[a-zA-Z0-9/]/g, (char) =>
      char.length > 1 || random.below(12) > 0 ? char : unicodeEscape(char),
    ),
  );
}

function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** YAML in every scalar style. */
function writeYaml(value: Json, random: Random, depth: number): string {
  const margin = '  '.repeat(depth);
  if (Array.isArray(value)) {
    if (value.length === 0) return `${margin}[]\n`;
    return value.map((item: Json) => `${margin}-${writeMember(item, random, depth)}`).join('');
  }
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return entries
    .map(([key, member]) => `${margin}${JSON.stringify(key)}:${writeMember(member, random, depth)}`)
    .join('');
}

function writeMember(value: Json, random: Random, depth: number): string {
  if (typeof value === 'string') return writeText(value, random, '  '.repeat(depth + 1));
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}\n`;
  return `\n${writeYaml(value, random, depth + 1)}`;
}

function writeText(text: string, random: Random, margin: string): string {
  const isPlain = /^[A-Za-z0-9][\w.@/=,+-]*$/.test(text) && !/^\d/.test(text);
  const style = random.pick(['double', 'double escaped', 'single', 'literal', 'plain', 'folded'] as const);
  if (style === 'single' && !/[\n\u200b]/.test(text)) return ` '${text.replaceAll("'", "''")}'\n`;
  if (style === 'plain' && isPlain) return ` ${text}\n`;
  if (style === 'literal' && !text.startsWith(' '))
    return ` |-\n${text
      .trimEnd()
      .split('\n')
      .map((line) => margin + line)
      .join('\n')}\n`;
  if (style === 'folded' && !/[\n ]/.test(text)) return ` >-\n${margin}${text}\n`;
  if (style === 'double escaped') {
    return ` ${JSON.stringify(text).replace(/\\.|[a-zA-Z0-9]/g, (char) => (char.length > 1 || random.below(10) > 0 ? char : `\\x${char.charCodeAt(0).toString(16)}`))}\n`;
  }
  return ` ${JSON.stringify(text)}\n`;
}
