import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEmail } from './email.ts';

describe('an email address', () => {
  const kept = [
    ['you@example.com', 'you@example.com'],
    [' You+Tag@Example.COM ', 'you+tag@example.com'],
    ['müller@bücher.example', 'müller@bücher.example'],
    ["o'hara@example.co.uk", "o'hara@example.co.uk"],
  ] as const;
  for (const [text, email] of kept) it(`${text} is stored as ${email}`, () => assert.equal(readEmail(text), email));

  const refused = [
    '',
    'you',
    '@example.com',
    'you@',
    'a@b@c',
    'a b@c.de',
    'a@b.de\nBcc: x@y.z',
    '<a@b.de>',
    `${'a'.repeat(65)}@b.de`,
  ];
  for (const text of refused) it(`${JSON.stringify(text)} is rejected`, () => assert.equal(readEmail(text), null));
});
