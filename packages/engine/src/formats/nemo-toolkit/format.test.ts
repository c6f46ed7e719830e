import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /llms/main',
    'prompts /workflow/system_prompt system',
    'tools /functions/run_anything unknown can execute',
    'servers /function_groups/files/server stdio can read+write',
    'commands /function_groups/files/server/command server',
    'fileGrants /function_groups/files/server/args/2 write server-root',
    'endpoints /llms/main/base_url model credential true openai',
    'endpoints /functions/run_anything/uri tool',
    'endpoints /general/telemetry/tracing/phoenix/endpoint telemetry',
    'exposures /general/front_end/host bind open',
    'exposures /general/front_end/cors/allow_origins/0 origin-with-credentials open',
    'limits /workflow/max_iterations iterations 5000',
  ],
  'hardened.yaml': [
    'models /llms/main',
    'tools /functions/current_datetime unknown can ',
    'tools /functions/compute unknown can think+execute',
    'isolations /functions/compute/sandbox_type sandbox on',
    'endpoints /functions/compute/uri tool',
    'exposures /general/front_end/host bind restricted',
    'limits /workflow/max_iterations iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`nemo-toolkit reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'nemo-toolkit');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises a workflow alone by the type of its agent', () => {
  const formatOf = (workflow: object) => readSample(JSON.stringify({ workflow }), 'json').format;
  assert.equal(formatOf({ _type: 'react_agent', max_tool_calls: -1 }), 'nemo-toolkit');
  assert.notEqual(formatOf({ _type: 'nightly', max_retries: 3 }), 'nemo-toolkit');
});

it('an agent that is asked without a login is a peer', () => {
  const severitiesOf = (client: object) => {
    const workflow = { _type: 'react_agent', tool_names: ['desk'] };
    const groups = { desk: { _type: 'a2a_client', ...client } };
    return findingsOf('AG-022', { workflow, function_groups: groups }).map(({ severity }) => severity);
  };
  assert.deepEqual(severitiesOf({ url: 'https://desk.example.com' }), ['high']);
  assert.deepEqual(severitiesOf({ url: 'https://desk.example.com', auth_provider: 'desk_login' }), []);
  assert.deepEqual(severitiesOf({ url: 'http://desk:10001' }), []);
});
