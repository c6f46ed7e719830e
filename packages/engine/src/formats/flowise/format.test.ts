import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /nodes/1/data',
    'agents /nodes/4/data',
    'models /nodes/0/data/inputs',
    'prompts /nodes/1/data/inputs/systemMessage system',
    'prompts /nodes/4/data/inputs/agentMessages/0/content system',
    'materials /nodes/2/data/inputs/customToolFunc code',
    'tools /nodes/2/data unknown can ',
    'tools /nodes/3/data unknown can ',
    'tools /nodes/4/data/inputs/agentTools/0/agentSelectedTool unknown can execute',
    'servers /nodes/3/data/inputs/mcpServerConfig stdio can read+write',
    'commands /nodes/3/data/inputs/mcpServerConfig server',
    'fileGrants /nodes/3/data/inputs/mcpServerConfig write server-root',
    'endpoints /nodes/0/data/inputs/basepath model credential true',
    'exposures /isPublic public-trigger open',
    'limits /nodes/1/data/inputs/maxIterations iterations 400',
  ],
  'hardened.json': [
    'agents /nodes/0/data',
    'prompts /nodes/0/data/inputs/agentMessages/0/content system',
    'tools /nodes/0/data/inputs/agentTools/0/agentSelectedTool always can read+send',
    'approvals /nodes/0/data/inputs/agentTools/0/agentSelectedToolRequiresHumanInput tool on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`flowise reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'flowise');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
