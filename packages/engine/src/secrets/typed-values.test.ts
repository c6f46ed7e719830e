import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, sanitizedOf } from './testing.ts';

const random = new Random(57);
/** Two halves of a typed password, unlike generated tokens. */
const [first, last] = [`k${random.text(7)}4!Qz`, `9m${random.text(6)}#Xw`];
const token = random.text(32);

const left = (value: unknown) => sanitizedOf(JSON.stringify(value));

const masked: readonly (readonly [what: string, value: (secret: string) => unknown])[] = [
  ['an argument of a command line', (secret) => ({ args: ['serve', `--token=${secret}`] })],
  ['an option and its value', (secret) => ({ args: ['serve', '--token', secret] })],
  ['a variable given to a container', (secret) => ({ args: ['run', '-e', `API_KEY=${secret}`] })],
  ['a header', (secret) => ({ headers: { 'X-Api-Key': secret } })],
  ['a header in an argument', (secret) => ({ args: ['-H', `X-Api-Key: ${secret}`] })],
  ['a token after a scheme', (secret) => ({ headers: { Authorization: `Bearer ${secret}` } })],
  ['a token after a scheme in an argument', (secret) => ({ args: ['-H', `Authorization: Bearer ${secret}`] })],
  ['a cookie in quotes', (secret) => ({ headers: { Cookie: `a=b; session="${secret}"; c=d` } })],
  ['a header in a text', (secret) => ({ note: `X-Auth-Token: ${secret}` })],
];

describe('a typed password', () => {
  for (const sign of [' ', ';', ',', '|', '<', '>', '\\', ')']) {
    for (const [what, value] of masked) {
      it(`is masked whole in ${what}, with ${JSON.stringify(sign)} inside`, () => {
        const text = left(value(`${first}${sign}${last}`));
        assert.ok(!text.includes(first.slice(0, 8)) && !text.includes(last.slice(0, 8)), text);
      });
    }
  }

  for (const [what, text] of [
    ['a variable in quotes', `docker run -e "DB_PASSWORD=@" desk`],
    ['a variable in single quotes', `docker run -e 'DB_PASSWORD=@' desk`],
    ['a variable of a systemd unit', `[Service]\nEnvironment="AUTH_TOKEN=@"\n`],
    ['a variable of a batch file', `set "API_SECRET=@"\nrun`],
    ['a dotenv line', `A=1\nAUTH_TOKEN=@\nB=2`],
  ] as const) {
    for (const sign of [';', '|', '<', '>', ',', '{', ']'])
      it(`is masked whole in ${what}, with ${sign} inside`, () => {
        const content = left({ text: text.replace('@', `${first}${sign}${last}`) });
        assert.match(content, /REDACTED-[a-z-]+-1/);
        assert.ok(!content.includes(last.slice(-6)), content);
      });
  }

  it('is masked whole with separators of parameters and users inside', () => {
    for (const value of [
      { args: [`--password=${first}|I7=${last}`] },
      { connection: `Server=desk;Password=${first}&z=${last};Encrypt=true` },
      { env: { AUTH_TOKEN: `R2[${first}:${last}` } },
    ]) {
      const content = left(value);
      assert.ok(!content.includes(first.slice(0, 8)) && !content.includes(last.slice(0, 8)), content);
    }
  });

  it('ends before other text', () => {
    assert.equal(
      left({ text: `run "DB_PASSWORD=${first} MODE=fast" now` }),
      `{"text":"run \\"DB_PASSWORD=REDACTED-password-1 MODE=fast\\" now"}`,
    );
    assert.match(left({ text: `API_TOKEN=${token} && npx desk` }), /REDACTED-token-1 && npx desk/);
    assert.match(left({ url: `https://desk.dev/?password=${first}&mode=fast` }), /&mode=fast/);
    assert.match(left({ auth: `desk:${first}` }), /"desk:REDACTED-/);
  });

  it('may be a passphrase of words and a number, but no sentence', () => {
    const phrase = 'Mosaic harbour 83 Meadow!';
    assert.equal(left({ password: phrase }), '{"password":"REDACTED-password-1"}');
    const sentences = {
      password: 'Password needs 12 Letters!',
      pwd: 'Please enter it again!',
      pass: 'Mindestens 12 Zeichen nehmen!',
    };
    assert.equal(left(sentences), JSON.stringify(sentences));
  });

  it('continues after a space in prose, up to the last part that looks typed', () => {
    assert.equal(
      left({ prompt: `The password is ${first} ${last} and stays.` }),
      '{"prompt":"The password is REDACTED-password-1 and stays."}',
    );
  });

  it('extends to the end of its line, even with a short first part', () => {
    assert.equal(
      left({ env_file: `A=1\nDB_PASSWORD=q7 ${first} ~${last}\nB=2\n` }),
      '{"env_file":"A=1\\nDB_PASSWORD=REDACTED-password-1\\nB=2\\n"}',
    );
    assert.equal(
      left({ prompt: `Password: ${first} for the Desk` }),
      '{"prompt":"Password: REDACTED-password-1 for the Desk"}',
    );
  });

  it('after an authentication scheme, includes the text before a colon', () => {
    const text = left({ headers: { Authorization: `Bearer ${first}:${last}` } });
    assert.ok(!text.includes(first.slice(0, 8)), text);
  });
});

const kept: readonly (readonly [what: string, text: string, expected: string])[] = [
  ['the words after a password', `password: ${first} then go on`, 'password: REDACTED-password-1 then go on'],
  ['a name after a password', `password: ${first} GitHub Docs`, 'password: REDACTED-password-1 GitHub Docs'],
  ['the next option', `serve --password ${first} -Xmx4G! --b`, 'serve --password REDACTED-password-1 -Xmx4G! --b'],
  ['the next command', `serve --password ${first};echo done`, 'serve --password REDACTED-password-1;echo done'],
  ['the next setting', `password=${first};Host=Db1!x`, 'password=REDACTED-password-1;Host=Db1!x'],
  ['the end of an element', `<password>${first}</password>`, '<password>REDACTED-password-1</password>'],
  ['an address', `password ${first} desk@acme.dev`, 'password REDACTED-password-1 desk@acme.dev'],
  ['a variable', `password: ${first} $HOME4x!`, 'password: REDACTED-password-1 $HOME4x!'],
  ['the text after a token', `Set api_key: ${token} Ab1!cd#2`, 'Set api_key: REDACTED-api-key-1 Ab1!cd#2'],
];

describe('a mask leaves', () => {
  for (const [what, text, expected] of kept) {
    it(what, () => assert.equal(JSON.parse(left({ prompt: text })).prompt, expected));
  }
});

const quiet: readonly (readonly [what: string, value: unknown])[] = [
  ['words under a name', { api_key: 'See Chapter 4 & 5 of the Guide!' }],
  ['a sentence in a header', { headers: { 'X-Api-Key': 'Ask Desk 24/7 for Yours!' } }],
  ['settings after an option', { args: ['--token=Limit1!,Name=Desk;Rate=2'] }],
  ['a reference after an option', { args: ['--token=${Desk_1!;x}'] }],
  ['a pattern after a name', { args: ['--token-pattern=^[A-Z]{2};[a-z0-9]+$!'] }],
  ['a call after a name', { note: 'token: readToken("Desk1!", 4)' }],
  ['cookies for the appearance of a page', { headers: { Cookie: 'theme="dark blue"; lang="en-GB"' } }],
];

describe('no secret', () => {
  for (const [what, value] of quiet) {
    it(`is ${what}`, () => assert.equal(left(value), JSON.stringify(value)));
  }
});
