import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor, Member } from '../cursor.ts';
import { readEnvironment } from '../shared/environment.ts';
import { addOrigins } from '../shared/exposure.ts';
import { addMaterial } from '../shared/prompt.ts';
import { readCodeInterpreter, readGatewayTarget, readMemory, readRuntime } from './agentcore.ts';
import { readAgent } from './agents.ts';
import { readPolicies } from './policies.ts';

/** Reads the resources of a template that concern agents. */
export function readTemplate(document: Cursor, model: ModelBuilder): void {
  for (const member of document.get('Resources').members()) readResource(member, model);
  const globals = document.get('Globals', 'Function', 'Environment').get('Variables');
  if (globals.isMapping) readEnvironment(globals, 'tool', model, everywhere);
  document.ignore();
}

function readResource({ key, value: resource }: Member, model: ModelBuilder): void {
  const type = resource.get('Type').text()?.value ?? '';
  const properties = resource.get('Properties');
  if (type === 'AWS::Bedrock::Agent') readAgent(key, properties, model);
  else if (type === 'AWS::Bedrock::Guardrail') addGuardrail(properties, model);
  else if (type === 'AWS::BedrockAgentCore::Gateway') readGateway(properties, model);
  else if (type === 'AWS::BedrockAgentCore::Runtime') readRuntime(key, properties, model);
  else if (type === 'AWS::BedrockAgentCore::GatewayTarget') readGatewayTarget(properties, model);
  else if (type === 'AWS::BedrockAgentCore::CodeInterpreterCustom') readCodeInterpreter(properties, model);
  else if (type === 'AWS::BedrockAgentCore::Memory') readMemory(properties, model);
  else if (type.startsWith('AWS::IAM::') || type === 'AWS::Serverless::Function') readPolicies(properties, model);
  else if (type === 'AWS::Lambda::Permission') readInvokePermission(properties, model);
  else if (type === 'AWS::Lambda::Url') readFunctionUrl(properties, model);
  else if (type === 'AWS::ApiGateway::Method') readMethod(properties, model);
  if (type === 'AWS::Serverless::Function') readFunctionUrl(properties.get('FunctionUrlConfig'), model);
  const variables = properties.get('Environment', 'Variables');
  const runtime = properties.get('EnvironmentVariables');
  for (const environment of [variables, runtime]) {
    if (environment.isMapping) readEnvironment(environment, 'tool', model, everywhere);
  }
  addMaterial(properties.get('InlineCode'), 'code', model, everywhere);
  addMaterial(properties.get('Code', 'ZipFile'), 'code', model, everywhere);
}

function addGuardrail(properties: Cursor, model: ModelBuilder): void {
  const fact = { kind: 'guardrail', state: 'on', origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, at: properties.at, ...fact });
}

/** Reads the authentication of a tool gateway; `NONE` means that there is none. */
function readGateway(properties: Cursor, model: ModelBuilder): void {
  const type = properties.get('AuthorizerType').text();
  if (type === null) return;
  const state = type.value === 'NONE' ? 'none' : 'present';
  model.authentications.push({ ...everywhere, at: type.at, guards: 'gateway', state, exposed: true, origin: 'set' });
}

/** Reads the authentication and CORS of a function URL. https://docs.aws.amazon.com/lambda/latest/dg/urls-auth.html */
function readFunctionUrl(address: Cursor, model: ModelBuilder): void {
  const type = address.get('AuthType').text();
  if (type === null) return;
  const state = type.value === 'NONE' ? 'none' : 'present';
  model.authentications.push({ ...everywhere, at: type.at, guards: 'webhook', state, exposed: true, origin: 'set' });
  const cors = address.get('Cors');
  addOrigins(cors.get('AllowOrigins'), model, everywhere, cors.get('AllowCredentials').is(true));
}

/** Reads an API method. `OPTIONS` is called without credentials by browsers, and an API key may be required beside `NONE`. */
function readMethod(properties: Cursor, model: ModelBuilder): void {
  const type = properties.get('AuthorizationType').text();
  if (type === null || properties.get('HttpMethod').text()?.value === 'OPTIONS') return;
  const state = type.value === 'NONE' && !properties.get('ApiKeyRequired').is(true) ? 'none' : 'present';
  model.authentications.push({ ...everywhere, at: type.at, guards: 'webhook', state, exposed: true, origin: 'set' });
}

/** Reads whether anyone may invoke a function. */
function readInvokePermission(properties: Cursor, model: ModelBuilder): void {
  const principal = properties.get('Principal').text();
  if (principal?.value !== '*') return;
  model.exposures.push({ ...everywhere, at: principal.at, kind: 'public-trigger', state: 'open', origin: 'set' });
}
