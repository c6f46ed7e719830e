import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../../document/parse.ts';
import { SourceText } from '../../text/source-text.ts';
import { Cursor } from '../cursor.ts';
import { Ledger } from '../ledger.ts';
import { type Divider, readNamedValues } from './named-values.ts';

function read(text: string, divider: Divider) {
  const nested = text.replaceAll(/^/gm, '  ');
  const document = parseDocument(new SourceText(`of:\n${nested}\n`), 'yaml');
  if ('code' in document) throw new Error(document.code);
  const [root] = document.roots;
  if (root === undefined) throw new Error('no root');
  const values = readNamedValues(Cursor.atRoot(root, new Ledger()).get('of'), divider);
  return values.map(({ name, value }) => [name.value, value?.value ?? null]);
}

describe('readNamedValues', () => {
  const cases: readonly (readonly [string, string, Divider, readonly (readonly [string, string | null])[]])[] = [
    [
      'a map',
      'A: x\nB: 1\nC: true\n',
      '=',
      [
        ['A', 'x'],
        ['B', '1'],
        ['C', 'true'],
      ],
    ],
    ['a map with an empty value', 'A:\n', '=', [['A', '']]],
    [
      'a list of assignments',
      '- A=x=y\n- B=\n',
      '=',
      [
        ['A', 'x=y'],
        ['B', ''],
      ],
    ],
    ['a list of bare names', '- TOKEN\n', '=', [['TOKEN', null]]],
    [
      'a list of objects',
      '- {name: A, value: x}\n- {key: B, value: 2}\n',
      '=',
      [
        ['A', 'x'],
        ['B', '2'],
      ],
    ],
    [
      'a list of small maps',
      '- A: x\n- B: y\n',
      '=',
      [
        ['A', 'x'],
        ['B', 'y'],
      ],
    ],
    [
      'header lines',
      '"X-Key: abc\\nAccept: */*"',
      ':',
      [
        ['X-Key', 'abc'],
        ['Accept', '*/*'],
      ],
    ],
    ['nothing', '[]', '=', []],
  ];
  for (const [name, text, divider, expected] of cases) {
    it(`reads ${name}`, () => assert.deepEqual(read(text, divider), expected));
  }
});
