import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readName } from './names.ts';

describe('a name', () => {
  for (const text of [
    'ci',
    'Ünïcödé 名前 🐎',
    '<img src=x onerror=alert(1)>',
    "Robert'); drop table users;--",
    'x'.repeat(100),
  ]) {
    it(`${text.slice(0, 20)} is stored unchanged`, () => assert.equal(readName(text), text));
  }
  for (const text of ['', '   ', 'a\nINFO forged', 'a\u0000', 'a\u202egnp.exe', 'a\u200b', '\ud800', 'x'.repeat(101)]) {
    it(`${JSON.stringify(text.slice(0, 20))} is rejected`, () => assert.equal(readName(text), null));
  }
});
