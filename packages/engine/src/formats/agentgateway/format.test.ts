import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import type { RuleId } from '../../score/table.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'prompts /binds/0/listeners/0/routes/0/policies/ai/prompts/append/0/content system',
    'servers /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio stdio can read+write',
    'commands /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio/cmd server',
    'fileGrants /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio/args/2 write server-root',
    'endpoints /binds/0/listeners/0/routes/0/backends/0/mcp/targets/1/mcp/host mcp',
    'transports /binds/0/listeners/0/routes/0/policies/backendTLS/insecure certificate-check off',
    'authentications /binds/0/listeners/0 gateway none origin default',
    'exposures /binds/0/listeners/0/routes/0/policies/cors/allowOrigins/0 origin-with-credentials open',
    'exposures /config/adminAddr bind open',
  ],
  'hardened.yaml': [
    'servers /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio stdio can think',
    'commands /binds/0/listeners/0/routes/0/backends/0/mcp/targets/0/stdio/cmd server',
    'endpoints /binds/0/listeners/0/routes/0/policies/jwtAuth/jwks/url login',
    'authentications /binds/0/listeners/0/routes/0/policies/jwtAuth gateway present exposed true',
    'exposures /binds/0/listeners/0/routes/0/policies/cors/allowOrigins origin restricted',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`agentgateway reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'agentgateway');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('authentication of callers', () => {
  const mcp = { targets: [{ name: 'clock', stdio: { cmd: 'uvx', args: ['clock==1.0.0'] } }] };
  const route = { backends: [{ mcp }] };
  const jwtAuth = { issuer: 'https://login.example.org' };
  const bound = (listener: object) => ({ binds: [{ port: 3000, listeners: [listener] }] });
  const rows: readonly (readonly [name: string, file: object, places: readonly string[]])[] = [
    ['is missing', bound({ routes: [route, route] }), ['/binds/0/listeners/0']],
    ['is missing in the short form', { mcp: { port: 3000, ...mcp } }, ['/mcp']],
    [
      'is missing for one of the routes',
      bound({ routes: [route, { ...route, policies: { jwtAuth } }] }),
      ['/binds/0/listeners/0/routes/0'],
    ],
    ['is required by the listener', bound({ policies: { jwtAuth }, routes: [route] }), []],
    ['is required by the backend', bound({ routes: [{ backends: [{ mcp, policies: { jwtAuth } }] }] }), []],
    ['is required by client certificates', bound({ tls: { cert: 'a', key: 'b', root: 'c' }, routes: [route] }), []],
    [
      'is required by a policy at the root',
      { ...bound({ routes: [route] }), policies: [{ name: 'a', policy: { jwtAuth } }] },
      [],
    ],
    ['is not needed without an MCP or AI backend', bound({ routes: [{ backends: [{ host: 'localhost:8000' }] }] }), []],
    [
      'is missing in the short form behind an open gateway',
      { gateways: { main: { port: 3000 } }, mcp: { gateways: 'main', ...mcp } },
      ['/mcp'],
    ],
    [
      'is required by the gateway of the short form',
      { gateways: { main: { port: 3000, jwtAuth }, open: { port: 3001 } }, mcp: { gateways: ['main'], ...mcp } },
      [],
    ],
    [
      'is required by one of two gateways',
      {
        gateways: { main: { port: 3000, jwtAuth }, open: { port: 3001 } },
        mcp: { gateways: ['main', 'open'], ...mcp },
      },
      ['/mcp'],
    ],
    [
      'is missing for a route at the root',
      {
        gateways: { main: { port: 3000, listeners: [{ name: 'a' }] } },
        routes: [route, { ...route, policies: { jwtAuth } }],
      },
      ['/routes/0'],
    ],
    [
      'is required by every listener of the gateway',
      { gateways: { main: { port: 3000, listeners: [{ name: 'a', oidc: jwtAuth }] } }, routes: [route] },
      [],
    ],
    ['is required by a key in the short form', { mcp: { port: 3000, ...mcp, policies: { apiKey: { keys: [] } } } }, []],
  ];
  for (const [name, file, places] of rows) {
    it(name, () => {
      const { facts } = readSample(JSON.stringify(file), 'json');
      const open = facts.filter((fact) => fact.startsWith('authentications') && fact.includes(' none '));
      assert.deepEqual(
        open,
        places.map((place) => `authentications ${place} gateway none origin default`),
      );
    });
  }
});

it('a service that authorises callers and may fail open is a weak login', () => {
  const loginsOf = (failureMode: string) => {
    const gateways = { main: { port: 3000, listeners: [], extAuthz: { host: 'auth.example.org:9000', failureMode } } };
    const { facts, unread } = readSample(JSON.stringify({ gateways, mcp: { gateways: 'main', targets: [] } }), 'json');
    assert.deepEqual(unread, []);
    return facts.filter((fact) => fact.startsWith('authentications'));
  };
  const present = 'authentications /gateways/main/extAuthz gateway present exposed true';
  assert.deepEqual(loginsOf('deny'), [present]);
  assert.deepEqual(loginsOf('allow'), [present, 'authentications /gateways/main/extAuthz/failureMode gateway weak']);
});

it('a dynamic backend may connect to any host', () => {
  const egresses = (backend: object) => {
    const bind = { port: 3000, listeners: [{ routes: [{ backends: [backend] }] }] };
    return readSample(JSON.stringify({ binds: [bind] }), 'json').facts.filter((fact) => fact.startsWith('egresses'));
  };
  assert.equal(egresses({ dynamic: {} }).length, 1);
  assert.deepEqual(egresses({ host: 'api.example.com:443' }), []);
});

describe('the short form for models', () => {
  const login = 'authentications /llm/policies/apiKey gateway present exposed true';
  const read = (params: object) => {
    const models = [{ name: '*', provider: 'openAI', params }];
    return readSample(
      JSON.stringify({ llm: { port: 4000, models, policies: { apiKey: { mode: 'strict', keys: [] } } } }),
      'json',
    );
  };
  it('has an endpoint for a host override', () => {
    const reading = read({ apiKey: '$OPENAI_API_KEY', hostOverride: 'relay.example.net:8443' });
    assert.equal(reading.format, 'agentgateway');
    assert.deepEqual(reading.facts, [
      'models /llm/models/0',
      'endpoints /llm/models/0/params/hostOverride model credential true',
      login,
    ]);
    assert.deepEqual(reading.unread, []);
  });
  it('has no endpoint without an address', () => {
    assert.deepEqual(read({ apiKey: '$OPENAI_API_KEY' }).facts, ['models /llm/models/0', login]);
  });
  it('is not recognised in the model list of another program', () => {
    const models = [{ name: 'small', provider: 'acme' }];
    assert.notEqual(readSample(JSON.stringify({ llm: { models } }), 'json').format, 'agentgateway');
  });
});

describe('the access log', () => {
  const kinds = (expressions: Record<string, string>) => {
    const bound = { binds: [{ port: 3000, listeners: [{ routes: [{ backends: [{ host: 'localhost:8000' }] }] }] }] };
    const file = { ...bound, frontendPolicies: { accessLog: { add: expressions } } };
    const { facts } = readSample(JSON.stringify(file), 'json');
    return facts.filter((fact) => fact.startsWith('loggings'));
  };
  it('records prompts, reported once per section', () => {
    assert.deepEqual(kinds({ asked: 'flattenRecursive(llm.prompt)', answered: 'llm.completion' }), [
      'loggings /frontendPolicies/accessLog/add/asked prompts unsafe',
    ]);
  });
  it('records prompts in a database', () => {
    const asked = { database: { add: { asked: 'llm.prompt' } } };
    const bound = { binds: [{ port: 3000, listeners: [{ routes: [{ backends: [{ host: 'localhost:8000' }] }] }] }] };
    const { facts } = readSample(JSON.stringify({ ...bound, frontendPolicies: { accessLog: asked } }), 'json');
    assert.ok(facts.includes('loggings /frontendPolicies/accessLog/database/add/asked prompts unsafe'));
  });
  it('records request bodies', () => {
    assert.deepEqual(kinds({ body: 'string(request.body)' }), [
      'loggings /frontendPolicies/accessLog/add/body raw-bodies unsafe',
    ]);
  });
  it('may record counts and names', () => {
    const counts = { size: 'size(llm.prompt)', tokens: 'llm.inputTokens', model: 'json(request.body).model' };
    assert.deepEqual(kinds(counts), []);
  });
});

it('a host at port 443 is not reported as plaintext', () => {
  const target = (host: string) => ({ name: 'desk', openapi: { schema: { file: './desk.json' }, host } });
  const file = (host: string) => ({ mcp: { port: 3000, targets: [target(host)] } });
  const endpointsOf = (host: string) =>
    readSample(JSON.stringify(file(host)), 'json').facts.filter((fact) => fact.startsWith('endpoints'));
  assert.deepEqual(endpointsOf('desk.example.org:443'), []);
  assert.deepEqual(endpointsOf('desk.example.org:8443').length, 1);
});

it('recognises ports that routes refer to', () => {
  const routes = [{ gateways: 'main', backends: [{ mcp: { targets: [] } }] }];
  const gateways = { main: { port: 3000 } };
  assert.equal(readSample(JSON.stringify({ gateways, routes }), 'json').format, 'agentgateway');
  const others = [{ gateways: 'main', backends: [{ url: 'https://shop.example.com' }] }];
  assert.notEqual(readSample(JSON.stringify({ gateways, routes: others }), 'json').format, 'agentgateway');
});

it('recognises models alone by their port', () => {
  const models = [{ name: '*', provider: 'ollama' }];
  const reading = readSample(JSON.stringify({ config: { database: {} }, llm: { port: 4000, models } }), 'json');
  assert.equal(reading.format, 'agentgateway');
  const other = readSample(JSON.stringify({ llm: { models }, agents: [] }), 'json');
  assert.notEqual(other.format, 'agentgateway');
});

describe('logins', () => {
  const found = (ruleId: RuleId, policies: object) =>
    findingsOf(ruleId, {
      binds: [{ port: 3000, listeners: [{ routes: [{ policies, backends: [{ mcp: { targets: [] } }] }] }] }],
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  const at = '/binds/0/listeners/0/routes/0/policies';
  const rules = { rules: ['jwt.role == "reader"'] };

  it('let callers without a credential in, unless rules refuse them', () => {
    for (const mode of ['optional', 'permissive'])
      assert.deepEqual(found('AG-011', { jwtAuth: { mode, issuer: 'desk' } }), [`${at}/jwtAuth/mode high`]);
    assert.deepEqual(found('AG-011', { jwtAuth: { mode: 'strict', issuer: 'desk' } }), []);
    assert.deepEqual(found('AG-011', { jwtAuth: { mode: 'optional', issuer: 'desk' }, mcpAuthorization: rules }), []);
  });
  it('let them in by default, unless another policy or rules refuse them', () => {
    const jwtAuth = { issuer: 'desk' };
    assert.deepEqual(found('AG-011', { jwtAuth }), [`${at}/jwtAuth low`]);
    assert.deepEqual(found('AG-011', { jwtAuth, mcpAuthorization: rules }), []);
    assert.deepEqual(found('AG-011', { jwtAuth, apiKey: { mode: 'strict', keys: [] } }), []);
    assert.deepEqual(found('AG-011', { mcpAuthentication: { issuer: 'desk' } }), []);
  });
  it('fetch the keys that verify tokens', () => {
    const jwks = (url: string) => ({ jwtAuth: { mode: 'strict', issuer: 'desk', jwks: { url } } });
    assert.deepEqual(found('AG-010', jwks('http://id.fieldnotes.io/keys')), [`${at}/jwtAuth/jwks/url high`]);
    for (const url of ['https://id.fieldnotes.io/keys', 'http://keycloak:8080/keys', 'http://localhost:7080/keys'])
      for (const ruleId of ['AG-010', 'AG-014'] as const) assert.deepEqual(found(ruleId, jwks(url)), [], url);
  });
});

describe('another host for a provider', () => {
  const found = (ai: object, policies = {}) =>
    findingsOf('AG-014', {
      binds: [{ port: 3000, listeners: [{ routes: [{ backends: [{ ai, policies }] }] }] }],
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  const at = '/binds/0/listeners/0/routes/0/backends/0/ai';
  const hostOverride = 'relay.fieldnotes.io:443';
  const backendAuth = { key: '$ANTHROPIC_API_KEY' };

  it('replaces the vendor’s', () => {
    assert.deepEqual(found({ provider: { anthropic: {} }, hostOverride }, { backendAuth }), [
      `${at}/hostOverride critical`,
    ]);
    const providers = [{ name: 'a', provider: { anthropic: {} }, hostOverride }];
    assert.deepEqual(found({ groups: [{ providers }] }), [`${at}/groups/0/providers/0/hostOverride high`]);
  });
  it('is how other services with OpenAI’s protocol are reached', () => {
    assert.deepEqual(found({ provider: { openAI: {} }, hostOverride: 'api.groq.com:443' }, { backendAuth }), []);
    assert.deepEqual(found({ provider: { openAI: {} }, hostOverride: 'localhost:11434' }), []);
    assert.deepEqual(found({ provider: { anthropic: {} } }, { backendAuth }), []);
  });
});
