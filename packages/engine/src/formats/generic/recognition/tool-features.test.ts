import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const isAgent = (settings: object): boolean => readSample(JSON.stringify(settings), 'json').recognized;

describe('files about tools only', () => {
  const tools: readonly (readonly [what: string, settings: object])[] = [
    ['rules that name a tool', { rules: [{ name: 'look', tool: 'Read|Grep', action: 'allow' }] }],
    ['rules on kinds of tools', { rules: [{ tool_type: 'shell', match: { command: 'rm' }, action: 'block' }] }],
    [
      'rules on several tools',
      { rules: [{ effect: 'deny', actions: ['shell.exec', 'file.write'], resources: ['*'] }] },
    ],
    ['denied tools by name', { default_action: 'block', allow: ['heartbeat'], deny: ['file_write', 'message_send'] }],
    [
      'rules in the tools section',
      {
        tools: {
          default_action: 'ask',
          rules: [
            { name: 'shell_exec', action: 'block' },
            { name: 'web_search', action: 'allow' },
            { name: 'file_write', action: 'ask' },
          ],
        },
      },
    ],
    [
      'allowed and denied tools, one of which runs commands',
      {
        tools: {
          allow: ['read_file', 'write_file', 'list_files', 'create_issue'],
          deny: ['exec_shell', 'delete_branch'],
        },
        dependencies: [],
        network: { allowlist: ['api.example.com'] },
      },
    ],
    ['tools with risk levels', { tools: { file_read: { risk: 'low' }, code_exec: { risk: 'high' } } }],
    ['programs with allowed options', { tools: { nmap: { allowed_flags: ['-sV'] }, whois: { allowed_flags: [] } } }],
    [
      'tools with descriptions and addresses',
      {
        tools: [{ name: 'query_device', description: 'Asks a device how it is.', method: 'GET', endpoint: '/device' }],
      },
    ],
    [
      'a list of tools with the addresses that they call',
      [{ name: 'get_desk', description: 'Returns the desk.', api_schema: { url: 'https://desk.example.com/desk' } }],
    ],
    ['a shell with an allow-list, and files', { tools: { shell: { whitelist: ['ls', 'cat'] }, fs: { root: '.' } } }],
    [
      'tools with schemas under another key',
      {
        capabilities: [
          {
            id: 'review',
            description: 'Reads one contract.',
            input_schema: { properties: { url: { type: 'string' } } },
          },
        ],
      },
    ],
    [
      'decisions on file and program operations',
      { default: 'ask_human', operations: { read: 'allow', exec: 'allow', delete: 'ask' } },
    ],
    ['tools with their isolation', { tools: [{ id: 'press', sandbox_required: true, risk_tier: 'low' }] }],
    [
      'actions that are refused or need approval',
      { deny: [{ action: 'git.push', when: { branch: 'main' } }], require_approval: [{ action: 'db.migrate' }] },
    ],
    [
      'allowed and restricted tools',
      { subjects: [{ id: 'judges', allowed_tools: ['scoring'], restricted_tools: ['deployment'] }] },
    ],
    ['a system prompt', { system_prompt: 'Answer in one short sentence.' }],
    ['tools of each agent', { agents: { scout: ['web_search'], mason: ['write_file', 'run_tests'] } }],
  ];
  for (const [what, settings] of tools) it(`recognised: ${what}`, () => assert.ok(isAgent(settings)));

  const others: readonly (readonly [what: string, settings: object])[] = [
    [
      'rules of a firewall',
      {
        rules: [
          { port: 22, action: 'allow' },
          { port: 80, action: 'deny' },
        ],
      },
    ],
    ['a system prompt in a data set', { system_prompt: 'Answer in one sentence.', questions: ['Why?'] }],
    ['decisions on file operations only', { operations: { read: 'allow', write: 'deny' } }],
    ['rules on documents', { rules: [{ effect: 'allow', actions: ['view', 'sign'], resources: ['*'] }] }],
    ['means of payment', { default: 'block', allow: ['cash', 'cards'], deny: ['cheques', 'coins'] }],
    ['tools of a workshop', { tools: { saw: { risk: 'high' }, broom: { risk: 'low' } } }],
    ['tools with a required case', { tools: [{ id: 'saw', case_required: true, risk_tier: 'low' }] }],
    ['requests for leave', { deny: [{ reason: 'late' }], require_approval: [{ action: 'leave' }] }],
    ['tools of a contest', { classes: [{ id: 'juniors', allowed_tools: ['brush'], materials: ['oil'] }] }],
    ['installed programs', { tools: { nmap: { version: '7.9' }, whois: { version: '5' } } }],
    [
      'a site about tools',
      { tools: [{ name: 'saw', description: 'Cuts wood well.', url: 'https://saw.example.com' }] },
    ],
    ['a list of services', [{ name: 'desk', description: 'Returns the desk.', url: 'https://desk.example.com/desk' }]],
    ['preferred shell and editor', { tools: { shell: { name: 'fish' }, editor: { name: 'vim' } } }],
    ['estate agents', { agents: { north: ['Ida Bell', 'Tom Reed'], south: ['Kim Ott'] } }],
  ];
  for (const [what, settings] of others) it(`not recognised: ${what}`, () => assert.ok(!isAgent(settings)));
});
