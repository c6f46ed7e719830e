/** Places where a secret could be left behind: L01, L03, L04 and L06 of the checklist, with the service as its operator starts it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pino } from 'pino';
import { createKeyText } from '../keys/key-format.ts';
import { createDataDirectory, makeKey, startProcess } from '../testing/process.ts';
import { bearer, startTestService } from '../testing/service.ts';

const letters = (length: number): string =>
  randomBytes(2 * length + 20)
    .toString('base64')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(0, length);
const digits = (length: number): string => String(BigInt(`0x${randomBytes(length).toString('hex')}`)).slice(0, length);
const hex = (length: number): string => randomBytes(length / 2).toString('hex');

/** Fifteen secrets, generated at run time. Only `head` of each may be seen. */
const secrets = (
  [
    ['sk-proj-', letters(48)],
    ['sk-ant-api03-', letters(93)],
    [['gh', 'p_'].join(''), letters(36)],
    ['glpat-', letters(20)],
    ['hf_', letters(34)],
    ['AIza', letters(35)],
    [`xoxb-${digits(12)}-${digits(12)}-`, letters(24)],
    [['sk', 'live', ''].join('_'), letters(24)],
    ['npm_', letters(36)],
    ['hvs.', letters(90)],
    [['ag', 'live', ''].join('_'), createKeyText().slice(8)],
    ['', hex(32)],
    ['', letters(40)],
    ['', `${letters(4)}7${letters(4)}9-Tractor-${digits(4)}`],
    [`${Buffer.from('{"alg":"HS256"}').toString('base64url')}.`, `${letters(30)}.${letters(43)}`],
  ] as const
).map(([head, rest]) => ({ head, rest, text: head + rest }));

const quoted = JSON.stringify;
const json = (value: unknown) => ({ format: 'json', content: quoted(value) });
const yaml = (content: string) => ({ format: 'yaml', content });

/** The parts of a request that can contain a secret, and the expected answers. */
const requestParts: readonly (readonly [name: string, status: number, build: (secret: string) => object])[] = [
  ['an environment', 200, (s) => json({ mcpServers: { a: { command: 'x', env: { API_TOKEN: s } } } })],
  ['a header', 200, (s) => json({ mcpServers: { a: { url: 'https://a.dev', headers: { 'X-Api-Key': s } } } })],
  ['a bearer header', 200, (s) => json({ headers: { Authorization: `Bearer ${s}` } })],
  ['a header string', 200, (s) => json({ args: ['--header', `Authorization: Bearer ${s}`] })],
  ['a flag and its value', 200, (s) => json({ args: ['run', '--api-key', s] })],
  ['a joined flag', 200, (s) => json({ args: [`--password=${s}`] })],
  ['a variable of docker', 200, (s) => json({ args: ['run', '-e', `DB_PASSWORD=${s}`, 'image'] })],
  ['a shell line', 200, (s) => json({ command: `export API_KEY=${s} && run` })],
  ['the user part of a URL', 200, (s) => json({ url: `postgres://app:${s}@db/app` })],
  ['a query', 200, (s) => json({ url: `https://a.dev/x?api_key=${s}&y=1` })],
  ['JSON in a value', 200, (s) => json({ config: quoted({ token: s }) })],
  ['JSON in JSON in a value', 200, (s) => json({ config: quoted({ inner: quoted({ token: s }) }) })],
  ['a dotenv block', 200, (s) => json({ file: `A=1\nAPI_SECRET=${s}\n` })],
  ['an ini block', 200, (s) => json({ file: `[default]\nsecret_key = ${s}\n` })],
  ['netrc', 200, (s) => json({ file: `machine a.dev login me password ${s}` })],
  ['curl', 200, (s) => json({ command: `curl -u me:${s} https://a.dev` })],
  ['a cookie', 200, (s) => json({ headers: { Cookie: `session=${s}; theme=dark` } })],
  ['base64', 200, (s) => json({ headers: { Authorization: `Basic ${btoa(`me:${s}`)}` } })],
  ['a prompt', 200, (s) => json({ prompt: `The API key is ${s} and stays secret.` })],
  ['a table', 200, (s) => json({ prompt: `| name | token |\n|---|---|\n| a | ${s} |` })],
  ['XML', 200, (s) => json({ prompt: `<api_key>${s}</api_key>` })],
  ['name and value', 200, (s) => json({ env: [{ name: 'API_KEY', value: s }] })],
  ['a default', 200, (s) => json({ api_key: `\${API_KEY:-${s}}` })],
  ['a connection string', 200, (s) => json({ dsn: `Server=db;User Id=a;Password=${s};` })],
  ['members of one name', 200, (s) => ({ format: 'json', content: `{"api_key":${quoted(s)},"api_key":"x"}` })],
  ['a comment', 200, (s) => yaml(`a: 1 # api_key: ${s}\n`)],
  ['a block', 200, (s) => yaml(`api_key: |\n  ${s}\n`)],
  ['an anchor and an alias', 200, (s) => yaml(`token: &a ${quoted(s)}\nagain: *a\n`)],
  ['the name and the file’s name', 200, (s) => ({ ...json({ token: s }), name: s, sourceFilename: `${s}.json` })],
  ['broken JSON', 400, (s) => ({ format: 'json', content: `{"api_key":${quoted(s)},,}` })],
  ['broken YAML', 400, (s) => yaml(`api_key: ${quoted(s)} ${s}\n  - x: [`)],
  ['a field that does not exist', 400, (s) => ({ ...json({}), [s]: s })],
  ['a format that does not exist', 400, (s) => ({ content: '{}', format: s })],
];

