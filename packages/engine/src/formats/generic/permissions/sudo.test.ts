import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const found = (settings: object) =>
  findingsOf('AG-002', { agent: { model: 'gpt-4o', system_prompt: 'You mend.' }, ...settings }).map(
    ({ pointer, severity }) => `${pointer} ${severity}`,
  );

describe('commands that an agent may run with sudo', () => {
  it('each entry of a list is a finding', () => {
    assert.deepEqual(found({ sudo_commands: ['systemctl restart web', 'apt-get update'] }), [
      '/sudo_commands/0 medium',
      '/sudo_commands/1 medium',
    ]);
    assert.deepEqual(found({ allowed_sudo_commands: ['reboot'] }), ['/allowed_sudo_commands/0 medium']);
    assert.deepEqual(found({ allowed_commands: ['ls', 'sudo reboot', 'sudo mount'] }), [
      '/allowed_commands/1 medium',
      '/allowed_commands/2 medium',
    ]);
  });

  it('a command that can run any other is more severe', () => {
    assert.deepEqual(found({ sudo_commands: ['systemctl', 'bash'] }), [
      '/sudo_commands/1 high',
      '/sudo_commands/0 medium',
    ]);
  });

  it('denied commands and those that need approval are no finding', () => {
    assert.deepEqual(found({ denied: { sudo_commands: ['reboot'] } }), []);
    assert.deepEqual(found({ require_approval: { sudo_commands: ['reboot'] } }), []);
    assert.deepEqual(found({ sudo_commands: [] }), []);
  });
});
