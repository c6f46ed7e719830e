import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';

const found = (ruleId: RuleId, type: string, properties: object) =>
  findingsOf(ruleId, {
    AWSTemplateFormatVersion: '2010-09-09',
    Resources: { Desk: { Type: `AWS::BedrockAgentCore::${type}`, Properties: { Name: 'desk', ...properties } } },
  }).map(({ pointer }) => pointer);

it('a code interpreter in a public network reaches any host (AG-013)', () => {
  const interpreter = (mode: string) =>
    found('AG-013', 'CodeInterpreterCustom', { NetworkConfiguration: { NetworkMode: mode } });
  assert.deepEqual(interpreter('PUBLIC'), ['/Resources/Desk/Properties/NetworkConfiguration/NetworkMode']);
  for (const mode of ['SANDBOX', 'VPC']) assert.deepEqual(interpreter(mode), [], mode);
});

it('a gateway reaches its MCP servers without encryption (AG-010)', () => {
  const target = (endpoint: string) =>
    found('AG-010', 'GatewayTarget', { TargetConfiguration: { Mcp: { McpServer: { Endpoint: endpoint } } } });
  assert.deepEqual(target('http://mcp.fieldnotes.io/mcp'), [
    '/Resources/Desk/Properties/TargetConfiguration/Mcp/McpServer/Endpoint',
  ]);
  assert.deepEqual(target('https://mcp.fieldnotes.io/mcp'), []);
});
