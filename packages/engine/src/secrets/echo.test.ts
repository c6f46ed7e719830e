import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '../analyze.ts';
import { createEcho } from './echo.ts';
import { Random } from './testing.ts';

const random = new Random(71);
const told = (instructions: string, note: string): string => {
  const analysis = analyze({ content: JSON.stringify({ name: 'desk', instructions, note }), format: 'json' });
  assert.equal(analysis.kind, 'report');
  return JSON.stringify(analysis);
};

describe('further occurrences of secrets', () => {
  it('distinguishes secrets with a common middle', () => {
    const middle = random.text(24);
    const secrets = Array.from({ length: 40 }, () => `${random.text(12)}${middle}${random.text(12)}`);
    const echo = createEcho(new Map(secrets.map((secret, index) => [secret, index])));
    const met: number[] = [];
    echo?.find(`${secrets[7]} and ${secrets[31]}, ${random.text(12)}${middle}`, (_start, _end, index) =>
      met.push(index),
    );
    assert.deepEqual(met, [7, 31]);
  });

  it('masks secrets that repeat one part at many lengths', () => {
    const part = `aB3${random.text(15)}9Zq`;
    const passwords = Array.from({ length: 700 }, (_, i) => `password=${part.repeat(60).slice(0, 20 + i)}`);
    const output = told(passwords.join(' '), `see ${part.repeat(60).slice(0, 555)} there`);
    assert.ok(!output.includes(part.slice(2, 10)));
    assert.ok(output.includes('see REDACTED-password-'));
  });

  it('masks such secrets with spaces inside', () => {
    const part = `aB3${random.text(15)} 9Zq${random.text(15)} `;
    const secrets = Array.from({ length: 700 }, (_, i) =>
      part
        .repeat(60)
        .slice(0, 38 + i)
        .trim(),
    );
    const echo = createEcho(new Map(secrets.map((secret, index) => [secret, index])));
    const text = `${secrets.join('\n')}\nsee ${secrets[555]}`;
    const masked = new Uint8Array(text.length);
    echo?.find(text, (start, end) => masked.fill(1, start, end));
    const last = text.length - (secrets[555]?.length ?? 0);
    assert.equal(masked.indexOf(0, last), -1);
  });
});
