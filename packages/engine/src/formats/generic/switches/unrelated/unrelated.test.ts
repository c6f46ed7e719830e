import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../../rules/testing.ts';

const agent = { model: 'house', system_prompt: 'Help.', tools: ['run_code'] };
const placesOf = (rule: Parameters<typeof findingsOf>[0], settings: object) =>
  findingsOf(rule, { ...agent, ...settings }).map(({ pointer }) => pointer);

it('ambiguous names in sections about other things are no switches', () => {
  assert.deepEqual(placesOf('AG-007', { mix: { isolation: 'off' } }), []);
  assert.deepEqual(placesOf('AG-012', { berth: { public: true } }), []);
  assert.deepEqual(placesOf('AG-003', { museum_halls: { security: 'none' }, discount: { auto_apply: true } }), []);
});

it('the container of an audio stream isolates nothing', () => {
  assert.deepEqual(placesOf('AG-007', { audio: { encoding: 'mulaw', sample_rate: 8000, container: 'none' } }), []);
  assert.deepEqual(placesOf('AG-007', { runner: { container: 'none' } }), ['/runner/container']);
});

it('a hook that runs at its event asks nobody, and compressing a context edits no file', () => {
  const context = { pre_compact_hook: { autoRun: true }, handoffCompression: { autoApply: true } };
  assert.deepEqual(placesOf('AG-003', { context }), []);
  assert.deepEqual(placesOf('AG-003', { pre_compact_hook: { script: 'bin/compact.sh', autoRun: true } }), []);
  assert.deepEqual(placesOf('AG-003', { context: { runner: { autoRun: true } } }), ['/context/runner/autoRun']);
  assert.deepEqual(placesOf('AG-003', { edits: { autoApply: true } }), ['/edits/autoApply']);
});

it('an evaluation measures an agent and runs no code of a model', () => {
  const evaluations = { eval: { enabled: true, dataset: 'cases' }, features: { evals: true }, enable_eval: true };
  assert.deepEqual(placesOf('AG-002', evaluations), placesOf('AG-002', {}));
  const evaluating = { allow_eval: true, js: { eval: true }, code: { unsafe_eval: true } };
  for (const place of ['/allow_eval', '/js/eval', '/code/unsafe_eval'])
    assert.ok(placesOf('AG-002', evaluating).includes(place), place);
});

it('the program’s own work and its notices ask nobody', () => {
  const work = { evals: { auto_run: true }, migrations: { auto_run: true }, notifications: { auto_send: true } };
  assert.deepEqual(placesOf('AG-003', work), []);
  const actions = { runner: { auto_run: true }, emails: { auto_send: true } };
  assert.deepEqual(placesOf('AG-003', actions), ['/runner/auto_run', '/emails/auto_send']);
});

it('what an agent judges by itself changes nothing yet', () => {
  for (const section of ['policy_evaluation', 'token_validation', 'idempotency', 'planning'])
    assert.deepEqual(placesOf('AG-003', { [section]: { autonomous: true } }), [], section);
  for (const section of ['remediation', 'execution', 'planning_execution'])
    assert.deepEqual(placesOf('AG-003', { [section]: { autonomous: true } }), [`/${section}/autonomous`]);
});

it('caches, reports and documents may be public', () => {
  const things = { cache: { public: true }, reports: { public: true }, docs: { expose: true } };
  assert.deepEqual(placesOf('AG-012', things), []);
  assert.deepEqual(placesOf('AG-012', { api: { expose: true } }), ['/api/expose']);
});

it('rooms and groups are no agents either', () => {
  assert.deepEqual(placesOf('AG-003', { rooms: { security: 'none' }, meeting_rooms: { security: 'none' } }), []);
  assert.deepEqual(placesOf('AG-003', { gateway: { security: 'none' } }), ['/gateway/security']);
});

it('the same names are switches in an agent, a service or a section about security', () => {
  assert.deepEqual(placesOf('AG-007', { isolation: 'off' }), ['/isolation']);
  assert.deepEqual(placesOf('AG-007', { sicherheit: { abschottung: 'keine' } }), ['/sicherheit/abschottung']);
  assert.deepEqual(placesOf('AG-007', { helper: { llm: 'm', isolation: 'off' } }), ['/helper/isolation']);
  assert.deepEqual(placesOf('AG-012', { desk_app: { public: true } }), ['/desk_app/public']);
  assert.deepEqual(placesOf('AG-012', { front: { port: 80, public: true } }), ['/front/public']);
});

