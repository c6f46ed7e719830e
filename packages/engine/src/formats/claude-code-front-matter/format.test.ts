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
    'tools /tools unknown can read',
    'tools /tools unknown can write',
    'tools /tools unknown can execute',
    'servers /mcpServers/1/notes stdio can ',
    'commands /mcpServers/1/notes/command server',
    'commands /hooks/PostToolUse/0/hooks/0/command hook',
    'approvals /permissionMode all-prompts off',
    'hooks /hooks/PostToolUse/0/hooks/0 after',
    'limits /maxTurns iterations 40',
  ],
  'command.yaml': [
    'agents ',
    'prompts /description description',
    'permissions /allowed-tools allow shell wildcard true',
    'permissions /allowed-tools allow shell',
    'permissions /allowed-tools allow read wildcard true',
  ],
  'hardened.yaml': [
    'agents ',
    'models /model',
    'prompts /description description',
    'tools /tools/0 unknown can read',
    'tools /tools/1 unknown can read',
    'permissions /disallowedTools deny shell wildcard true',
    'permissions /disallowedTools deny write wildcard true',
    'approvals /permissionMode all-prompts on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`claude-code-front-matter reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'claude-code-front-matter');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('front matter of Claude Code', () => {
  const rules = (text: string) =>
    reportOn(text, 'yaml')
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);

  it('approves the tools that a skill or command lists', () => {
    assert.deepEqual(rules('name: forms\ndescription: Fills forms.\nallowed-tools: Bash Read\n'), ['AG-002 critical']);
    assert.deepEqual(rules('description: Commits.\nallowed-tools: Bash(git status:*), Bash(git diff *), Read\n'), []);
  });

  it('rates a bypassed approval low for a subagent that only reads', () => {
    const subagent = 'name: a\ndescription: Looks things up.\nmodel: haiku\npermissionMode: bypassPermissions\n';
    assert.deepEqual(rules(`${subagent}tools: Read, Grep\n`), ['AG-003 low']);
    assert.deepEqual(rules(`${subagent}tools: Read, Write\n`), ['AG-003 critical']);
    assert.deepEqual(rules(subagent), ['AG-003 critical']);
  });

  it('does not approve the tools that a subagent may use', () => {
    assert.deepEqual(rules('name: a\ndescription: Builds.\ntools: Read, Edit, Bash\nmodel: opus\n'), []);
  });

  const others = [
    'name: a\ndescription: A package.\nversion: 1.0.0\nlicense: MIT\n',
    'title: Notes\ndescription: What was said.\ntags: [a]\ndate: 2026-01-01\n',
    'name: lights\ndescription: A theme.\ncolor: red\ntools: [hammer, saw]\n',
    'name: CI\ndescription: Builds.\non: push\njobs: {}\n',
    'name: model\ndescription: Weights.\nmodel: opus-mt\ntools: none\n',
  ];
  for (const text of others)
    it(`is not recognised in ${JSON.stringify(text)}`, () => {
      assert.notEqual(readSample(text, 'yaml').format, 'claude-code-front-matter');
    });
});

it('front matter with an excessive number of names is read quickly', () => {
  const text = `name: a\ndescription: b\nallowed-tools:\n${`  - "${'ab '.repeat(6000)}"\n`.repeat(3)}`;
  const { facts } = readSample(text, 'yaml');
  assert.equal(facts.filter((fact) => fact.startsWith('permissions')).length, 5000);
});
