import assert from 'node:assert/strict';
import { it } from 'node:test';
import { reportOn } from '../rules/testing.ts';
import { orderFixes } from './fix-order.ts';

const report = reportOn({
  mcpServers: {
    files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem', '/'] },
    notes: { url: 'http://mcp.acme.dev/sse', headers: { Authorization: 'Bearer ${NOTES_TOKEN}' } },
    two: { command: 'npx', args: ['-y', 'two-server'] },
  },
});

it('takes rule after rule, the worst severity first, and ends without findings', () => {
  const steps = orderFixes(report);
  assert.deepEqual(
    steps.map(({ ruleId, severity, count }) => [ruleId, severity, count]),
    [
      ['AG-006', 'critical', 1],
      ['AG-010', 'critical', 1],
      ['AG-008', 'medium', 2],
    ],
  );
  const scores = [report.score, ...steps.map(({ score }) => score)];
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => a - b),
  );
  assert.deepEqual([steps.at(-1)?.score, steps.at(-1)?.grade], [100, 'A+']);
});

it('names the most severe finding of a rule, whether or not it has a patch', () => {
  const [step] = orderFixes(report);
  const first = report.findings.find(({ fingerprint }) => fingerprint === step?.first);
  assert.equal(first?.ruleId, step?.ruleId);
  assert.equal(first?.remediation.patch, undefined);
});

it('has no step for hints', () => {
  const hints = reportOn({ mcpServers: { far: { type: 'http', url: 'https://notes.example.com/mcp' } } });
  assert.ok(hints.findings.length > 0);
  assert.deepEqual(orderFixes(hints), []);
});
