import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /market_analyst',
    'agents /number_cruncher',
    'models /market_analyst/llm',
    'prompts /market_analyst/role system',
    'prompts /market_analyst/goal system',
    'prompts /market_analyst/backstory system',
    'prompts /number_cruncher/role system',
    'prompts /number_cruncher/goal system',
    'prompts /number_cruncher/backstory system',
    'tools /market_analyst/tools/0 unknown can search',
    'tools /market_analyst/tools/1 unknown can fetch',
    'tools /number_cruncher/tools/0 unknown can write',
    'tools /number_cruncher/tools/1 unknown can execute',
    'executions /number_cruncher/allow_code_execution code-execution unrestricted',
    'isolations /number_cruncher/code_execution_mode sandbox off',
    'endpoints /number_cruncher/mcps/0 mcp',
    'limits /market_analyst/max_iter iterations 500',
    'limits /number_cruncher/max_execution_time timeout 0',
  ],
  'hardened.yaml': [
    'agents /librarian',
    'agents /statistician',
    'models /librarian/llm',
    'prompts /librarian/role system',
    'prompts /librarian/goal system',
    'prompts /librarian/backstory system',
    'prompts /statistician/role system',
    'prompts /statistician/goal system',
    'prompts /statistician/backstory system',
    'tools /librarian/tools/0 unknown can read',
    'executions /librarian/allow_code_execution code-execution off',
    'executions /statistician/allow_code_execution code-execution unrestricted isolated true',
    'isolations /statistician/code_execution_mode sandbox on',
    'limits /librarian/max_iter iterations 10',
    'limits /librarian/max_execution_time timeout 120',
  ],
  'single.json': [
    'agents ',
    'models /llm',
    'prompts /role system',
    'prompts /goal system',
    'prompts /backstory system',
    'tools /tools/0 unknown can execute',
    'executions /allow_code_execution code-execution unrestricted',
    'endpoints /llm/base_url model',
    'limits /settings/max_iter iterations 500',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`crewai-agents reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'crewai-agents');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('crewai-agents leaves the role of another kind of agent to the others', () => {
  const texts = { role: 'Statistician', goal: 'Summarise the figures.', backstory: 'You keep the books.' };
  for (const rest of [
    {},
    { llm: 'gpt-5', system_prompt: 'Help.', tools: [] },
    { mcpServers: {}, llm: 'gpt-5', tools: [] },
    { llm: 'gpt-5', tools: [], goals: ['No mail is lost.'] },
    { llm: 'gpt-5', tools: [], autonomy: 'low' },
  ])
    assert.notEqual(readSample(JSON.stringify({ ...texts, ...rest }), 'json').format, 'crewai-agents');
});

it('crewai-agents leaves a list of agents to the others', () => {
  const clerk = { name: 'Clerk', role: 'Sorts the mail.', goal: 'No mail is lost.', tools: '' };
  assert.notEqual(readSample(JSON.stringify([clerk]), 'json').format, 'crewai-agents');
  assert.equal(readSample(JSON.stringify({ clerk }), 'json').format, 'crewai-agents');
});
