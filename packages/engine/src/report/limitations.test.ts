import assert from 'node:assert/strict';
import { it } from 'node:test';
import { analyze } from '../analyze.ts';
import { commandLimits } from '../command/syntax/allowance.ts';

function limitationsOf(args: readonly string[]): readonly string[] {
  const content = JSON.stringify({ mcpServers: { notes: { command: 'node', args } } });
  const analysis = analyze({ content, format: 'json' });
  assert.equal(analysis.kind, 'report');
  return analysis.kind === 'report' ? analysis.report.limitations : [];
}

const cutOff =
  '/mcpServers/notes/command was read only in part: the file exceeds the limit on commands, words or options.';

it('states that a command was only partly analysed', () => {
  assert.ok(limitationsOf(Array(commandLimits.wordsMax).fill('a')).includes(cutOff));
});

it('does not mention commands that were analysed completely', () => {
  assert.ok(!limitationsOf(Array(1_000).fill('a')).includes(cutOff));
});
