import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random, secretsOf } from '../testing.ts';

const random = new Random(61);
const key = random.text(36);
const digits = `a7${random.text(30, hex)}`;

const held: readonly (readonly [text: string, secret: string])[] = [
  [`agent:\n  token: \${TOKEN} # was ${key}\n`, key],
  [`agent:\n  - api_key: x # ${key}\n`, key],
  [`agent:\n  "client_secret": \${SECRET} # old: ${key}, ask Bob\n`, key],
  [`agent:\n  token: \${TOKEN} # formerly ${digits}\n`, digits],
  [`agent: {model: x, password: "\${P}"} # in production ${key}\n`, key],
  [`{\n  "token": "\${TOKEN}", // was ${key}\n  "a": 1\n}`, key],
  [`{\n  "token": "\${TOKEN}" /* ${key} */\n}`, key],
  [`{\n"token":"\${TOKEN}",// was ${key}\n"a":1}`, key],
];

const quiet: readonly string[] = [
  `agent:\n  build: \${BUILD} # was ${key}\n`,
  `agent:\n  token: \${TOKEN} # rotated with commit ${digits}\n`,
  `agent:\n  token: \${TOKEN} # see https://wiki.acme.dev/TokenRotation2\n`,
  `agent:\n  password: \${P} # at least 12 characters, as in RFC8265\n`,
  `agent:\n  token: \${TOKEN}\n  # ${digits}\n`,
];

describe('a comment behind a member', () => {
  for (const [text, secret] of held) {
    it(`holds a secret: ${text.replace(secret, '…')}`, () => {
      const language = text.startsWith('{') ? 'json' : 'yaml';
      assert.deepEqual(
        secretsOf(text, language).map(([, found]) => found),
        [secret],
      );
    });
  }
  for (const text of quiet) it(`holds none: ${text}`, () => assert.deepEqual(secretsOf(text, 'yaml'), []));
});
