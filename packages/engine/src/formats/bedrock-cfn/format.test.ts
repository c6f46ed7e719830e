import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
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

const template = (resources: object) => ({ AWSTemplateFormatVersion: '2010-09-09', Resources: resources });
const role = (Service: string | readonly string[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: { Statement: [{ Effect: 'Allow', Principal: { Service } }] } },
});

it('recognises a role for the agent runtime, but not one for functions', () => {
  const recognised = (Service: string | readonly string[]) =>
    readSample(JSON.stringify(template({ Role: role(Service) })), 'json').recognized;
  assert.ok(recognised('bedrock-agentcore.amazonaws.com'));
  assert.ok(recognised(['lambda.amazonaws.com', 'bedrock-agentcore.amazonaws.com']));
  assert.ok(!recognised('lambda.amazonaws.com'));
});

it('recognises a function that agents may invoke, but not one for other services', () => {
  const permission = (Principal: string) => ({
    Type: 'AWS::Lambda::Permission',
    Properties: { Action: 'lambda:InvokeFunction', FunctionName: 'desk', Principal },
  });
  const recognised = (principal: string) =>
    readSample(JSON.stringify(template({ Permission: permission(principal) })), 'json').recognized;
  assert.ok(recognised('bedrock.amazonaws.com'));
  assert.ok(!recognised('apigateway.amazonaws.com'));
});

it('reads the authentication and CORS of a function URL', () => {
  const agent = role('bedrock-agentcore.amazonaws.com');
  const found = (rule: 'AG-011' | 'AG-012', address: object, owner: object = agent) =>
    [
      { Type: 'AWS::Serverless::Function', Properties: { FunctionUrlConfig: address } },
      { Type: 'AWS::Lambda::Url', Properties: address },
    ].map((Front) => findingsOf(rule, template({ Agent: owner, Front })).map(({ severity }) => severity));
  const open = { AuthType: 'NONE', Cors: { AllowOrigins: ['*'] } };
  assert.deepEqual(found('AG-011', open), [['high'], ['high']]);
  assert.deepEqual(found('AG-012', open), [['medium'], ['medium']]);
  const own = { AuthType: 'AWS_IAM', Cors: { AllowOrigins: ['https://app.example.com'] } };
  assert.deepEqual(found('AG-011', own), [[], []]);
  assert.deepEqual(found('AG-012', own), [[], []]);
  assert.deepEqual(found('AG-011', open, role('lambda.amazonaws.com')), [[], []]);
});

it('an API method without authentication is open to everyone', () => {
  const found = (method: object) =>
    findingsOf(
      'AG-011',
      template({
        Agent: role('bedrock-agentcore.amazonaws.com'),
        Method: { Type: 'AWS::ApiGateway::Method', Properties: method },
      }),
    ).map(({ severity, pointer }) => `${severity} ${pointer}`);
  const at = '/Resources/Method/Properties/AuthorizationType';
  assert.deepEqual(found({ HttpMethod: 'POST', AuthorizationType: 'NONE' }), [`high ${at}`]);
  assert.deepEqual(found({ HttpMethod: 'OPTIONS', AuthorizationType: 'NONE' }), []);
  assert.deepEqual(found({ HttpMethod: 'POST', AuthorizationType: 'NONE', ApiKeyRequired: true }), []);
  assert.deepEqual(found({ HttpMethod: 'POST', AuthorizationType: 'AWS_IAM' }), []);
});

