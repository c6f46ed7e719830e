import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const agent = { type: '@n8n/n8n-nodes-langchain.agent', name: 'Clerk', parameters: {} };

it('reports a program that runs its input', () => {
  const severitiesOf = (jsCode: string) => {
    const code = { type: 'n8n-nodes-base.code', name: 'Run', parameters: { jsCode } };
    return findingsOf('AG-002', { nodes: [agent, code], connections: {} }).map(({ severity }) => severity);
  };
  assert.deepEqual(severitiesOf('return eval($json.output);'), ['high']);
  assert.deepEqual(severitiesOf('const text = $input.first().json.output;\nreturn new Function(text)();'), ['high']);
  assert.deepEqual(severitiesOf('const text = $input.first().json.output;\nreturn /a/.exec(text);'), []);
  assert.deepEqual(severitiesOf("const text = $input.first().json.output;\nreturn eval('1 + 1');"), []);
  assert.deepEqual(severitiesOf('const rows = $input.all();\nreturn retrieval(rows);'), []);
});

it('reports a program in Python that runs its input', () => {
  const countOf = (pythonCode: string) => {
    const code = { type: 'n8n-nodes-base.code', name: 'Run', parameters: { pythonCode } };
    return findingsOf('AG-002', { nodes: [agent, code], connections: {} }).length;
  };
  assert.equal(countOf("exec(_input.first().json['code'])"), 1);
  assert.equal(countOf("code = _json['code']\nexec(code)"), 1);
  assert.equal(countOf("code = _json['code']\nprint(code)"), 0);
});

it('reports the command of a tool once', () => {
  const placesOf = (command: string) => {
    const tool = { type: 'n8n-nodes-base.executeCommandTool', name: 'List', parameters: { command } };
    return findingsOf('AG-002', { nodes: [agent, tool], connections: {} }).map(({ pointer }) => pointer);
  };
  assert.deepEqual(placesOf("=ls /desk/{{ $fromAI('path') }}"), ['/nodes/1/parameters/command']);
  assert.deepEqual(placesOf('ls /desk'), []);
});