const windowLength = 8;

/** Pieces of a secret: eight consecutive characters, and twelve of its base64 at each of the three offsets. */
function formsOf({ rest }: (typeof secrets)[number]): readonly string[] {
  const windows = (text: string, length: number): readonly string[] =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, i) => text.slice(i, i + length));
  const encoded = ['', '-', '--'].map((before) => btoa(before + rest).slice(4, -4));
  return [...windows(rest, windowLength), ...encoded.flatMap((text) => windows(text, windowLength + 4))];
}

function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile());
}

describe('secrets in requests', async () => {
  const directory = createDataDirectory();
  const temporary = join(directory.path, 'tmp');
  mkdirSync(temporary);
  const service = await startProcess({
    DATA_DIR: directory.path,
    TMPDIR: temporary,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'trace',
  });
  after(async () => {
    await service.stop();
    directory.remove();
  });
  const key = await makeKey(service, 'ada@example.com');
  const post = (body: object, query = '') =>
    fetch(`http://127.0.0.1:${service.port}/api/v1/analyze${query}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...bearer(key), 'Content-Type': 'application/json' },
    });
  const forms = secrets.flatMap((secret) => formsOf(secret));

  for (const [name, status, build] of requestParts) {
    it(`L01 are in no answer when sent in ${name}`, async () => {
      for (const secret of secrets) {
        const response = await post(build(secret.text), status === 400 ? `?token=${secret.text}` : '');
        const answer = (await response.text()) + JSON.stringify([...response.headers]);
        assert.equal(response.status, status);
        for (const form of formsOf(secret)) assert.ok(!answer.includes(form), `${secret.head}… in ${name}`);
      }
    });
  }

  it('L04 cannot inject a line into the log', async () => {
    await post({ ...json({}), name: 'a\nINFO forged', sourceFilename: 'b\r\nINFO forged' });
    const lines = service.output().split('\n');
    assert.ok(!lines.some((line) => line.startsWith('INFO')) && !service.output().includes('forged'));
  });

  it('L01 L03 are not in the log, in files or in the database afterwards, and neither is the key', async () => {
    await service.stop();
    assert.ok(service.output().split('\n').length > requestParts.length * secrets.length);
    const kept = [service.output(), ...filesBelow(directory.path).map((path) => readFileSync(path, 'latin1'))];
    assert.ok(kept.length >= 2);
    for (const text of kept) {
      for (const form of forms) assert.ok(!text.includes(form));
      assert.ok(!text.includes(key.slice(8, 20)) && !text.includes(key.slice(20, -4)));
    }
  });
});

describe('an internal error', async () => {
  const lines: string[] = [];
  const service = await startTestService({
    log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
    analyser: {
      analyse: async ({ content }) => {
        throw new TypeError(`Cannot read ${content}`, { cause: new Error(content) });
      },
      close: async () => {},
    },
  });
  after(() => service.close());

  it('L06 is answered and logged without the configuration that caused it', async () => {
    const [secret] = secrets;
    assert.ok(secret !== undefined);
    const { text } = await service.makeKey();
    const response = await service.post(JSON.stringify(json({ api_key: secret.text })), bearer(text));
    const told = (await response.text()) + lines.join('');
    assert.equal(response.status, 500);
    assert.ok(lines.some((line) => line.includes('TypeError')));
    for (const form of formsOf(secret)) assert.ok(!told.includes(form));
    assert.ok(!told.includes(text.slice(8, 20)));
  });
});
