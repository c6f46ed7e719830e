import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

describe('a URL from a response', () => {
  const open = ['egresses /nodes/0/parameters/url model-url open'];
  const to = (...names: readonly string[]) => ({ main: [names.map((node) => ({ node, type: 'main', index: 0 }))] });
  const http = (name: string, url: string) => ({ type: 'n8n-nodes-base.httpRequest', name, parameters: { url } });
  const other = (type: string, name: string, parameters: object = {}) => ({ type, name, parameters });
  const nodes = (url: string) => [
    http('Fetch', url),
    http('Draw', 'https://draw.example.com/v1/images'),
    http('Ask', '={{ $json.question }}'),
    other('n8n-nodes-base.splitOut', 'Each'),
    other('n8n-nodes-base.whatsApp', 'Media', { resource: 'media' }),
    other('n8n-nodes-base.telegramTrigger', 'Message'),
    other('@n8n/n8n-nodes-langchain.agent', 'Clerk'),
  ];
  const egressesOf = (url: string, connections: object) =>
    readSample(JSON.stringify({ nodes: nodes(url), connections }), 'json').facts.filter((fact) =>
      fact.startsWith('egresses /nodes/0'),
    );

  it('is no egress if the response came from a service that the author chose', () => {
    assert.deepEqual(egressesOf('={{ $json.images[0].url }}', { Draw: to('Fetch') }), []);
    assert.deepEqual(egressesOf('={{ $json.url }}', { Draw: to('Each'), Each: to('Fetch') }), []);
    assert.deepEqual(egressesOf("={{ $('Draw').first().json.images[0].url }}", { Message: to('Fetch') }), []);
    assert.deepEqual(egressesOf('={{ $json.url }}', { Media: to('Fetch') }), []);
  });
  it('is an egress if a message, a model or a service of another’s choice is among the sources', () => {
    for (const source of ['Message', 'Clerk', 'Ask'])
      assert.deepEqual(egressesOf('={{ $json.url }}', { [source]: to('Fetch') }), open, source);
    assert.deepEqual(egressesOf('={{ $json.url }}', { Draw: to('Fetch'), Message: to('Fetch') }), open);
    assert.deepEqual(egressesOf('={{ $json.url }}', { Draw: to('Message') }), open);
    assert.deepEqual(egressesOf("={{ $('Message').first().json.url }}", { Draw: to('Fetch') }), open);
    assert.deepEqual(egressesOf("={{ $json.url + $('Message').item.json.host }}", { Draw: to('Fetch') }), open);
    assert.deepEqual(egressesOf("={{ $fromAI('url') }}", { Draw: to('Fetch') }), open);
  });
});
