import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const mcp = { image: 'mcp/fetch:1.0' };
const places = (service: object) =>
  findingsOf('AG-011', { services: { mcp, desk: service } }).map(({ pointer, severity }) => `${severity} ${pointer}`);
const withPassword = (image: string, name: string, more: object = { ports: ['80:80'] }) =>
  places({ image, environment: { [name]: 'changeme' }, ...more });

describe('a well-known password of a published container', () => {
  it('is reported if it is the login of its own service', () => {
    for (const [image, name] of [
      ['n8nio/n8n:2.1.0', 'N8N_BASIC_AUTH_PASSWORD'],
      ['flowiseai/flowise:3.0', 'FLOWISE_PASSWORD'],
      ['ghcr.io/acme/mcp-desk:1', 'ADMIN_PASSWORD'],
      ['ghcr.io/berriai/litellm:v1.9', 'UI_PASSWORD'],
    ] as const)
      assert.deepEqual(withPassword(image, name), [`high /services/desk/environment/${name}`], name);
  });
  it('is quiet if it is for another service', () => {
    for (const name of ['N8N_SMTP_PASS', 'DB_POSTGRESDB_PASSWORD', 'POSTGRES_PASSWORD', 'DB_ADMIN_PASSWORD'])
      assert.deepEqual(withPassword('n8nio/n8n:2.1.0', name), [], name);
  });
  it('is quiet in a container that is no agent', () => {
    assert.deepEqual(withPassword('postgres:17', 'POSTGRES_PASSWORD'), []);
    assert.deepEqual(withPassword('acme/shop:1', 'ADMIN_PASSWORD'), []);
  });
  it('is quiet where no other machine reaches it', () => {
    for (const more of [{}, { ports: ['127.0.0.1:80:80'] }])
      assert.deepEqual(withPassword('n8nio/n8n:2.1.0', 'N8N_BASIC_AUTH_PASSWORD', more), []);
  });
  it('is the example key of LiteLLM, and no reference', () => {
    const proxy = (key: string) =>
      places({
        image: 'ghcr.io/berriai/litellm:v1.9',
        environment: [`LITELLM_MASTER_KEY=${key}`],
        ports: ['4000:4000'],
      });
    assert.deepEqual(proxy('sk-1234'), ['high /services/desk/environment/0']);
    assert.deepEqual(proxy(['$', '{KEY:-sk-1234}'].join('')), ['high /services/desk/environment/0']);
    assert.deepEqual(proxy('sk-1234567890'), ['high /services/desk/environment/0']);
    assert.deepEqual(proxy('sk-1295'), []);
    assert.deepEqual(proxy(['$', '{MASTER_KEY}'].join('')), []);
  });
});
