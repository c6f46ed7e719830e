import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-011', { agent: { model: 'gpt-4o', system_prompt: 'You help.' }, ...settings }).map(
    ({ pointer, severity }) => `${pointer} ${severity}`,
  );

it('a service on the loopback address needs no authentication', () => {
  assert.deepEqual(found({ api: { host: '127.0.0.1', require_login: false } }), []);
  assert.deepEqual(found({ database: { host: 'localhost:5432', auth: 'none' } }), []);
  assert.deepEqual(found({ api: { host: '0.0.0.0', require_login: false } }), ['/api/require_login critical']);
  assert.deepEqual(found({ api: { require_login: false } }), ['/api/require_login medium']);
  assert.deepEqual(
    found({ api: { host: 'localhost', require_login: false }, web: { host: '0.0.0.0', auth: 'none' } }),
    ['/web/auth critical'],
  );
});

it('the login of a section on security is that of the whole file', () => {
  assert.deepEqual(found({ security: { auth: 'disabled' }, server: { bind: '0.0.0.0' } }), ['/security/auth critical']);
  assert.deepEqual(found({ security: { auth: 'disabled' }, server: { bind: '127.0.0.1' } }), ['/security/auth medium']);
});

it('a public chatbot is open, and a public room is no service', () => {
  const open = (section: object) => findingsOf('AG-012', section).length;
  assert.equal(open({ chatbot: { ai_model: 'gpt-4o', persona: 'You are the concierge.', public: true } }), 1);
  const agent = { model: 'gpt-4o', system_prompt: 'You help.' };
  assert.equal(open({ ...agent, room: { seats: 12, public: true } }), 0);
  assert.equal(open({ ...agent, public_link: true }), 1);
  assert.equal(open({ ...agent, document: { title: 'Fees', public_link: true } }), 0);
});

it('verifying beside an address is about its certificate', () => {
  const unchecked = (section: object) =>
    findingsOf('AG-010', { system_prompt: 'Hi', tools: ['shell'], airflow: section }).length;
  assert.equal(unchecked({ url: 'https://airflow.example.com', verify: false }), 1);
  assert.equal(unchecked({ url: 'https://airflow.example.com', verify: true }), 0);
  assert.equal(unchecked({ url: 'https://127.0.0.1', verify: false }), 0);
  assert.equal(unchecked({ verify: false }), 0);
  const desk = { system_prompt: 'Hi', tools: ['shell'] };
  const signup = { url: 'https://desk.example.com/signup', verify: false };
  assert.deepEqual(findingsOf('AG-010', { ...desk, signup }), []);
});

it('a certificate on the loopback address need not be checked', () => {
  const checked = (settings: object) =>
    findingsOf('AG-010', { system_prompt: 'Hi', tools: ['shell'], box: { verify_ssl: false, ...settings } }).length;
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: references in the notation of configurations.
  for (const address of [
    'https://127.0.0.1:8000',
    '${BOX_URL:https://127.0.0.1:8000}',
    '${BOX_URL:-https://localhost}',
  ])
    assert.equal(checked({ server_url: address }), 0, address);
  for (const address of ['https://box.example.com', '${env:BOX_URL}', '${BOX_URL:https://box.example.com}'])
    assert.equal(checked({ server_url: address }), 1, address);
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: references in the notation of configurations.
});

it('null beside an address on every interface is no login', () => {
  assert.deepEqual(found({ server: { host: '0.0.0.0', auth: null } }), ['/server/auth critical']);
  assert.deepEqual(found({ host: '0.0.0.0', auth: null }), ['/auth critical']);
  assert.deepEqual(found({ jupyter: { ip: '0.0.0.0', token: '' } }), ['/jupyter/token critical']);
  assert.deepEqual(found({ notebook: { bind: '*', token: null } }), ['/notebook/token critical']);
  assert.deepEqual(found({ server: { host: '0.0.0.0', token: '' } }), []);
  for (const server of [{ host: '127.0.0.1', auth: null }, { auth: null }, { host: '0.0.0.0', author: null }])
    assert.deepEqual(found({ server }), [], JSON.stringify(server));
});

it('`insecure` of a telemetry exporter is no missing certificate check', () => {
  const sending = (section: string) =>
    findingsOf('AG-010', {
      system_prompt: 'Hi',
      tools: ['shell'],
      [section]: { endpoint: 'collector:4317', insecure: true },
    });
  assert.deepEqual(sending('otlp'), []);
  assert.deepEqual(sending('openTelemetry'), []);
  assert.equal(sending('upstream').length, 1);
});
