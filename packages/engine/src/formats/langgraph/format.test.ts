import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /graphs/triage',
    'agents /graphs/writer',
    'commands /dockerfile_lines/0 build',
    'executions /checkpointer/serde/pickle_fallback unsafe-loading unrestricted',
    'executions /checkpointer/serde/allowed_msgpack_modules unsafe-loading unrestricted',
    'endpoints /env/OPENAI_BASE_URL model openai',
    'transports /dockerfile_lines/1 certificate-check off',
    'exposures /http/cors/allow_origins/0 origin-with-credentials open',
    'environment /env/OPENAI_BASE_URL host',
    'environment /env/LOG_LEVEL host',
    'environment /dockerfile_lines/1 host',
    'components /dependencies/2 git git',
    'components /base_image image docker version latest',
  ],
  'hardened.json': [
    'agents /graphs/triage',
    'commands /dockerfile_lines/0 build',
    'permissions /webhooks/url/allowed_domains/0 allow fetch',
    'executions /checkpointer/serde/pickle_fallback unsafe-loading off',
    'exposures /http/cors/allow_origins origin restricted',
    'egresses /webhooks/url/allowed_domains domains restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`langgraph reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'langgraph');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reports webhooks that may use plaintext HTTP', () => {
  const transports = (require_https: boolean) =>
    readSample(
      JSON.stringify({
        dependencies: ['.'],
        graphs: { desk: './desk.py:graph' },
        webhooks: { url: { require_https } },
      }),
      'json',
    ).facts.filter((fact) => fact.startsWith('transports'));
  assert.deepEqual(transports(false), ['transports /webhooks/url/require_https encryption off']);
  assert.deepEqual(transports(true), []);
});
