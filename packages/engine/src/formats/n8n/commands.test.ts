import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const to = (node: string) => ({ main: [[{ node, type: 'main', index: 0 }]] });
const program = (jsCode: string) => ({ type: 'n8n-nodes-base.code', name: 'Write', parameters: { jsCode } });

/** Whether a command that takes the program's result is reported; the source comes before the program. */
function isReported(jsCode: string, source: string, command = '={{ $json.line }}'): boolean {
  const nodes = [
    { type: source, name: 'Source', parameters: {} },
    program(jsCode),
    { type: 'n8n-nodes-base.executeCommand', name: 'Run', parameters: { command } },
  ];
  return findingsOf('AG-002', { nodes, connections: { Source: to('Write'), Write: to('Run') } }).length > 0;
}

const agent = '@n8n/n8n-nodes-langchain.agent';
const constant = "return [{ json: { line: 'backup.sh --keep ' + 3 } }];";
const passing = "return [{ json: { line: 'grep ' + $input.first().json.output + ' notes.txt' } }];";

it('a command that a program without input writes is the author’s', () => {
  assert.ok(!isReported(constant, agent));
  assert.ok(!isReported(constant, agent, "={{ $('Write').first().json.line }}"));
  assert.ok(!isReported(passing, 'n8n-nodes-base.scheduleTrigger'));
});

it('a command that a program writes with the answer of a model or a service is not', () => {
  assert.ok(isReported(passing, agent));
  assert.ok(isReported(passing, 'n8n-nodes-base.webhook'));
  assert.ok(isReported(passing, 'n8n-nodes-base.httpRequest'));
  assert.ok(isReported(constant, agent, "={{ $json.line }} {{ $('Source').first().json.output }}"));
  assert.ok(isReported(constant, agent, "={{ $json.line + $('Source').first().json.output }}"));
});
