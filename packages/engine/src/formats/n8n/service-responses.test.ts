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
  it('is no egress if it comes from a store, a fixed program or a renamed response', () => {
    const sheet = other('n8n-nodes-base.googleSheets', 'Rows');
    const webhook = other('n8n-nodes-base.webhook', 'Hook');
    const of = (extra: readonly object[], connections: object, url = '={{ $json.url }}') =>
      readSample(
        JSON.stringify({ nodes: [...nodes(url), sheet, webhook, ...extra], connections }),
        'json',
      ).facts.filter((fact) => fact.startsWith('egresses /nodes/0'));
    const code = (jsCode: string) => [other('n8n-nodes-base.code', 'Prepare', { jsCode })];
    const chain = (first: string) => ({ [first]: to('Prepare'), Prepare: to('Fetch') });
    const taking = code('return $input.all();');
    assert.deepEqual(of([], { Rows: to('Fetch') }), []);
    assert.deepEqual(of(taking, chain('Rows')), []);
    assert.deepEqual(of(taking, chain('Hook')), open);
    assert.deepEqual(of(taking, chain('Clerk')), open);
    assert.deepEqual(of(code('return [{ json: { url: "https://shop.example/a" } }];'), chain('Hook')), []);
    assert.deepEqual(of(code("return $('Hook').all();"), chain('Rows')), open);
    const set = (value: string) => [
      other('n8n-nodes-base.set', 'Prepare', { assignments: { assignments: [{ name: 'url', value }] } }),
    ];
    assert.deepEqual(of(set('={{ $json.link }}'), chain('Draw')), []);
    assert.deepEqual(of(set("={{ $('Hook').item.json.body.url }}"), chain('Draw')), open);
  });
  it('is no egress if it is in a file of a store', () => {
    const file = [
      other('n8n-nodes-base.googleDrive', 'Rows', { operation: 'download' }),
      other('n8n-nodes-base.extractFromFile', 'Prepare', { operation: 'fromJson' }),
    ];
    const of = (first: string) => {
      const connections = { [first]: to('Prepare'), Prepare: to('Fetch') };
      const text = JSON.stringify({ nodes: [...nodes("={{ $('Prepare').item.json.url }}"), ...file], connections });
      return readSample(text, 'json').facts.filter((fact) => fact.startsWith('egresses /nodes/0'));
    };
    assert.deepEqual(of('Rows'), []);
    assert.deepEqual(of('Message'), open);
  });
  it('comes from the first input of a loop', () => {
    const loop = [
      other('n8n-nodes-base.splitInBatches', 'Loop'),
      other('n8n-nodes-base.googleSheets', 'Rows'),
      other('n8n-nodes-base.webhook', 'Hook'),
    ];
    const of = (first: string) => {
      const connections = { [first]: to('Loop'), Loop: to('Fetch'), Fetch: to('Loop') };
      const text = JSON.stringify({ nodes: [...nodes('={{ $json.url }}'), ...loop], connections });
      return readSample(text, 'json').facts.filter((fact) => fact.startsWith('egresses /nodes/0'));
    };
    assert.deepEqual(of('Rows'), []);
    assert.deepEqual(of('Hook'), open);
  });
  it('is no egress if a settings node holds it', () => {
    const settings = (name: string, value: string) =>
      other('n8n-nodes-base.set', 'Prepare', { values: { string: [{ name, value }] } });
    const of = (url: string, ...extra: readonly object[]) =>
      readSample(
        JSON.stringify({ nodes: [...nodes(url), ...extra], connections: { Message: to('Fetch') } }),
        'json',
      ).facts.filter((fact) => fact.startsWith('egresses /nodes/0'));
    const url = '=http://{{$node["Prepare"].json["disk"]["host"]}}/api';
    assert.deepEqual(of(url, settings('disk.host', '10.0.0.8')), []);
    assert.deepEqual(of(url, settings('disk.host', '={{ $json.host }}')), open);
    const config = "={{ $('Config').first().json.base }}/rest/v1/tickets";
    assert.deepEqual(
      of(config, other('n8n-nodes-base.code', 'Config', { jsCode: 'return [{ json: { ...$json } }]' })),
      [],
    );
    assert.deepEqual(of("={{ $('Message').first().json.base }}/rest", settings('base', 'https://a.example')), open);
    assert.deepEqual(
      of("={{ $('Config').first().json.base + $json.path }}", other('n8n-nodes-base.code', 'Config')),
      open,
    );
  });
  it('is no egress if a program sets it, or it is among the settings in the items', () => {
    const code = (jsCode: string) => other('n8n-nodes-base.code', 'Prepare', { jsCode });
    const of = (url: string, program: string) =>
      readSample(
        JSON.stringify({
          nodes: [...nodes(url), code(program)],
          connections: { Message: to('Prepare'), Prepare: to('Fetch') },
        }),
        'json',
      ).facts.filter((fact) => fact.startsWith('egresses /nodes/0'));
    const taking = 'const item = $input.first().json; return item;';
    const fixed = "return { text: $input.first().json.text, shopUrl: clean('', 'https://shop.example.com') };";
    assert.deepEqual(of('={{ $json.shopUrl }}/orders', fixed), []);
    assert.deepEqual(of("={{ $('Prepare').first().json.shopUrl + '/orders/' + $json.text }}", fixed), []);
    assert.deepEqual(of('={{ $json.config.shop }}/orders', taking), []);
    assert.deepEqual(of("={{ $('Prepare').first().json.config.shop }}/orders", taking), []);
    assert.deepEqual(of('={{ $json.shopUrl }}/orders', taking), open);
    assert.deepEqual(
      of('={{ $json.shopUrl }}/orders', "return { shopUrl: $json.body.url || 'https://a.example' };"),
      open,
    );
    assert.deepEqual(of('={{ $json.desk_base_url }}/orders', taking), []);
    assert.deepEqual(of("={{ $('Prepare').first().json.desk_base }}/orders", taking), []);
    assert.deepEqual(of("={{ $('Message').first().json.desk_base }}/orders", taking), open);
    assert.deepEqual(of('={{ $json.body.base_url }}/orders', taking), open);
    assert.deepEqual(of('={{ $json.database }}/orders', taking), open);
    assert.deepEqual(of('={{ $json.body.config.shop }}/orders', taking), open);
    assert.deepEqual(of('={{ $json.shopUrl + $json.text }}/orders', fixed), open);
  });
  it('is no egress if it is a link on a fixed page or a placeholder', () => {
    const message = { Message: to('Fetch') };
    assert.deepEqual(egressesOf('{IMAGE_URL}', message), []);
    assert.deepEqual(egressesOf('=https://{{ $json.host }}/a', message), open);
    assert.deepEqual(egressesOf('=https://shop.{{ $json.host }}/a', message), open);
    const page = other('n8n-nodes-base.html', 'Links');
    const text = JSON.stringify({
      nodes: [...nodes('={{ $json.link }}'), page],
      connections: { Draw: to('Links'), Links: to('Fetch') },
    });
    assert.deepEqual(
      readSample(text, 'json').facts.filter((fact) => fact.startsWith('egresses /nodes/0')),
      [],
    );
  });
});
