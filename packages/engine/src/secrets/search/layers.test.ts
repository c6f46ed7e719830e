import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random } from '../testing.ts';
import { scanText } from './scan-text.ts';

const random = new Random(29);
const secret = random.text(28);
const settings = `database:\n  user: desk\n  password: ${secret}\n  host: db.internal.acme.dev\n  port: 5432\n`;
const wrapped = (text: string, width: number) => btoa(text).match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
const wide = (text: string) => btoa([...text].map((char) => `${char}\0`).join(''));

function masked(text: string): string {
  const [hit] = scanText(text);
  return hit === undefined ? '' : text.slice(hit.start, hit.end);
}

describe('secrets in base64', () => {
  for (const [name, between] of [
    ['a line feed', '\n'],
    ['a carriage return, a line feed and an indentation', '\r\n    '],
    ['a space, as in a folded text', ' '],
  ] as const) {
    it(`are found on lines separated by ${name}`, () => {
      const block = wrapped(settings, 48).join(between);
      assert.equal(masked(`values:\n${block}\nend`), block);
    });
  }

  it('are found in an encoded command of PowerShell', () => {
    const command = wide(`$env:API_TOKEN='${secret}'; desk run`);
    assert.equal(masked(`powershell -EncodedCommand ${command}`), command);
  });

  it('are decoded only if the text contains a long run', () => {
    const plain =
      'The desk answers every question of its guests in one sentence, and asks back when it has to.\n'.repeat(3);
    const bytes = random.text(480);
    for (const text of [
      wrapped(plain, 64).join('\n'),
      bytes.match(/.{60}/g)?.join('\n') ?? '',
      `-EncodedCommand ${wide('Get-ChildItem -Path . | Sort-Object Length')}`,
      `${btoa(settings).slice(0, 48)} ${random.text(20)}`,
    ])
      assert.deepEqual(scanText(text), [], text);
  });
});
