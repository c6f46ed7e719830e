import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /Resources/RefundAgent/Properties',
    'models /Resources/RefundAgent/Properties/FoundationModel',
    'prompts /Resources/RefundAgent/Properties/Instruction system',
    'materials /Resources/RefundFunction/Properties/Code/ZipFile code',
    'tools /Resources/RefundAgent/Properties/ActionGroups/0/FunctionSchema/Functions/0 unknown can pay',
    'tools /Resources/RefundAgent/Properties/ActionGroups/1/ParentActionGroupSignature unknown can execute',
    'endpoints /Resources/RefundFunction/Properties/Environment/Variables/PAY_URL tool',
    'exposures /Resources/Invoke/Properties/Principal public-trigger open',
    'environment /Resources/RefundFunction/Properties/Environment/Variables/PAY_URL tool',
    'grants /Resources/RefundRole/Properties/Policies/0/PolicyDocument/Statement/0/Action iam-action wide true',
    'grants /Resources/RefundRole/Properties/Policies/0/PolicyDocument/Statement/1/Action/0 iam-action wide true',
    'grants /Resources/RefundRole/Properties/ManagedPolicyArns/0 admin wide true',
  ],
  'hardened.yaml': [
    'agents /Resources/Agent/Properties',
    'models /Resources/Agent/Properties/FoundationModel',
    'prompts /Resources/Agent/Properties/Instruction system',
    'tools /Resources/Agent/Properties/ActionGroups/0/FunctionSchema/Functions/0 always can pay',
    'approvals /Resources/Agent/Properties/ActionGroups/0/FunctionSchema/Functions/0/RequireConfirmation tool on',
    'approvals /Resources/Agent/Properties/GuardrailConfiguration guardrail on',
    'approvals /Resources/Rail/Properties guardrail on',
    'grants /Resources/Policy/Properties/PolicyDocument/Statement/Action iam-action',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`bedrock-cfn reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'bedrock-cfn');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
