import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../../testing.ts';

const isAgent = (file: unknown) => readSample(JSON.stringify(file), 'json').recognized;

it('a server with a plugin for models is no agent', () => {
  const plugins = { Plugins: { desk: { config: { enableLLMTrace: true, llmBackend: 'local' } } } };
  assert.equal(isAgent({ PluginSettings: plugins, SqlSettings: { DriverName: 'postgres' } }), false);
  assert.equal(isAgent({ PluginSettings: plugins }), true);
});

it('a dashboard that links to agents is none', () => {
  const links = (more: object) => [{ Work: [{ 'Desk Agent': more }, { Ollama: more }] }, { Tools: [{ vLLM: more }] }];
  assert.equal(isAgent(links({ href: 'http://192.0.2.4:3000', widget: { type: 'desk' } })), false);
  const agents = [{ name: 'helper', role: 'support', model: 'gpt-4o', tools: ['search'], links: [{ href: '/about' }] }];
  assert.equal(isAgent({ agents }), true);
});
