import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '@agent-grade/engine';
import { initialSession, next, type Reading } from './session.ts';

function reading(content: string, filename: string | null): Reading {
  const analysis = analyze({ content, format: 'json' });
  if (analysis.kind === 'problem') throw new Error('The sample does not parse.');
  return { report: analysis.report, json: content, submission: { content, language: 'json', filename } };
}

const first = reading('{"mcpServers": {"a": {"command": "npx", "args": ["-y", "b"]}}}', 'mcp.json');
const second = reading('{"mcpServers": {"a": {"command": "a-server"}}}', 'mcp.json');

describe('session', () => {
  it('compares a second analysis of a file with the first', () => {
    const session = next(next(initialSession, { kind: 'answered', reading: first }), {
      kind: 'answered',
      reading: second,
    });
    assert.deepEqual([session.current, session.earlier], [second, first]);
  });

  it('does not compare another file', () => {
    const other = reading('{"mcpServers": {"a": {"command": "a-server"}}}', 'other.json');
    const session = next(next(initialSession, { kind: 'answered', reading: first }), {
      kind: 'answered',
      reading: other,
    });
    assert.equal(session.earlier, null);
  });

  it('keeps the report when there is a problem, and knows when the text has changed', () => {
    const edited = next(next(initialSession, { kind: 'answered', reading: first }), { kind: 'edited' });
    const failed = next(edited, { kind: 'failed', phase: { kind: 'unreachable' } });
    assert.deepEqual([failed.current, failed.edited, failed.phase.kind], [first, true, 'unreachable']);
    assert.equal(next(failed, { kind: 'waited' }).phase.kind, 'idle');
  });
});
