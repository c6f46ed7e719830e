import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random, sanitizedOf } from '../../testing.ts';

const secret = new Random(47).text(26);
const inPrompt = (text: string) => sanitizedOf(JSON.stringify({ prompt: `Ask the desk with ${text} only.` }));
const underName = (text: string) => sanitizedOf(JSON.stringify({ api_key: text }));

describe('what a template falls back to', () => {
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

  it('keeps what follows the default', () =>
    assert.match(
      underName(`{{ lookup('env', 'DESK') | default('${secret}', true) }}`),
      /default\('REDACTED-[a-z-]+-1', true\)/,
    ));

  it('is left where it is a word or a name', () => {
    for (const text of [
      "{{ api_token or 'none-given' }}",
      "{{ api_key | default('please ask the desk') }}",
      "{{ api_key or 'DESK_API_KEY' }}",
      "{{ token | default('guest-session') }}",
    ])
      assert.ok(inPrompt(text).includes(text), text);
  });
});
