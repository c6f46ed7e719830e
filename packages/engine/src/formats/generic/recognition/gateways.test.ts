import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const providers =
  'providers:\n  openai:\n    base_url: https://api.openai.com/v1\n    api_key: ${OPENAI_API_KEY}\n    models: [gpt-5]\n';
const files: readonly (readonly [name: string, recognised: boolean, text: string])[] = [
  ['providers by name behind a server', true, `server:\n  port: 8080\n${providers}`],
  [
    'a list of providers behind an address',
    true,
    'host: 127.0.0.1\nport: 4000\nproviders:\n  - {name: anthropic, api_base: "https://api.anthropic.com", api_key: "${A}"}\n',
  ],
  [
    'keys with capitals',
    true,
    '{"PORT": 3456, "Providers": [{"name": "deepseek", "api_base_url": "https://api.deepseek.com", "models": ["chat"]}]}',
  ],
  [
    'a section `gateway`, which is not OpenClaw’s',
    true,
    'gateway:\n  port: 4000\n  auth: {type: api_key}\n  providers:\n    - {name: groq, api_base: "https://api.groq.com", api_key: "${G}"}\n',
  ],
  [
    'a proxy with remote management and stored logins',
    true,
    'host: ""\nport: 8317\nauth-dir: "~/.proxy"\nremote-management:\n  allow-remote: false\napi-keys: []\n',
  ],
  ['the remote management of a router', false, 'remote-management: {allow-remote: true}\nport: 80\n'],
  ['providers without a server', false, providers],
  [
    'providers of logins behind a server',
    false,
    'server: {host: 0.0.0.0}\nauth: {enabled: false}\nproviders:\n  github: {client_id: a, api_key: "${G}"}\n',
  ],
  [
    'providers of messages behind a server',
    false,
    'server: {host: 0.0.0.0}\ncors: {origins: ["*"]}\nproviders:\n  - {name: sms, base_url: "https://sms.example.com", api_key: "${S}"}\n',
  ],
  ['values of a Helm chart', false, `replicaCount: 1\nserver:\n  port: 8080\n${providers}`],
];

describe('gateways in front of models', () => {
  for (const [name, recognised, text] of files) {
    it(`${recognised ? 'recognised' : 'not recognised'}: ${name}`, () => {
      const reading = readSample(text, text.startsWith('{') ? 'json' : 'yaml');
      assert.deepEqual([reading.format, reading.recognized], ['generic', recognised]);
    });
  }
});

describe('exposure of a gateway', () => {
  const found = (rule: 'AG-011' | 'AG-012', server: string) =>
    findingsOf(rule, `${server}${providers}`, 'yaml').map(({ pointer, severity }) => `${severity} ${pointer}`);
  const open = 'server:\n  host: 0.0.0.0\n  port: 80\n  cors:\n    allow_origins: ["*"]\nauth:\n  enabled: false\n';
  const closed =
    'server:\n  host: 127.0.0.1\n  port: 80\n  cors:\n    allow_origins: ["https://app.example.com"]\nauth:\n  enabled: true\n';

  it('a gateway on all addresses without a login is critical', () => {
    assert.deepEqual(found('AG-011', open), ['critical /auth/enabled']);
    assert.deepEqual(found('AG-012', open), ['high /server/host', 'medium /server/cors/allow_origins/0']);
  });
  it('a gateway on the loopback address with a login is no finding', () => {
    assert.deepEqual(found('AG-011', closed), []);
    assert.deepEqual(found('AG-012', closed), []);
  });
  it('remote management is an exposure', () => {
    const managed = (remote: boolean) =>
      findingsOf('AG-012', `port: 8317\nauth-dir: a\nremote-management:\n  allow-remote: ${remote}\n`, 'yaml');
    assert.deepEqual(
      managed(true).map(({ pointer, severity }) => `${severity} ${pointer}`),
      ['high /remote-management/allow-remote'],
    );
    assert.deepEqual(managed(false), []);
  });
  it('a missing login on the loopback address is less severe', () => {
    assert.deepEqual(found('AG-011', closed.replace('enabled: true', 'enabled: false')), ['medium /auth/enabled']);
  });
});

describe('a program that lets people write to a model by messenger', () => {
  const found = (rest: string) =>
    findingsOf('AG-012', `server:\n  host: 0.0.0.0\n  port: 80\n${rest}`, 'yaml').map(({ pointer }) => pointer);
  const model = 'ai:\n  provider: deepseek\n  model: deepseek-chat\n';

  it('is an agent, wherever its prompt is', () => {
    assert.deepEqual(found(`${model}telegram:\n  enabled: true\n`), ['/server/host']);
    assert.deepEqual(found(`${model}channels:\n  whatsapp:\n    allow_from: [a]\n`), ['/server/host']);
  });
  it('alerts by messenger beside a model of another kind are none', () => {
    assert.deepEqual(found('model:\n  provider: rental\n  name: estate\ntelegram:\n  enabled: true\n'), []);
    assert.deepEqual(found(`${model}alerts:\n  telegram: true\n`), []);
  });
});