it('a server that asks its clients for no certificate still encrypts', () => {
  const tls = { verify_client: false, verify_client_cert: false, verify_server: false };
  assert.deepEqual(placesOf('AG-010', { tls }), ['/tls/verify_server']);
  assert.deepEqual(placesOf('AG-010', { env: { VERIFY_CLIENT_CERT: '0' } }), []);
});

it('a filter that blocks what it finds has nothing to redact', () => {
  const filters = (more: object) => ({ filters: { bearer: { patterns: ['Bearer .+'], redact: false, ...more } } });
  assert.deepEqual(placesOf('AG-023', filters({ is_blocked: true })), []);
  assert.deepEqual(placesOf('AG-023', filters({ is_blocked: false })), ['/filters/bearer/redact']);
});

it('how long a history is kept is no history itself', () => {
  assert.deepEqual(placesOf('AG-023', { history: { keep: 'forever' } }), ['/history/keep']);
  assert.deepEqual(placesOf('AG-023', { history: { keep: 'session' } }), []);
  assert.deepEqual(placesOf('AG-023', { history: { user: 'Keep it forever.', assistant: 'Gladly.' } }), []);
});

it('people who consent to being recorded approve no action', () => {
  assert.deepEqual(placesOf('AG-003', { recording: { consent_required: false } }), []);
  assert.deepEqual(placesOf('AG-003', { cookie_consent: false }), []);
  assert.deepEqual(placesOf('AG-003', { actions: { consent_required: false } }), ['/actions/consent_required']);
});

it('what an agent remembers of a conversation is no log of it', () => {
  assert.deepEqual(placesOf('AG-023', { memory: { persist_conversation: true } }), []);
  assert.deepEqual(placesOf('AG-023', { memory: { share_conversations: true } }), ['/memory/share_conversations']);
  assert.deepEqual(placesOf('AG-023', { logging: { save_conversations: true } }), ['/logging/save_conversations']);
});

it('a server’s container with a network is no open sandbox', () => {
  assert.deepEqual(placesOf('AG-013', { mcp: { image: 'mcp/desk:1', disableNetwork: false } }), []);
  assert.deepEqual(placesOf('AG-013', { sandbox: { image: 'python:3', disable_network: false } }), [
    '/sandbox/disable_network',
  ]);
});

it('hints on how a workflow runs decide nothing', () => {
  assert.deepEqual(placesOf('AG-003', { execution_hints: { interactive: false, autonomous: true } }), []);
  assert.deepEqual(placesOf('AG-003', { execution: { autonomous: true } }), ['/execution/autonomous']);
});

it('commits that are not signed are no unsigned plugins', () => {
  assert.deepEqual(placesOf('AG-022', { git: { sign: false } }), []);
  assert.deepEqual(placesOf('AG-022', { plugins: { sign: false } }), ['/plugins/sign']);
});

it('a battery that charges itself takes no money, a card that is charged does', () => {
  assert.deepEqual(placesOf('AG-003', { battery: { auto_charge: true }, auto_charge_phone: true }), []);
  assert.deepEqual(placesOf('AG-003', { cards: { auto_charge: true } }), ['/cards/auto_charge']);
});

it('a certificate that is trusted is no folder', () => {
  assert.deepEqual(placesOf('AG-003', { ssl: { auto_trust: true }, dev_cert: { auto_trust: true } }), []);
  assert.deepEqual(placesOf('AG-003', { workspace: { auto_trust: true } }), ['/workspace/auto_trust']);
});

it('what a person is and an action needs is no right of the agent', () => {
  assert.deepEqual(placesOf('AG-007', { pivots: [{ entity: 'user', is_privileged: true }] }), []);
  assert.deepEqual(placesOf('AG-002', { responses: [{ id: 'a', requires_elevated: true }] }), placesOf('AG-002', {}));
  assert.deepEqual(placesOf('AG-007', { container: { privileged: true } }), ['/container/privileged']);
});

it('a request that an agent makes by itself is answered by somebody else', () => {
  assert.deepEqual(placesOf('AG-003', { approval_request: { autonomous: true } }), []);
  assert.deepEqual(placesOf('AG-003', { request_handling: { autonomous: true } }), ['/request_handling/autonomous']);
});
