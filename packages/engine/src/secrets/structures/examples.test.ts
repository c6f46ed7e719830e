import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanSecrets } from '../scan.ts';
import { documentOf } from '../testing.ts';

const typed = 'Harbour7!kite';

function classesOf(tree: object): readonly string[] {
  return scanSecrets(documentOf(JSON.stringify(tree), 'json')).map((match) => match.class);
}

const examples: readonly string[] = [
  `## Example\nUsername: alice\nPassword: ${typed}\n`,
  `For example, the user writes "my password is ${typed}" and you refuse.`,
  `<example>\nUser: my password is ${typed}\nAssistant: no\n</example>`,
  `Run it, e.g. \`login --user alice --password ${typed}\`.`,
  `They look like others, such as the password ${typed}.`,
  `Zum Beispiel: Passwort ${typed}`,
  `Пример:\nпароль: ${typed}`,
  `例如：密码是${typed}`,
];

const meant: readonly string[] = [
  `Log in as alice, password ${typed}.`,
  `Log in at db.example.com as bob@example.org, password ${typed}.`,
  `Follow the example-first rule. Password: ${typed}`,
  `<example>\nhello\n</example>\nPassword: ${typed}`,
  `## Example\nhello\n\n## Access\nPassword: ${typed}`,
  `Exemplary: password ${typed}`,
];

describe('a typed password in an example', () => {
  for (const prompt of examples)
    it(`is an example in: ${prompt.replaceAll('\n', ' ')}`, () => assert.deepEqual(classesOf({ prompt }), ['example']));
  for (const prompt of meant)
    it(`is no example in: ${prompt.replaceAll('\n', ' ')}`, () => assert.deepEqual(classesOf({ prompt }), ['named']));

  it('is no example if it is also used, or if it is a whole value', () => {
    const prompt = `Example: password ${typed}`;
    assert.deepEqual(classesOf({ prompt, env: { DB_PASSWORD: typed } }), ['named', 'named']);
    assert.deepEqual(classesOf({ example: { password: typed } }), ['named']);
  });

  it('a key that a service issued is no example', () => {
    const key = ['gh', 'p_', 'q9ZfX2mLw8RtB4vKp1YdN3sHc6JgT5bE7uAa'].join('');
    assert.deepEqual(classesOf({ prompt: `Example: token ${key}` }), ['provider']);
  });
});

it('a hash is an example after `such as`', () => {
  const hash = `$2b$12$${'kWq7VnZt3RbX9yLc5PdJ1u'}${'Hs8MfGa2TeKo4NiQx6BvCw0DzYpEjRu'}`;
  assert.deepEqual(classesOf({ system_prompt: `Passwords are kept as hashes such as ${hash} in one table.` }), [
    'example',
  ]);
  assert.deepEqual(classesOf({ system_prompt: `The administrator has ${hash} in that table.` }), ['named']);
});
