import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const isAgent = (settings: object): boolean => readSample(JSON.stringify(settings), 'json').recognized;

describe('files about tools and nothing else', () => {
  const tools: readonly (readonly [what: string, settings: object])[] = [
    ['rules that name a tool', { rules: [{ name: 'look', tool: 'Read|Grep', action: 'allow' }] }],
    ['how risky each is', { tools: { file_read: { risk: 'low' }, code_exec: { risk: 'high' } } }],
    ['options of programs', { tools: { nmap: { allowed_flags: ['-sV'] }, whois: { allowed_flags: [] } } }],
    [
      'addresses by a name and a text',
      {
        tools: [{ name: 'query_device', description: 'Asks a device how it is.', method: 'GET', endpoint: '/device' }],
      },
    ],
    ['a shell and files', { tools: { shell: { whitelist: ['ls', 'cat'] }, fs: { root: '.' } } }],
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
