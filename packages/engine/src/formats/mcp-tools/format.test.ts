import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'tools /result/tools/0 unknown can write',
    'tools /result/tools/1 unknown can delete',
    'tools /result/tools/2 unknown can execute',
  ],
  'hardened.json': ['tools /0/function unknown can read'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-tools reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-tools');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('lists and single tools in other layouts', () => {
  const properties = { command: { type: 'string' } };
  const rows: readonly (readonly [name: string, file: unknown, facts: readonly string[]])[] = [
    [
      'parameters as a schema',
      { tools: [{ name: 'exec_command', description: 'Runs it.', parameters: { type: 'object', properties } }] },
      ['tools /tools/0 unknown can execute'],
    ],
    [
      'arguments in a list',
      [{ name: 'read_note', description: 'Reads one.', arguments: [{ name: 'id', type: 'string', desc: 'Which.' }] }],
      ['tools /0 unknown can read'],
    ],
    [
      'a map from names at the root',
      {
        exec_command: { description: 'Runs it.', input_schema: { type: 'object', properties } },
        read_note: {
          description: 'Reads one.',
          input_schema: { type: 'object', properties: { auth_type: { type: 'string', default: 'none' } } },
        },
      },
      ['tools /exec_command unknown can execute', 'tools /read_note unknown can read'],
    ],
    [
      'one tool that needs no approval',
      {
        name: 'delete_file',
        description: 'Deletes a file.',
        input_schema: { type: 'object', properties: { path: { type: 'string' } } },
        annotations: { requires_confirmation: false },
      },
      ['tools  never can delete', 'approvals /annotations/requires_confirmation tool off'],
    ],
  ];
  for (const [name, file, facts] of rows) {
    it(name, () => {
      const reading = readSample(JSON.stringify(file), 'json');
      assert.equal(reading.format, 'mcp-tools');
      assert.deepEqual(reading.facts, facts);
      assert.deepEqual(reading.unread, []);
    });
  }

  it('reads the server entry beside the tools', () => {
    const tools = [{ name: 'a', description: 'b', inputSchema: { type: 'object', properties } }];
    const { facts } = readSample(
      JSON.stringify({ name: 'desk', transport: { type: 'stdio', command: ['npx', '-y', 'desk-tools'] }, tools }),
      'json',
    );
    assert.ok(facts.some((fact) => fact.startsWith('servers /transport')));
  });

  it('reads a map of tools by key, each with its permissions', () => {
    const permissions = { require_confirmation: false };
    const entry = { description: 'Does it.', input_schema: { type: 'object', properties }, permissions };
    const report = (tools: object) =>
      reportOn({ tools }).findings.map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
    assert.deepEqual(report({ ping: entry, look_up: entry }), []);
    assert.deepEqual(report({ look_up: entry, delete_customer: entry }), [
      'AG-003 high /tools/delete_customer/permissions/require_confirmation',
    ]);
  });

  it('reads a map of tools at the root, without the defaults of parameters', () => {
    const input_schema = {
      type: 'object',
      properties: {
        verify_ssl: { type: 'boolean', default: false },
        auth_type: { type: 'string', enum: ['none', 'basic'], default: 'none' },
      },
    };
    const file = { look_up: { description: 'Looks something up.', input_schema }, ping: { input_schema } };
    const { format, facts, unread } = readSample(JSON.stringify(file), 'json');
    assert.deepEqual({ format, unread }, { format: 'mcp-tools', unread: [] });
    assert.deepEqual(
      facts.filter((fact) => fact.startsWith('tools')).map((fact) => fact.split(' ')[1]),
      ['/look_up', '/ping'],
    );
    assert.deepEqual(reportOn(file).findings, []);
  });

  const others: readonly (readonly [name: string, file: unknown])[] = [
    ['a plugin whose tools run commands', { tools: [{ name: 'a', command: 'x', parameters: { properties } }] }],
    ['a template with parameters', { name: 'a', description: 'b', parameters: { region: { type: 'string' } } }],
    ['a prompt with parameters', { name: 'a', description: 'b', prompt: 'c', parameters: { properties } }],
    [
      'a list of commands with arguments',
      [{ name: 'a', description: 'b', command: 'x', arguments: [{ type: 'flag' }] }],
    ],
  ];
  for (const [name, file] of others) {
    it(`${name} is not recognised`, () =>
      assert.notEqual(readSample(JSON.stringify(file), 'json').format, 'mcp-tools'));
  }
});

it('a tool with a bare verb as its name is a shell if a parameter names a program', () => {
  const tools = (name: string) => [
    {
      name: 'execute',
      description: 'Does what was asked for.',
      inputSchema: { properties: { [name]: { type: 'string' } } },
    },
  ];
  const can = (name: string) => readSample(JSON.stringify({ tools: tools(name) }), 'json').facts;
  assert.ok(can('command').some((fact) => fact.includes('can execute')));
  assert.ok(!can('report_id').some((fact) => fact.includes('can execute')));
});
