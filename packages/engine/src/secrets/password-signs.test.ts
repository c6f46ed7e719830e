import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '../analyze.ts';
import type { Input } from '../input.ts';
import { Random } from './testing.ts';

const random = new Random(61);
const letters = 'abcdefghijkmnpqrstuvwxyz';

/** Two parts, each long enough to be unmistakable, around a symbol. */
function passwordWith(sign: string): readonly [whole: string, ...pieces: string[]] {
  const first = `M${random.text(4, letters)}${random.text(1, '23456789')}`;
  const second = `${random.text(4, letters)}${random.text(1, '23456789')}K${random.text(4, letters)}`;
  return [`${first}${sign}${second}`, first, second];
}

const json = (tree: object): Input => ({ content: JSON.stringify(tree), format: 'json' });
const agent = (members: object): Input => json({ agents: [{ name: 'a', model: 'gpt-4o', ...members }] });
const server = (...args: readonly string[]): Input => json({ mcpServers: { a: { command: 'node', args } } });
const yaml = (line: string): Input => ({ content: `agents:\n  a:\n    model: gpt-4o\n    ${line}\n`, format: 'yaml' });
const written = JSON.stringify;

/** Places for a password, with the symbols that make its end ambiguous there. */
const places: Readonly<Record<string, readonly [write: (password: string) => Input, without?: string]>> = {
  'a member of a mapping': [(password) => agent({ password })],
  'a variable of a server': [
    (password) => json({ mcpServers: { a: { command: 'x', env: { DB_PASSWORD: password } } } }),
  ],
  'double quotes of YAML': [(password) => yaml(`password: ${written(password)}`)],
  'single quotes of YAML': [(password) => yaml(`password: '${password.replaceAll("'", "''")}'`)],
  'an argument': [(password) => server('x.js', '--password', password)],
  'an option with its value': [(password) => server('x.js', `--password=${password}`)],
  'a variable of a container': [(password) => server('run', '-e', `DB_PASSWORD=${password}`, 'x')],
  'a URL': [(password) => server(`postgres://bob:${encodeURIComponent(password)}@db.acme.dev/x`)],
  'a connection string': [(password) => agent({ dsn: `Server=db;User Id=bob;Password=${password};Database=x` }), ';'],
  prose: [(password) => agent({ system_prompt: `Use the password: ${password} to log in.` }), ' '],
  'quoted prose': [(password) => agent({ system_prompt: `The password is "${password}".` }), '"\\'],
  'a dotenv line': [(password) => agent({ notes: `HOST=x\nDB_PASSWORD=${password}\nPORT=1\n` }), ' '],
  'quotes in a dotenv line': [(password) => agent({ notes: `HOST=x\nDB_PASSWORD=${written(password)}\n` })],
  'JSON in a text': [(password) => agent({ settings: written({ user: 'bob', password, port: 1 }) })],
  'nested JSON in a text': [(password) => agent({ settings: written({ x: written({ password, port: 1 }) }) })],
  'a call': [(password) => agent({ code: `connect(user="bob", password=${written(password)}, port=1)\n` }), '.'],
  'an option of mysql': [(password) => agent({ command: `mysql -u root -p'${password}' desk` }), "'"],
  'an option of curl': [(password) => agent({ command: `curl -u 'bob:${password}' https://x.acme.dev` }), "'\\"],
  'an XML element': [(password) => agent({ notes: `<user>bob</user><password>${password}</password>` }), '<>&'],
};

describe('no part of a password is left, whatever symbol it contains', () => {
  for (const [place, [write, without = '']] of Object.entries(places)) {
    it(place, () => {
      for (const sign of '!#$%&*+?@^~"\'\\|<>;,:/(){}[]=`-_. ') {
        if (without.includes(sign)) continue;
        const [whole, ...pieces] = passwordWith(sign);
        const answer = JSON.stringify(analyze(write(whole)));
        for (const piece of pieces) assert.ok(!answer.includes(piece), `${sign} in ${JSON.stringify(write(whole))}`);
      }
    });
  }
});

describe('no part of a password is left, whatever two symbols it contains', () => {
  const signs = '!#$%&*+?@^~"\'|<>,/(){}[]=-_';
  const two: Readonly<Record<string, readonly [write: (password: string) => Input, without?: string]>> = {
    'a URL': [(password) => agent({ dsn: `postgres://bob:${password}@db.acme.dev:5432/x` })],
    'an address without a user': [(password) => agent({ cache: `redis://:${password}@cache:6379/0` })],
    'a member of a mapping': [(password) => agent({ password })],
    prose: [(password) => agent({ system_prompt: `Use the password: ${password} to log in.` }), '=<'],
    'a login in prose': [
      (password) => agent({ system_prompt: `Log in with the password ${password} and read.` }),
      '=<|',
    ],
  };
  for (const [place, [write, without = '']] of Object.entries(two)) {
    it(place, () => {
      for (const [index, sign] of [...signs].entries()) {
        const other = signs.charAt((index * 7 + 3) % signs.length);
        if (without.includes(sign) || without.includes(other)) continue;
        const [whole, ...pieces] = passwordWith(sign + other);
        const answer = JSON.stringify(analyze(write(whole)));
        for (const piece of pieces) assert.ok(!answer.includes(piece), `${sign}${other} in ${written(write(whole))}`);
      }
    });
  }
});
