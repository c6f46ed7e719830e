import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const agent = { model: 'house', system_prompt: 'Help.', tools: ['read_file'] };

it('an address that transcripts are sent to is an upload of transcripts', () => {
  const found = (name: string) => findingsOf('AG-023', { ...agent, [name]: 'https://vendor.example.net/in' });
  assert.equal(found('transcript_upload').length, 1);
  assert.equal(found('uploadTranscripts').length, 1);
  assert.deepEqual(found('transcript_help'), []);
  assert.deepEqual(found('upload_url'), []);
});

it('a service listens on an interface', () => {
  const found = (section: string, iface: string) => findingsOf('AG-012', { ...agent, [section]: { iface } }).length;
  assert.equal(found('ops_console', '0.0.0.0'), 1);
  assert.equal(found('ops_console', '127.0.0.1'), 0);
  assert.equal(found('database', '0.0.0.0'), 0);
});

it('hosts that an agent connects to are allowed', () => {
  const found = (name: string) => findingsOf('AG-013', { ...agent, controls: { [name]: ['*'] } }).length;
  assert.equal(found('outbound_hosts'), 1);
  assert.equal(found('egress_domains'), 1);
  assert.equal(found('blocked_outbound_hosts'), 0);
  assert.equal(found('hosts'), 0);
});

it('a public brand is no public service', () => {
  const found = (section: string) => findingsOf('AG-012', { ...agent, [section]: { public: true } }).length;
  assert.equal(found('brand'), 0);
  assert.equal(found('dashboard'), 1);
});
