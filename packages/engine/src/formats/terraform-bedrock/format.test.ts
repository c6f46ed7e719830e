import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'agents /resources/0/instances/0/attributes',
    'prompts /resources/0/instances/0/attributes/instruction system',
    'prompts /resources/0/instances/0/attributes/description description',
    'grants /resources/1/instances/0/attributes/policy iam-action',
  ],
  'risky.json': [
    'agents /planned_values/root_module/resources/0/values',
    'prompts /planned_values/root_module/resources/0/values/instruction system',
    'transports /planned_values/root_module/resources/2/values/environment/0/variables/NODE_TLS_REJECT_UNAUTHORIZED certificate-check off',
    'environment /planned_values/root_module/resources/2/values/environment/0/variables/NODE_TLS_REJECT_UNAUTHORIZED server',
    'grants /planned_values/root_module/resources/1/values/policy iam-action wide true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`terraform-bedrock reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'terraform-bedrock');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('the policy of a role', () => {
  const stateOf = (type: string, attributes: object) => {
    const agent = { type: 'aws_bedrockagent_agent', instances: [{ attributes: { agent_name: 'desk' } }] };
    const resources = [agent, { type, instances: [{ attributes }] }];
    return { version: 4, terraform_version: '1.9.0', serial: 3, resources };
  };
  const policyOf = (...Statement: readonly object[]): string => JSON.stringify({ Version: '2012-10-17', Statement });
  const findings = (policy: string) => findingsOf('AG-020', stateOf('aws_iam_role_policy', { policy }));
  const place = '/resources/1/instances/0/attributes';
  const wide = { Effect: 'Allow', Action: ['s3:GetObject', 'bedrock:*'], Resource: '*' };
  const denial = {
    Effect: 'Deny',
    Action: 's3:*',
    Resource: '*',
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  };

  it('is wide by any action of any statement, also beside a denial', () => {
    const expected = [{ pointer: `${place}/policy`, severity: 'high', confidence: 'high' }];
    assert.deepEqual(findings(policyOf(wide)), expected);
    assert.deepEqual(findings(policyOf(wide, denial)), expected);
    assert.deepEqual(findings(policyOf(denial, { ...wide, Action: '*' }, wide)), expected);
  });
  it('is wide also where the role contains it', () => {
    const state = stateOf('aws_iam_role', { inline_policy: [{ name: 'desk', policy: policyOf(wide) }] });
    const pointers = findingsOf('AG-020', state).map(({ pointer }) => pointer);
    assert.deepEqual(pointers, [`${place}/inline_policy/0/policy`]);
  });
  it('is not wide by what it denies, by named actions or on named resources', () => {
    assert.deepEqual(findings(policyOf(denial, { ...denial, Action: '*' })), []);
    assert.deepEqual(findings(policyOf({ ...wide, Action: ['s3:GetObject', 's3:PutObject'] }, denial)), []);
    assert.deepEqual(findings(policyOf({ ...wide, Resource: 'arn:aws:s3:::desk/*' })), []);
    assert.deepEqual(findings('no policy, "Effect": "Allow", "Action": "*"'), []);
  });
});
