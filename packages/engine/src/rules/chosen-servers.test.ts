import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from './testing.ts';

const catalogue = `
mcp_servers:
  github: {allow_tools: [get_issue, create_pull_request], deny_tools: [delete_repository]}
  fetch: {allow_tools: [fetch]}
  filesystem: {allow_tools: [read_file, list_directory]}
`;
const places = (yaml: string) =>
  findingsOf('AG-019', `${catalogue}${yaml}`, 'yaml').map(({ pointer, severity }) => `${pointer} ${severity}`);

describe('a catalogue of servers and the tools of each role', () => {
  const rows: readonly (readonly [name: string, yaml: string, expected: readonly string[]])[] = [
    [
      'with their server',
      'role_tool_policy: {triage: {allow: [github.get_issue]}, coder: {allow: [filesystem.read_file]}}',
      [],
    ],
    ['without it', 'role_tool_policy: {triage: {allow: [get_issue]}, coder: {allow: [read_file, summarize]}}', []],
    [
      'agents with lists',
      'agents: {a: {role: Sort, model: m, tools: [get_issue]}, b: {role: Write, model: m, tools: [read_file]}}',
      [],
    ],
    [
      'one role has all three',
      'role_tool_policy: {triage: {allow: [github.get_issue, fetch.fetch, filesystem.read_file]}, coder: {allow: [github.get_issue]}}',
      ['/role_tool_policy/triage medium'],
    ],
    [
      'one role has all tools of the servers',
      'role_tool_policy: {triage: {allow: ["github.*", "fetch.*", "filesystem.*"]}, coder: {allow: ["github.*"]}}',
      ['/role_tool_policy/triage medium'],
    ],
    [
      'one agent has no list',
      'agents: {a: {role: Sort, model: m, tools: [get_issue]}, b: {role: Write, model: m}}',
      [' high'],
    ],
    [
      'the file speaks to a model itself',
      'system_prompt: You help.\nrole_tool_policy: {triage: {allow: [get_issue]}, coder: {allow: [read_file]}}',
      [' high'],
    ],
    ['no roles', 'system_prompt: You help.', [' high']],
  ];
  for (const [name, yaml, expected] of rows) it(name, () => assert.deepEqual(places(yaml), expected));
});

it('all tools of one server are one source', () => {
  const roles = 'role_tool_policy: {triage: {allow: ["github.*"]}, coder: {allow: [read_file]}}';
  assert.deepEqual(places(roles), []);
});
