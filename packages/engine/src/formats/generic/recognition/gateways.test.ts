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
    'capitals',
    true,
    '{"PORT": 3456, "Providers": [{"name": "deepseek", "api_base_url": "https://api.deepseek.com", "models": ["chat"]}]}',
  ],
  [
    'a section of its own, and not OpenClaw',
    true,
    'gateway:\n  port: 4000\n  auth: {type: api_key}\n  providers:\n    - {name: groq, api_base: "https://api.groq.com", api_key: "${G}"}\n',
  ],
  [
    'its management and the logins it keeps',
    true,
    'host: ""\nport: 8317\nauth-dir: "~/.proxy"\nremote-management:\n  allow-remote: false\napi-keys: []\n',
  ],
  ['the management of a router', false, 'remote-management: {allow-remote: true}\nport: 80\n'],
  ['providers without a server', false, providers],
  [
    'providers of logins',
    false,
    'server: {host: 0.0.0.0}\nauth: {enabled: false}\nproviders:\n  github: {client_id: a, api_key: "${G}"}\n',
  ],
  [
    'providers of messages',
    false,
    'server: {host: 0.0.0.0}\ncors: {origins: ["*"]}\nproviders:\n  - {name: sms, base_url: "https://sms.example.com", api_key: "${S}"}\n',
  ],
  ['values of a chart', false, `replicaCount: 1\nserver:\n  port: 8080\n${providers}`],
];

describe('gateways to models', () => {
  for (const [name, recognised, text] of files) {
    it(`${recognised ? 'are known by' : 'are not'} ${name}`, () => {
      const reading = readSample(text, text.startsWith('{') ? 'json' : 'yaml');
      assert.deepEqual([reading.format, reading.recognized], ['generic', recognised]);
    });
  }
});

describe('who reaches a gateway', () => {
  const found = (rule: 'AG-011' | 'AG-012', server: string) =>
    findingsOf(rule, `${server}${providers}`, 'yaml').map(({ pointer, severity }) => `${severity} ${pointer}`);
  const open = 'server:\n  host: 0.0.0.0\n  port: 80\n  cors:\n    allow_origins: ["*"]\nauth:\n  enabled: false\n';
  const closed =
    'server:\n  host: 127.0.0.1\n  port: 80\n  cors:\n    allow_origins: ["https://app.example.com"]\nauth:\n  enabled: true\n';

  it('is everybody, by every address and without a login', () => {
    assert.deepEqual(found('AG-011', open), ['critical /auth/enabled']);
    assert.deepEqual(found('AG-012', open), ['high /server/host', 'medium /server/cors/allow_origins/0']);
  });
  it('is this machine, by its own address', () => {
    assert.deepEqual(found('AG-011', closed), []);
    assert.deepEqual(found('AG-012', closed), []);
  });
  it('is whoever manages it from elsewhere', () => {
    const managed = (remote: boolean) =>
      findingsOf('AG-012', `port: 8317\nauth-dir: a\nremote-management:\n  allow-remote: ${remote}\n`, 'yaml');
    assert.deepEqual(
      managed(true).map(({ pointer, severity }) => `${severity} ${pointer}`),
      ['high /remote-management/allow-remote'],
    );
    assert.deepEqual(managed(false), []);
  });
  it('is less where the login is off on this machine', () => {
    assert.deepEqual(found('AG-011', closed.replace('enabled: true', 'enabled: false')), ['medium /auth/enabled']);
  });
});
