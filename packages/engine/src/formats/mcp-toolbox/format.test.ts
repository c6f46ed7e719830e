import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'tools /tools/run-anything unknown can database+database-write+delete',
    'tools /tools/close-ticket unknown can database-write',
    'tools /tools/weather unknown can fetch',
    'grants /sources/desk/user database-role wide true',
  ],
  'hardened.yaml': ['tools /tools/search-tickets unknown can database'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-toolbox reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-toolbox');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const file = (user: string, statement: string) => ({
  sources: { desk: { kind: 'cloud-sql-postgres', database: 'desk', user } },
  tools: { 'search-tickets': { kind: 'postgres-sql', source: 'desk', description: 'Finds tickets.', statement } },
});

it('does not treat the result of a database search as untrusted text', () => {
  const statement = '-- by title\n(select id from tickets)';
  assert.deepEqual(findingsOf('AG-019', file('desk', statement)), []);
  const { facts } = readSample(JSON.stringify(file('desk', statement)), 'json');
  assert.deepEqual(facts, ['tools /tools/search-tickets unknown can database']);
});

it('reports a superuser of a database, but no other user', () => {
  assert.deepEqual(
    findingsOf('AG-020', file('postgres', 'select 1')).map(({ pointer }) => pointer),
    ['/sources/desk/user'],
  );
  assert.deepEqual(findingsOf('AG-020', file('root', 'select 1')), []);
});

it('does not recognise other kinds of sources and tools', () => {
  const other = { sources: { wind: { kind: 'turbine' } }, tools: [{ kind: 'spade' }] };
  assert.notEqual(readSample(JSON.stringify(other), 'json').format, 'mcp-toolbox');
});

it('reads the flat form, in which each part is a document', () => {
  const text = [
    'kind: source\nname: desk\ntype: postgres\nhost: db.example.net\ndatabase: desk\nuser: postgres',
    'kind: tool\nname: run-anything\ntype: postgres-execute-sql\nsource: desk\ndescription: Runs any statement.',
    'kind: toolset\nname: all\ntools: [run-anything]',
  ].join('\n---\n');
  const reading = readSample(text, 'yaml');
  assert.equal(reading.format, 'mcp-toolbox');
  assert.deepEqual(reading.facts, [
    'tools  unknown can database+database-write+delete',
    'grants /user database-role wide true',
  ]);
  assert.deepEqual(reading.unread, []);
});

it('does not recognise other documents as the flat form', () => {
  for (const text of [
    'kind: source\nname: spring\ntype: river',
    'kind: tool\nname: lathe\ntype: machine\nsource: shop',
    'kind: toolset\nname: shed\nitems: [spade]',
    'apiVersion: acme.io/v1\nkind: Source\nmetadata:\n  name: a\nspec:\n  type: postgres',
  ]) {
    assert.notEqual(readSample(text, 'yaml').format, 'mcp-toolbox', text);
  }
});

it('reads the address of an HTTP source and whether its certificate is checked', () => {
  const found = (source: object) => {
    const tools = { desk: { kind: 'http', source: 'web', method: 'GET', path: '/', description: 'Gets the desk.' } };
    return findingsOf('AG-010', { sources: { web: { kind: 'http', ...source } }, tools }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  };
  const headers = { Authorization: 'Bearer ${DESK}' };
  assert.deepEqual(found({ baseUrl: 'http://api.example.com', headers }), ['/sources/web/baseUrl critical']);
  assert.deepEqual(found({ baseUrl: 'https://api.example.com', disableSslVerification: true }), [
    '/sources/web/disableSslVerification high',
  ]);
  assert.deepEqual(found({ baseUrl: 'https://api.example.com', headers, disableSslVerification: false }), []);
  assert.deepEqual(found({ baseUrl: 'http://localhost:8080', headers }), []);
});

it('reports a text that is inserted into a statement, unless it is escaped or one of a list (AG-002)', () => {
  const statement = 'SELECT * FROM {{.table}}';
  const found = (parameter: object) => {
    const templateParameters = [{ name: 'table', description: 'Where to look.', ...parameter }];
    const tool = { kind: 'postgres-sql', source: 'desk', description: 'Lists rows.', statement, templateParameters };
    return findingsOf('AG-002', {
      sources: { desk: { kind: 'postgres', database: 'desk' } },
      tools: { list: tool },
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  };
  const pointer = '/tools/list/templateParameters/0/name low';
  const items = { name: 'column', type: 'string' };
  assert.deepEqual(found({ type: 'string' }), [pointer]);
  assert.deepEqual(found({ type: 'array', items }), [pointer]);
  assert.deepEqual(found({ type: 'string', allowedValues: ['desks', 'chairs'] }), []);
  assert.deepEqual(found({ type: 'string', escape: 'double-quotes' }), []);
  assert.deepEqual(found({ type: 'array', items: { ...items, escape: 'double-quotes' } }), []);
  assert.deepEqual(found({ type: 'integer' }), []);
});

it('reports a tool that runs any statement, unless the tool or its source only reads (AG-020)', () => {
  const found = (tool: object, source: object = {}) =>
    findingsOf('AG-020', {
      sources: { desk: { kind: 'bigquery', project: 'desk', ...source } },
      tools: { ask: { source: 'desk', description: 'Asks.', ...tool } },
    }).map(({ pointer, severity }) => `${pointer} ${severity}`);
  const anything = { kind: 'bigquery-execute-sql' };
  assert.deepEqual(found(anything), ['/tools/ask low']);
  assert.deepEqual(found(anything, { writeMode: 'allowed' }), ['/tools/ask low']);
  assert.deepEqual(found(anything, { writeMode: 'blocked' }), []);
  assert.deepEqual(found({ kind: 'neo4j-execute-cypher', readOnly: true }), []);
  assert.deepEqual(found({ kind: 'bigquery-sql', statement: 'delete from desk where id = @id' }), []);
});
