import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const agent = { model: 'm', system_prompt: 'You help.', tools: ['search_docs'] };
const places = (settings: object) => findingsOf('AG-022', { ...agent, ...settings }).map(({ pointer }) => pointer);

describe('shared memory', () => {
  it('between the agents of a team is quiet', () => {
    for (const key of ['shared_between_agents', 'shared_across_all_agents', 'shared_with_agents', 'shareAcrossAgents'])
      assert.deepEqual(places({ memory: { [key]: true } }), []);
  });
  it('between users is found, also beside the other', () => {
    assert.deepEqual(places({ memory: { shared_between_agents: true, shared_between_users: true } }), [
      '/memory/shared_between_users',
    ]);
    assert.deepEqual(places({ memory: { shared_across_tenants: true } }), ['/memory/shared_across_tenants']);
  });
  it('that ends with the session is quiet', () => {
    assert.deepEqual(places({ memory: { enable_shared_memory: true, enable_persistent_memory: false } }), []);
    for (const kept of [{ enable_persistent_memory: true }, { persist_path: 'memory.db' }, {}])
      assert.deepEqual(places({ memory: { enable_shared_memory: true, ...kept } }), ['/memory/enable_shared_memory']);
  });
  it('is not the account under which a process is isolated', () => {
    assert.deepEqual(places({ isolation: { engine: 'gvisor', user: 'nobody' } }), []);
    assert.deepEqual(places({ isolation: { user: false } }), ['/isolation/user']);
  });
  it('of an agent is found where nothing says with whom', () => {
    assert.deepEqual(places({ agent_memory: { shared: true } }), ['/agent_memory/shared']);
  });
});
