import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'models /model',
    'prompts /description description',
    'prompts /handoffs/0/prompt task',
    'tools /tools/1 unknown can execute',
    'tools /tools/2 unknown can read',
    'tools /tools/3 unknown can fetch+search',
    'servers /mcp-servers/cluster stdio can administer',
    'commands /mcp-servers/cluster/command server',
    'grants /tools/0 tool-wildcard wide true',
  ],
  'hardened.yaml': [
    'agents ',
    'models /model/0',
    'models /model/1',
    'prompts /description description',
    'tools /tools/0 unknown can read',
    'tools /tools/1 unknown can read',
    'tools /tools/2 unknown can ',
  ],
  'prompt.yaml': [
    'agents ',
    'prompts /description description',
    'tools /tools/0 unknown can ',
    'tools /tools/1 unknown can write',
    'tools /tools/2 unknown can execute',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`copilot-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'copilot-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('front matter of Copilot', () => {
  const rules = (text: string) =>
    reportOn(text, 'yaml')
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  const agent = 'name: A\ndescription: Builds.\nmodel: GPT-5\n';

  it('has no finding for tools that the editor asks about', () => {
    assert.deepEqual(rules(`${agent}tools: [execute/runInTerminal, edit/editFiles, web/fetch, read/readFile]\n`), []);
  });

  it('is reported if it may use every tool', () => {
    assert.deepEqual(rules(`${agent}tools: ['*', 'search/codebase']\n`), ['AG-020 medium']);
    assert.deepEqual(rules(`${agent}target: vscode\ntools: ['*']\n`), ['AG-020 low']);
  });

  const others = [
    'name: a\ndescription: A package.\nmodel: T-1000\ntools: [hammer]\n',
    'name: CI\ndescription: Builds.\non: push\ntools: [edit]\n',
    'description: An agent of its own.\nagent: agent\n',
    'name: a\ndescription: Looks things up.\ntools: Read, Grep\nmodel: haiku\n',
  ];
  for (const text of others)
    it(`is not recognised in ${JSON.stringify(text)}`, () => {
      assert.notEqual(readSample(text, 'yaml').format, 'copilot-agent');
    });
});
