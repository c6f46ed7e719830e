import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /modelRoles/default',
    'models /modelRoles/smol',
    'permissions /tools/approval/bash allow shell wildcard true',
    'permissions /tools/approval/edit allow write wildcard true',
    'permissions /bash/patterns/1/match allow shell',
    'permissions /bash/patterns/0/match deny shell',
    'approvals /tools/approvalMode all-prompts off',
  ],
  'hardened.yaml': [
    'models /modelRoles/default',
    'permissions /tools/approval/bash ask shell wildcard true overridden true',
    'permissions /tools/approval/eval deny other wildcard true',
    'permissions /bash/patterns/2/match ask shell wildcard true',
    'permissions /bash/patterns/1/match deny shell',
    'permissions /bash/patterns/0/match allow shell',
    'approvals /tools/approvalMode all-prompts on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`omp-settings reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'omp-settings');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const roles = { default: 'anthropic/claude-sonnet-4-5' };
const found = (settings: object) =>
  reportOn({ modelRoles: roles, setupVersion: 2, ...settings })
    .findings.filter(({ severity }) => severity !== 'info' && severity !== 'low')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

it('rates a mode by what runs without approval', () => {
  const mode = (approvalMode: string) => found({ tools: { approvalMode } });
  assert.deepEqual(mode('yolo'), ['AG-003 critical /tools/approvalMode']);
  assert.deepEqual(mode('auto'), []);
  assert.deepEqual(mode('write'), ['AG-003 medium /tools/approvalMode']);
  assert.deepEqual(mode('always-ask'), []);
  assert.deepEqual(found({ tools: { intentTracing: true } }), []);
  assert.deepEqual(found({ tools: { approvalMode: 'yolo', approval: { bash: 'prompt' } } }), [
    'AG-003 medium /tools/approvalMode',
  ]);
});

it('lets the first matching pattern decide about a command', () => {
  const patterns = (...list: readonly (readonly [string, string])[]) =>
    found({ bash: { patterns: list.map(([match, approval]) => ({ match, approval })) } });
  assert.deepEqual(patterns(['python3 *', 'allow'], ['*', 'prompt']), ['AG-002 high /bash/patterns/0/match']);
  assert.deepEqual(patterns(['*', 'prompt'], ['python3 *', 'allow']), []);
  assert.deepEqual(patterns(['rm -rf *', 'deny'], ['*', 'allow']), ['AG-002 critical /bash/patterns/1/match']);
  assert.deepEqual(patterns(['git status', 'allow'], ['git push *', 'deny']), []);
});

it('reads the decision for a single tool', () => {
  assert.deepEqual(found({ tools: { approval: { bash: 'allow' } } }), ['AG-002 critical /tools/approval/bash']);
  assert.deepEqual(found({ tools: { approval: { edit: 'allow' } } }), ['AG-003 medium /tools/approval/edit']);
  assert.deepEqual(found({ tools: { approval: { read: 'allow', bash: 'deny', eval: 'prompt' } } }), []);
});

it('does not recognise model roles of an editor or other approvals', () => {
  const review = { tools: { approvalMode: 'manual', approval: { invoice: 'deny' } } };
  assert.notEqual(readSample(JSON.stringify(review), 'json').format, 'omp-settings');
  const roleOnly = { modelRoles: roles };
  assert.notEqual(readSample(JSON.stringify(roleOnly), 'json').format, 'omp-settings');
});

it('does not recognise settings of other programs with the same mode', () => {
  const gemini = { general: { defaultApprovalMode: 'yolo', previewFeatures: true }, tools: { approvalMode: 'yolo' } };
  assert.equal(readSample(JSON.stringify(gemini), 'json').format, 'gemini-settings');
  const alone = { tools: { approvalMode: 'yolo' } };
  assert.notEqual(readSample(JSON.stringify(alone), 'json').format, 'omp-settings');
});