it('reports powerful actions on every resource', () => {
  const severitiesOf = (statement: object) => {
    const PolicyDocument = { Statement: [{ Effect: 'Allow', ...statement }] };
    const Agent = {
      Type: 'AWS::Bedrock::Agent',
      Properties: { AgentName: 'desk', FoundationModel: 'm', Instruction: 'Help.' },
    };
    const resources = { Agent, Policy: { Type: 'AWS::IAM::Policy', Properties: { PolicyDocument } } };
    return findingsOf('AG-020', template(resources)).map(({ severity }) => severity);
  };
  const Action = ['secretsmanager:GetSecretValue'];
  assert.deepEqual(severitiesOf({ Action, Resource: '*' }), ['medium']);
  assert.deepEqual(severitiesOf({ Action: 'iam:PassRole', Resource: ['*'] }), ['medium']);
  assert.deepEqual(severitiesOf({ Action, Resource: 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:desk' }), []);
  assert.deepEqual(
    severitiesOf({ Action, Resource: '*', Condition: { StringEquals: { 'aws:ResourceTag/a': 'desk' } } }),
    [],
  );
  assert.deepEqual(severitiesOf({ Action: 'logs:PutLogEvents', Resource: '*' }), []);
});

describe('resources of AgentCore', () => {
  const factsOf = (type: string, properties: object): readonly string[] => {
    const resource = { Type: `AWS::BedrockAgentCore::${type}`, Properties: properties };
    return readSample(JSON.stringify(template({ Desk: resource })), 'json').facts;
  };
  const at = '/Resources/Desk/Properties';
  it('a runtime has an image, a network and callers', () => {
    const runtime = (ContainerUri: string, NetworkMode: string) => ({
      AgentRuntimeName: 'desk',
      AgentRuntimeArtifact: { ContainerConfiguration: { ContainerUri } },
      NetworkConfiguration: { NetworkMode },
    });
    assert.deepEqual(factsOf('Runtime', runtime('public.ecr.aws/acme/desk:latest', 'PUBLIC')), [
      `agents ${at}`,
      `components ${at}/AgentRuntimeArtifact/ContainerConfiguration/ContainerUri image docker version latest`,
    ]);
    const signed = { ...runtime('${Image}', 'VPC'), AuthorizerConfiguration: { CustomJWTAuthorizer: {} } };
    assert.deepEqual(factsOf('Runtime', signed), [
      `agents ${at}`,
      `authentications ${at}/AuthorizerConfiguration endpoint present exposed true`,
      `egresses ${at}/NetworkConfiguration/NetworkMode network restricted`,
    ]);
  });
  it('an image of another resource is none in the file', () => {
    const runtime = (uri: string) =>
      readSample(
        `AWSTemplateFormatVersion: "2010-09-09"\nResources:\n  Desk:\n    Type: AWS::BedrockAgentCore::Runtime\n    Properties:\n      AgentRuntimeArtifact:\n        ContainerConfiguration: { ContainerUri: ${uri} }\n`,
        'yaml',
      ).facts.filter((fact) => fact.startsWith('components'));
    assert.deepEqual(runtime('!GetAtt Build.Outputs.Uri'), []);
    assert.deepEqual(runtime('!Ref Image'), []);
    assert.equal(runtime('acme/desk').length, 1);
  });
  it('a memory has an owner if its namespaces name one', () => {
    const found = (...Namespaces: readonly string[]) =>
      findingsOf(
        'AG-022',
        template({
          Desk: {
            Type: 'AWS::BedrockAgentCore::Memory',
            Properties: { MemoryStrategies: [{ SemanticMemoryStrategy: { Name: 'facts', Namespaces } }] },
          },
        }),
      ).map(({ pointer, severity }) => `${pointer.split('/').at(-1)} ${severity}`);
    assert.deepEqual(found('/desk/facts', '/strategies/{memoryStrategyId}', '/desk/${Stage}'), [
      '0 medium',
      '1 medium',
      '2 medium',
    ]);
    assert.deepEqual(found('/facts/{actorId}', '/strategies/{memoryStrategyId}/sessions/{sessionId}', '/{tenant}'), []);
  });
});

it('a function that must not be confirmed acts without approval', () => {
  const found = (Name: string, RequireConfirmation?: string) => {
    const FunctionSchema = { Functions: [{ Name, Description: 'An action of the desk', RequireConfirmation }] };
    const Properties = { AgentName: 'desk', ActionGroups: [{ ActionGroupName: 'orders', FunctionSchema }] };
    return findingsOf('AG-003', template({ Agent: { Type: 'AWS::Bedrock::Agent', Properties } })).map(
      ({ pointer, severity }) => [pointer.slice(pointer.indexOf('/Functions')), severity],
    );
  };
  assert.deepEqual(found('delete_order', 'DISABLED'), [['/Functions/0/RequireConfirmation', 'high']]);
  assert.deepEqual(found('get_order', 'DISABLED'), []);
  assert.deepEqual(found('delete_order', 'ENABLED'), []);
  assert.deepEqual(found('delete_order'), []);
});

it('a role that every account may take', () => {
  const found = (Principal: unknown, more: object = {}) => {
    const Statement = [{ Effect: 'Allow', Principal, Action: 'sts:AssumeRole', ...more }];
    const Open = { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: { Statement } } };
    return findingsOf('AG-020', template({ Agent: role('bedrock-agentcore.amazonaws.com'), Open })).map(
      ({ pointer, severity }) => `${pointer.replace(/.*Statement/, '')} ${severity}`,
    );
  };
  assert.deepEqual(found('*'), ['/0/Principal high']);
  assert.deepEqual(found({ AWS: ['*'] }), ['/0/Principal/AWS/0 high']);
  assert.deepEqual(found({ AWS: '*' }, { Condition: { StringEquals: { 'aws:PrincipalOrgID': 'o-1' } } }), []);
  assert.deepEqual(found({ AWS: 'arn:aws:iam::123456789012:root' }), []);
  assert.deepEqual(found('*', { Effect: 'Deny' }), []);
});
