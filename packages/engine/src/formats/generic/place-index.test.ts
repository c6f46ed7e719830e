import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { Place, Step } from '../../text/span.ts';
import { PlaceIndex } from './place-index.ts';

const span = { start: 0, end: 0 };
const at = (path: readonly Step[], document = 0): Place => ({ document, path, span, entry: span, isListItem: false });

describe('places in one section', () => {
  const rows: readonly (readonly [one: readonly Step[], other: readonly Step[], expected: boolean])[] = [
    [['server', 'host'], ['server', 'auth'], true],
    [['server', 'host'], ['server', 'login', 'auth'], true],
    [['server', 'login', 'auth'], ['server', 'host'], true],
    [['server', 'host'], ['database', 'auth'], false],
    [['server', 'web', 'host'], ['server', 'api', 'auth'], false],
    [['host'], ['server', 'auth'], true],
    [['server', 'auth'], ['host'], true],
    [['server'], ['database', 'auth'], true],
    [['server', 'login'], ['server', 'login', 'auth'], true],
    [['server', 'web'], ['server', 'api', 'auth'], true],
    [['server', 'web', 'host'], ['server'], true],
  ];
  for (const [one, other, expected] of rows) {
    it(`${one.join('/')} and ${other.join('/')}: ${expected}`, () => {
      assert.equal(new PlaceIndex([at(one)]).hasBeside(at(other)), expected);
      assert.equal(new PlaceIndex([at(one, 1)]).hasBeside(at(other)), false);
    });
  }
});

describe('places in the section of another', () => {
  const rows: readonly (readonly [one: readonly Step[], other: readonly Step[], expected: boolean])[] = [
    [['shell', 'approval'], ['shell', 'enabled'], true],
    [['shell', 'rules', 0], ['shell', 'enabled'], true],
    [['shell', 'rules', '0'], ['shell', 'rules', 0, 'enabled'], false],
    [['approval'], ['shell', 'enabled'], false],
    [['approval'], ['enabled'], false],
  ];
  for (const [one, other, expected] of rows) {
    it(`${one.join('/')} and ${other.join('/')}: ${expected}`, () => {
      assert.equal(new PlaceIndex([at(one)]).hasInSectionOf(at(other)), expected);
      assert.equal(new PlaceIndex([at(one, 1)]).hasInSectionOf(at(other)), false);
    });
  }
});

describe('masking of logged texts', () => {
  const agent = { system_prompt: 'You help.', model: 'gpt-4o', tools: ['search_docs'] };
  const pointers = (settings: object) =>
    findingsOf('AG-023', { ...agent, ...settings })
      .filter(({ severity }) => severity !== 'info')
      .map(({ pointer }) => pointer);
  it('applies to the same section', () => {
    assert.deepEqual(pointers({ logging: { log_prompts: true, mask_pii: true } }), []);
  });
  it('does not apply to another section, nor from the root to a section', () => {
    assert.deepEqual(pointers({ logging: { log_prompts: true }, export: { mask_pii: true } }), [
      '/logging/log_prompts',
    ]);
    assert.deepEqual(pointers({ logging: { log_prompts: true }, mask_pii: true }), ['/logging/log_prompts']);
  });
});
