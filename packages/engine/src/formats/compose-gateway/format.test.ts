import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf, reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'isolations /services/gateway/security_opt/0 container-flag weakened',
    'endpoints /services/chat/environment/OPENAI_API_BASE_URL model openai',
    'authentications /services/chat/environment/WEBUI_AUTH endpoint none exposed true',
    'exposures /services/gateway/ports/0 bind open',
    'exposures /services/chat/ports/0 published-port open',
    'environment /services/chat/environment/OPENAI_API_BASE_URL container',
    'environment /services/chat/environment/WEBUI_AUTH container',
    'components /services/gateway/image image docker version main-latest',
    'components /services/chat/image image docker version main',
  ],
  'hardened.yaml': [
    'isolations /services/gateway/read_only container-flag on',
    'environment /services/gateway/environment/LITELLM_MASTER_KEY container',
    'components /services/gateway/image image docker version sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`compose-gateway reads ${name}`, () => {
    const reading = readSample(readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8'), 'yaml');
    assert.equal(reading.format, 'compose-gateway');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const gateway = { image: 'docker.litellm.ai/berriai/litellm:main-stable', ports: ['0.0.0.0:4000:4000'] };
const shop = { image: 'acme/shop', privileged: true, ports: ['0.0.0.0:80:80'] };

it('judges the service of the gateway alone', () => {
  const findings = reportOn({ services: { gateway, shop } }).findings.map(
    ({ ruleId, location }) => `${ruleId} ${location.pointer}`,
  );
  assert.deepEqual(findings, ['AG-012 /services/gateway/ports/0', 'AG-008 /services/gateway/image']);
});

it('reports the secrets of every service', () => {
  const environment = { POSTGRES_PASSWORD: ['Qv7', 'tLm2', 'xRd9'].join('-') };
  const secrets = reportOn({ services: { gateway, database: { ...shop, environment } } }).findings.filter(
    ({ ruleId }) => ruleId === 'AG-001',
  );
  assert.deepEqual(
    secrets.map(({ location }) => location.pointer),
    ['/services/database/environment/POSTGRES_PASSWORD'],
  );
});

it('leaves a stack with agents to the format of such stacks', () => {
  for (const agent of [
    { image: 'n8nio/n8n:2.1.0' },
    { image: 'acme/desk-agent:1.0' },
    { build: '.', environment: ['MCP_PORT=80'] },
  ])
    assert.equal(
      readSample(JSON.stringify({ services: { gateway, app: agent } }), 'json', 'compose.yaml').format,
      'compose',
    );
});

it('recognises an image built from that of LiteLLM by its master key', () => {
  for (const environment of [{ LITELLM_MASTER_KEY: '${KEY}' }, ['LITELLM_MASTER_KEY=${KEY}']]) {
    const proxy = { image: 'acme/litellm-desk:latest', environment, ports: ['0.0.0.0:4000:4000'] };
    const findings = reportOn({ services: { proxy, shop } }).findings.map(({ ruleId }) => ruleId);
    assert.deepEqual(findings, ['AG-012', 'AG-008']);
  }
});

it('requires the image of a gateway', () => {
  for (const service of [
    { build: '.', environment: ['LITELLM_PORT=4000'], ports: ['4000:4000'] },
    { image: 'ollama/ollama', ports: ['11434:11434'], volumes: ['models:/root/.ollama'] },
    { image: 'acme/shop:latest', environment: ['LITELLM_MASTER_KEY=${KEY}'], ports: ['80:80'] },
    { image: 'acme/litellm-exporter:1.0', ports: ['9100:9100'], environment: ['PORT=9100'] },
  ])
    assert.equal(
      readSample(JSON.stringify({ services: { litellm: service } }), 'json', 'compose.yaml').recognized,
      false,
    );
});

it('values that a chat interface documents as words of their own', () => {
  const found = (environment: object) => {
    const image = 'ghcr.io/open-webui/open-webui:v0.6.5@sha256:0';
    return (['AG-020', 'AG-023'] as const).flatMap((rule) =>
      findingsOf(rule, { services: { chat: { image, environment } } }).map(({ pointer }) => pointer.split('/').at(-1)),
    );
  };
  assert.deepEqual(found({ DEFAULT_USER_ROLE: 'admin', AUDIT_LOG_LEVEL: 'REQUEST_RESPONSE' }), [
    'DEFAULT_USER_ROLE',
    'AUDIT_LOG_LEVEL',
  ]);
  assert.deepEqual(found({ DEFAULT_USER_ROLE: 'pending', AUDIT_LOG_LEVEL: 'METADATA' }), []);
  assert.deepEqual(found({ DEFAULT_USER_ROLE: '${ROLE}', LOG_LEVEL: 'REQUEST' }), []);
});
