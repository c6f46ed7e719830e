import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /agents/0',
    'models /agents/0/llm_config',
    'prompts /agents/0/system system',
    'prompts /agents/0/description description',
    'prompts /blocks/0/value system',
    'materials /agents/0/messages transcript',
    'materials /blocks/1/value documentation',
    'materials /tools/0/source_code code',
    'tools /tools/0 unknown can execute',
    'servers /mcp_servers/0/stdio_config stdio can read+write',
    'commands /mcp_servers/0/stdio_config/command server',
    'fileGrants /mcp_servers/0/stdio_config/args/2 write server-root',
    'endpoints /agents/0/llm_config/model_endpoint model openai',
    'endpoints /agents/0/tool_exec_environment_variables/HOUSE_URL tool',
    'environment /agents/0/tool_exec_environment_variables/HOUSE_URL tool',
    'components /tools/0/pip_requirements/0/name package pypi',
  ],
  'hardened.json': [
    'agents ',
    'models /llm_config',
    'prompts /system system',
    'prompts /core_memory/0/value system',
    'materials /messages transcript',
    'materials /tools/0/source_code code',
    'tools /tools/0 always can delete',
    'approvals /tool_rules/0 tool on',
    'approvals /tools/0/default_requires_approval tool on',
    'endpoints /llm_config/model_endpoint model openai',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`letta reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'letta');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('a tool has the scope of the agent that lists it', () => {
  const tools = ['query_database', 'fetch_webpage', 'send_email'].map((name, i) => ({
    id: `tool-${i}`,
    name,
    tool_type: 'custom',
  }));
  const places = (...toolIds: readonly (readonly string[])[]) => {
    const agents = toolIds.map((tool_ids, i) => ({
      id: `agent-${i}`,
      name: 'Desk',
      agent_type: 'letta_v1_agent',
      llm_config: { model: 'm' },
      tool_ids,
    }));
    return findingsOf('AG-019', { agents, blocks: [], tools, mcp_servers: [] }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  };
  assert.deepEqual(places(['tool-0', 'tool-1', 'tool-2']), ['/agents/0 high']);
  assert.deepEqual(places([], ['tool-0', 'tool-1', 'tool-2']), ['/agents/1 high']);
  assert.deepEqual(places(['tool-0'], ['tool-1', 'tool-2']), []);
});
