import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';

const read = (file: object) => readSample(JSON.stringify(file), 'json');

describe('files of programs too small for formats of their own', () => {
  const cases: readonly (readonly [what: string, file: object, fact: string])[] = [
    [
      'what the containers of MCP servers may reach',
      { network: { outbound: { insecure_allow_all: true } } },
      'egresses /network/outbound/insecure_allow_all network open',
    ],
    [
      'the agents that an editor starts',
      { agent_servers: { desk: { command: 'desk-agent', args: ['acp'], env: { LD_PRELOAD: '/tmp/a.so' } } } },
      'environment /agent_servers/desk/env/LD_PRELOAD server',
    ],
    [
      'an agent in a terminal',
      { model: { provider: 'custom', default: 'm' }, terminal: { backend: 'local' }, approvals: { mode: 'off' } },
      'approvals /approvals/mode all-prompts off',
    ],
    [
      'a server for shells',
      { security: { restrictWorkingDirectory: false, blockedCommands: [] }, shells: { cmd: { command: 'cmd.exe' } } },
      'fileGrants /security/restrictWorkingDirectory write tool',
    ],
  ];
  for (const [what, file, fact] of cases)
    it(what, () => {
      const { recognized, facts } = read(file);
      assert.ok(recognized);
      assert.ok(facts.includes(fact), facts.join('\n'));
    });

  const others: readonly object[] = [
    { network: { outbound: { mark: 1, allow: ['tcp'] } }, name: 'vpn' },
    { agent_servers: ['10.0.0.1', '10.0.0.2'] },
    { terminal: { shell: 'zsh' }, model: { provider: 'Lenovo' } },
    { security: { blockedCommands: ['ban'] }, shells: { cmd: { command: 'cmd.exe' } } },
  ];
  for (const file of others) it(`not ${JSON.stringify(file)}`, () => assert.ok(!read(file).recognized));
});
