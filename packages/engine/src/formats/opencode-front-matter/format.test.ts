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
    'permissions /permission/bash allow shell wildcard true',
    'permissions /permission/edit allow write wildcard true',
    'fileGrants /permission/external_directory write permission',
    'limits /steps iterations 5000',
  ],
  'hardened.yaml': [
    'agents ',
    'prompts /description description',
    'permissions /permission/edit deny write wildcard true',
    'permissions /permission/bash/* deny shell wildcard true',
    'permissions /permission/bash/git diff * allow shell',
    'permissions /permission/webfetch ask fetch wildcard true',
    'permissions /tools/write deny write wildcard true',
    'permissions /tools/edit deny write wildcard true',
    'limits /steps iterations 20',
  ],
  'switches.yaml': [
    'agents ',
    'prompts /description description',
    'permissions /tools/bash deny shell wildcard true',
    'limits  iterations unlimited origin default',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`opencode-front-matter reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'opencode-front-matter');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('front matter of OpenCode', () => {
  const found = (text: string) =>
    reportOn(text, 'yaml')
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  const formatOf = (text: string) => readSample(text, 'yaml').format;

  it('reports what an agent allows, but no defaults', () => {
    assert.deepEqual(
      found('description: Builds.\nmode: subagent\npermission: { bash: { "*": ask, "find *": allow } }\n'),
      ['AG-002 high'],
    );
    assert.deepEqual(found('description: Builds.\nmode: primary\ntools: { bash: true, write: true }\n'), []);
  });

  it('does not recognise front matter of other hosts', () => {
    assert.notEqual(formatOf('description: Nightly copy.\nmode: primary\nretries: 3\n'), 'opencode-front-matter');
    assert.equal(
      formatOf('name: a\ndescription: Reviews code.\ntools: Read, Grep\nmodel: sonnet\n'),
      'claude-code-front-matter',
    );
    assert.equal(formatOf("description: Plans.\nmode: agent\ntools: ['codebase', 'search']\n"), 'copilot-agent');
  });
});
