import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../../rules/testing.ts';

const agent = { model: 'house', system_prompt: 'Help.', tools: ['read_file'] };

it('an address that transcripts are sent to is an upload of transcripts', () => {
  const found = (name: string) => findingsOf('AG-023', { ...agent, [name]: 'https://vendor.example.net/in' });
  assert.equal(found('transcript_upload').length, 1);
  assert.equal(found('uploadTranscripts').length, 1);
  assert.deepEqual(found('transcript_help'), []);
  assert.deepEqual(found('upload_url'), []);
});

it('a service listens on an interface', () => {
  const found = (section: string, iface: string) => findingsOf('AG-012', { ...agent, [section]: { iface } }).length;
  assert.equal(found('ops_console', '0.0.0.0'), 1);
  assert.equal(found('ops_console', '127.0.0.1'), 0);
  assert.equal(found('database', '0.0.0.0'), 0);
});

it('the sources of data are addresses', () => {
  const found = (settings: object) => findingsOf('AG-010', { ...agent, ...settings }).length;
  assert.equal(found({ data_sources: ['http://feeds.acme-widgets.net/rss'] }), 1);
  assert.equal(found({ data_sources: ['https://feeds.acme-widgets.net/rss'] }), 0);
  assert.equal(found({ image_sources: ['http://pictures.acme-widgets.net/a'] }), 0);
});

it('what knowledge is loaded from is an address, unless it stands beside the text', () => {
  const found = (entry: object) => findingsOf('AG-010', { ...agent, knowledge: [entry] }).length;
  const source = 'http://wiki.acme-widgets.net/export.md';
  assert.equal(found({ source }), 1);
  assert.equal(found({ source, text: 'The office closes at six.' }), 0);
  assert.equal(found({ source: 'https://wiki.acme-widgets.net/export.md' }), 0);
});

it('hosts that an agent connects to are allowed', () => {
  const found = (name: string) => findingsOf('AG-013', { ...agent, controls: { [name]: ['*'] } }).length;
  assert.equal(found('outbound_hosts'), 1);
  assert.equal(found('egress_domains'), 1);
  assert.equal(found('blocked_outbound_hosts'), 0);
  assert.equal(found('hosts'), 0);
});

it('a public brand is no public service', () => {
  const found = (section: string) => findingsOf('AG-012', { ...agent, [section]: { public: true } }).length;
  assert.equal(found('brand'), 0);
  assert.equal(found('dashboard'), 1);
});

it('nothing connects to every interface, so a host of this value listens', () => {
  const found = (settings: object) => findingsOf('AG-012', { ...agent, ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ host: '0.0.0.0' }), ['/host']);
  assert.deepEqual(found({ helper: { host: '0.0.0.0' } }), ['/helper/host']);
  for (const host of ['127.0.0.1', '*', 'db.example.org']) assert.deepEqual(found({ host }), [], host);
  assert.deepEqual(found({ database: { host: '0.0.0.0' } }), []);
  assert.deepEqual(found({ ranges: [{ host: '0.0.0.0' }] }), []);
});

it('a proxy under the name of an environment variable routes the traffic', () => {
  const found = (name: string, proxy: unknown) =>
    findingsOf('AG-015', { ...agent, [name]: proxy }).map(({ severity }) => severity);
  const proxy = 'http://proxy.example.net:3128';
  for (const name of ['https_proxy', 'HTTP_PROXY', 'httpsProxy']) assert.equal(found(name, proxy).length, 1, name);
  for (const value of ['', false, 'http://127.0.0.1:3128'])
    assert.ok(!found('https_proxy', value).includes('medium'), String(value));
  assert.deepEqual(found('no_proxy', 'localhost'), []);
});

it('a database’s address is one that the agent connects to', () => {
  const report = (section: string) =>
    reportOn(JSON.stringify({ ...agent, [section]: { host: '127.0.0.1', port: 4711 } })).defenses.length;
  for (const section of ['postgres', 'mongodb', 'qdrant', 'rabbitmq']) assert.equal(report(section), 0, section);
  assert.equal(report('dashboard'), 1);
});

it('a superuser of PostgreSQL is one under its common name', () => {
  const found = (section: string) => findingsOf('AG-020', { ...agent, [section]: { host: 'db', user: 'postgres' } });
  assert.equal(found('postgres').length, 1);
  assert.equal(found('letters').length, 0);
});

it('headers and a login beside an address are sent with the request', () => {
  const found = (settings: object) =>
    findingsOf('AG-010', {
      ...agent,
      functions: [{ name: 'book_room', url: 'http://rooms.acme-widgets.net/book', ...settings }],
    }).map(({ severity }) => severity);
  assert.deepEqual(found({ headers: { Authorization: 'Bearer $' + '{ROOMS_TOKEN}' } }), ['critical']);
  assert.deepEqual(found({ headers: { 'X-Api-Key': '$' + '{ROOMS_KEY}' } }), ['critical']);
  assert.deepEqual(found({ auth: { type: 'bearer', token: '$' + '{ROOMS_TOKEN}' } }), ['critical']);
  for (const settings of [
    { headers: { Accept: 'application/json' } },
    { headers: { Authorization: '' } },
    { auth: { type: 'none' } },
    { price: { key: 'single' } },
  ])
    assert.deepEqual(found(settings), ['high'], JSON.stringify(settings));
});

it('headers with a key beside an address are sent to it', () => {
  const found = (beside: object) =>
    findingsOf('AG-010', { ...agent, crm: { url: 'http://crm.acme-widgets.net/api', ...beside } }).map(
      ({ severity }) => severity,
    );
  for (const name of ['headers', 'http_headers', 'requestHeaders', 'credentials'])
    assert.deepEqual(found({ [name]: { Authorization: '${CRM_TOKEN}' } }), ['critical'], name);
  assert.deepEqual(found({ headers: { Accept: 'application/json' } }), ['medium']);
  assert.deepEqual(found({ notes: { Authorization: '${CRM_TOKEN}' } }), ['medium']);
});
