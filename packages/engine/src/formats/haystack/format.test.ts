import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.yaml': [
    'models /components/llm/init_parameters',
    'prompts /components/prompt/init_parameters/template/0/content/0/text system',
    'prompts /components/prompt/init_parameters/template/1/content/0/text task',
    'limits /max_runs_per_component iterations 20',
  ],
  'risky.yaml': [
    'agents /components/desk',
    'models /components/desk/init_parameters/chat_generator/init_parameters',
    'prompts /components/desk/init_parameters/system_prompt system',
    'prompts /components/adapter/init_parameters/template task',
    'tools /components/desk/init_parameters/tools/1/data unknown can execute',
    'servers /components/desk/init_parameters/tools/0/data/server_info stdio can ',
    'commands /components/desk/init_parameters/tools/0/data/server_info/command server',
    'executions /components/adapter/init_parameters/unsafe code-execution unrestricted',
    'endpoints /components/desk/init_parameters/chat_generator/init_parameters/api_base_url model credential true openai',
    'limits /components/desk/init_parameters/max_agent_steps iterations 5000',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`haystack reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'haystack');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('treats null as the default of the class', () => {
  const store = (timeout: string) =>
    `components:\n  a:\n    type: haystack.components.retrievers.a.A\n    init_parameters:\n      document_store:\n        type: a.B\n        init_parameters: {timeout: ${timeout}, verify_certs: false}\n`;
  const limits = (timeout: string) =>
    readSample(store(timeout), 'yaml').facts.filter((fact) => fact.startsWith('limits'));
  assert.deepEqual(limits('null'), []);
  assert.equal(limits('0').length, 1);
});

it('reports a loader of pages whose addresses a model writes (AG-013)', () => {
  const component = (type: string) => ({ type: `haystack.components.${type}`, init_parameters: {} });
  const found = (...senders: readonly string[]) => {
    const components = {
      loader: component('fetchers.link_content.LinkContentFetcher'),
      writer: component('generators.openai.OpenAIGenerator'),
      shape: component('converters.output_adapter.OutputAdapter'),
      search: component('websearch.serper_dev.SerperDevWebSearch'),
    };
    const chain = [...senders, 'loader'];
    const connections = senders.map((sender, index) => ({
      sender: `${sender}.out`,
      receiver: `${chain[index + 1] ?? ''}.urls`,
    }));
    return findingsOf('AG-013', { components, connections }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  };
  assert.deepEqual(found('writer'), ['/components/loader medium']);
  assert.deepEqual(found('writer', 'shape'), ['/components/loader medium']);
  assert.deepEqual(found('writer', 'search'), []);
  assert.deepEqual(found('shape'), []);
  assert.deepEqual(found(), []);
});

it('recognises a pipeline whose components are all its author’s', () => {
  const components = { parser: { type: 'desk.components.Parser', init_parameters: { api_key: null } } };
  const connections = [{ sender: 'parser.documents', receiver: 'ranker.documents' }];
  const of = (pipeline: object) => readSample(JSON.stringify(pipeline), 'json').format;
  assert.equal(of({ components, connections, max_runs_per_component: 100, metadata: {} }), 'haystack');
  assert.notEqual(of({ components, connections: [{ from: 'parser', to: 'ranker' }] }), 'haystack');
  assert.notEqual(of({ components: { parser: { type: 'desk.Parser' } }, connections }), 'haystack');
});
