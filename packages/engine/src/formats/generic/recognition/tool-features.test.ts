import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const isAgent = (settings: object): boolean => readSample(JSON.stringify(settings), 'json').recognized;

describe('files about tools and nothing else', () => {
  const tools: readonly (readonly [what: string, settings: object])[] = [
    ['rules that name a tool', { rules: [{ name: 'look', tool: 'Read|Grep', action: 'allow' }] }],
    ['rules on kinds of tools', { rules: [{ tool_type: 'shell', match: { command: 'rm' }, action: 'block' }] }],
    [
      'rules on several tools',
      { rules: [{ effect: 'deny', actions: ['shell.exec', 'file.write'], resources: ['*'] }] },
    ],
    [
      'what is refused by name',
      { default_action: 'block', allow: ['heartbeat'], deny: ['file_write', 'message_send'] },
    ],
    [
      'rules below the tools',
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
      'many by name, one of which runs commands',
      {
        tools: {
          allow: ['read_file', 'write_file', 'list_files', 'create_issue'],
          deny: ['exec_shell', 'delete_branch'],
        },
        dependencies: [],
        network: { allowlist: ['api.example.com'] },
      },
    ],
    ['how risky each is', { tools: { file_read: { risk: 'low' }, code_exec: { risk: 'high' } } }],
    ['options of programs', { tools: { nmap: { allowed_flags: ['-sV'] }, whois: { allowed_flags: [] } } }],
    [
      'addresses by a name and a text',
      {
        tools: [{ name: 'query_device', description: 'Asks a device how it is.', method: 'GET', endpoint: '/device' }],
      },
    ],
    ['a shell and files', { tools: { shell: { whitelist: ['ls', 'cat'] }, fs: { root: '.' } } }],
    [
      'what a model may call, by another name',
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
      'what is done with files and programs',
      { default: 'ask_human', operations: { read: 'allow', exec: 'allow', delete: 'ask' } },
    ],
    ['the text that a model is told', { system_prompt: 'Answer in one short sentence.' }],
    ['tools of each agent', { agents: { scout: ['web_search'], mason: ['write_file', 'run_tests'] } }],
  ];
  for (const [what, settings] of tools) it(`show an agent: ${what}`, () => assert.ok(isAgent(settings)));

  const others: readonly (readonly [what: string, settings: object])[] = [
    [
      'rules of a wall',
      {
        rules: [
          { port: 22, action: 'allow' },
          { port: 80, action: 'deny' },
        ],
      },
    ],
    ['a text in a set of data', { system_prompt: 'Answer in one sentence.', questions: ['Why?'] }],
    ['what is done with a file', { operations: { read: 'allow', write: 'deny' } }],
    ['who may do what with papers', { rules: [{ effect: 'allow', actions: ['view', 'sign'], resources: ['*'] }] }],
    ['what a shop refuses', { default: 'block', allow: ['cash', 'cards'], deny: ['cheques', 'coins'] }],
    ['tools of a workshop', { tools: { saw: { risk: 'high' }, broom: { risk: 'low' } } }],
    ['programs that are installed', { tools: { nmap: { version: '7.9' }, whois: { version: '5' } } }],
    [
      'a site about tools',
      { tools: [{ name: 'saw', description: 'Cuts wood well.', url: 'https://saw.example.com' }] },
    ],
    ['a shell that somebody likes', { tools: { shell: { name: 'fish' }, editor: { name: 'vim' } } }],
    ['who sells houses', { agents: { north: ['Ida Bell', 'Tom Reed'], south: ['Kim Ott'] } }],
  ];
  for (const [what, settings] of others) it(`show none: ${what}`, () => assert.ok(!isAgent(settings)));
});
