import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, sanitizedOf } from '../../testing.ts';

const secret = new Random(47).text(26);
const inPrompt = (text: string) => sanitizedOf(JSON.stringify({ prompt: `Ask the desk with ${text} only.` }));
const underName = (text: string) => sanitizedOf(JSON.stringify({ api_key: text }));

describe('the default in a template', () => {
  for (const text of [
    `{{ env.API_KEY or '${secret}' }}`,
    `{{ API_KEY | default('${secret}') }}`,
    `{{ api_key | default("${secret}", true) }}`,
    `\${API_KEY ?? '${secret}'}`,
    `\${API_KEY || "${secret}"}`,
  ])
    it(`is masked: ${text.replace(secret, '…')}`, () => {
      assert.ok(!inPrompt(text).includes(secret));
      assert.ok(!underName(text).includes(secret));
    });

  it('the text after the default is kept', () =>
    assert.match(
      underName(`{{ lookup('env', 'DESK') | default('${secret}', true) }}`),
      /default\('REDACTED-[a-z-]+-1', true\)/,
    ));

  it('words and names as defaults are left', () => {
    for (const text of [
      "{{ api_token or 'none-given' }}",
      "{{ api_key | default('please ask the desk') }}",
      "{{ api_key or 'DESK_API_KEY' }}",
      "{{ token | default('guest-session') }}",
    ])
      assert.ok(inPrompt(text).includes(text), text);
  });
});

describe('a value after a name', () => {
  const prompt = (text: string) => sanitizedOf(JSON.stringify({ prompt: text }));
  for (const text of [
    `export const API_TOKEN: Readonly<string> = '${secret}';`,
    `API_KEY: Final[str] = "${secret}"`,
    `The password is set to ${secret} for now.`,
    `printf "%s" "${secret}" | desk login --with-token`,
    `Content-Disposition: form-data; name="password"\r\n\r\n${secret}\r\n--b--`,
    `https://desk/v1?cfg=${btoa(JSON.stringify({ token: secret }))}&v=1`,
  ])
    it(`is masked: ${text.replace(secret, '…').slice(0, 48)}`, () => {
      const left = prompt(text);
      assert.ok(!left.includes(secret) && !left.includes(btoa(`{"token":"${secret}`).slice(0, 40)), left);
    });

  it('is masked with the comment after it', () => {
    assert.equal(underName(`${secret} # of the old desk`), '{"api_key":"REDACTED-api-key-1"}');
  });

  it('is masked if it starts like a mask', () => {
    for (const text of [`REDACTED-token-1-${secret}`, `REDACTED-token-1${secret}`])
      assert.ok(!underName(text).includes(secret), text);
    for (const text of ['REDACTED-token-1', 'REDACTED-token-1-staging'])
      assert.ok(underName(text).includes(text), text);
  });

  it('types, words and references are left', () => {
    for (const text of [
      'apiToken: Readonly<string> = given;',
      'The password is set to expire in 90 days.',
      'printf "%s" "$TOKEN" | desk login --with-token',
      'name="password"\r\n\r\n--b--',
    ])
      assert.equal(prompt(text), JSON.stringify({ prompt: text }));
  });
});
