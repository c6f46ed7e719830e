import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

it('a limit of -1 per run is none, whatever it counts', () => {
  const found = (settings: object) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ max_decisions_per_run: -1 }), ['/max_decisions_per_run']);
  for (const settings of [{ max_decisions_per_run: 5 }, { max_decisions_per_page: -1 }, { offset_per_run: -1 }])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('a step limit of an interpreter is no limit of the agent', () => {
  const bounded = (section: string) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], [section]: { step_limit: 100_000 } });
  assert.deepEqual(bounded('code_mode'), []);
  assert.equal(bounded('run').length, 1);
});

it('steps of a training are no limit of the agent', () => {
  const bounded = (section: string) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], [section]: { max_steps: 100_000 } }).length;
  for (const section of ['training', 'hf_train', 'trainer', 'finetune']) assert.equal(bounded(section), 0, section);
  for (const section of ['agent', 'run', 'trainee']) assert.equal(bounded(section), 1, section);
});

it('iterations under stop conditions are a limit', () => {
  const bounded = (section: string) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], [section]: { iterations: 100_000 } });
  assert.equal(bounded('stop_conditions').length, 1);
  assert.deepEqual(bounded('weather_conditions'), []);
});

it('unlimited iterations per goal are unlimited', () => {
  const bounded = (limit: string) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], [limit]: 'unlimited' });
  assert.equal(bounded('iterations_per_goal').length, 1);
  assert.deepEqual(bounded('seats_per_goal'), []);
});

it('an unlimited budget is unlimited, whatever it counts', () => {
  const found = (section: string, amount: unknown) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], [section]: { tokens: amount } });
  assert.equal(found('budget', 'unlimited').length, 1);
  assert.deepEqual(found('budget', 20_000), []);
  assert.deepEqual(found('cinema', 'unlimited'), []);
});

it('limits may be written as a number of steps and as a time', () => {
  const found = (settings: object) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], ...settings }).length;
  assert.equal(found({ nombreMaxEtapes: 'illimité' }), 1);
  assert.equal(found({ nombre_essais_max: 'infini' }), 1);
  assert.equal(found({ maksymalna_liczba_krokow: 'bez_limitu' }), 1);
  assert.equal(found({ executor: { wall_time: 'none' } }), 1);
  assert.equal(found({ 超时时间: 0 }), 1);
  assert.equal(found({ nombreMaxEtapes: 12, executor: { wall_time: 60 } }), 0);
  assert.equal(found({ wall_colour: 'none', nombre: 'illimité' }), 0);
});

it('the word none in another language is no limit, and idle screens have timeouts too', () => {
  const found = (settings: object) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], ...settings }).length;
  assert.equal(found({ obergrenze_schritte: 'keine' }), 1);
  assert.equal(found({ maximale_versuche: 'keine' }), 0);
  assert.equal(found({ kiosk: { timeout: 0 } }), 0);
  assert.equal(found({ chat: { idle_timeout: 0 } }), 0);
  assert.equal(found({ executor: { timeout: 0 } }), 1);
  assert.equal(found({ helper: { model: 'm', timeout: 0 } }), 1);
});

it('days of retention are read by kind', () => {
  const found = (retention: object) =>
    findingsOf('AG-023', { system_prompt: 'Hi', tools: ['shell'], retention }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ chat_days: -1, audit_days: 90 }), ['/retention/chat_days']);
  assert.deepEqual(found({ holiday_days: -1 }), []);
});

it('a session that never times out is no endless run', () => {
  const found = (settings: object) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ sessionTimeoutMinutes: 0 }), []);
  assert.deepEqual(found({ session: { timeout: 0 } }), []);
  assert.deepEqual(found({ session: { timeout: 0, max_turns: 9 } }), ['/session/timeout']);
  assert.deepEqual(found({ run_timeout: 0 }), ['/run_timeout']);
});

it('a timeout beside a limit of the run is one as well, under any section', () => {
  const found = (section: object) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], leash: section }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ max_loops: 20, timeout: 0 }), ['/leash/timeout']);
  assert.deepEqual(found({ colour: 'red', timeout: 0 }), []);
});

it('no limits at all are unlimited; those of a machine or of a list are others', () => {
  const found = (settings: object) =>
    findingsOf('AG-021', { system_prompt: 'Hi', tools: ['shell'], ...settings }).map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  assert.deepEqual(found({ limits: 'none' }), ['/limits high']);
  assert.deepEqual(found({ guards: { run_limits: 'off' } }), ['/guards/run_limits high']);
  assert.deepEqual(found({ may_spawn: 'unlimited' }), ['/may_spawn high']);
  assert.deepEqual(found({ daily_budget: 'unlimited' }), ['/daily_budget medium']);
  assert.deepEqual(found({ payments: { max_amount: 'unlimited' } }), ['/payments/max_amount medium']);
  assert.deepEqual(found({ orchestrator: { timeout: 0 } }), ['/orchestrator/timeout medium']);
  for (const settings of [
    { resources: { limits: 'none' } },
    { search: { limits: 'none' } },
    { history: { limit: 'none' } },
    { limits: 'strict' },
    { limits: { steps: 9 } },
    { may_spawn: 2 },
    { daily_budget: 5 },
    { payments: { max_amount: 50 } },
    { parking: { max_amount: 'unlimited' } },
    { museum: { timeout: 0 } },
  ])
    assert.deepEqual(found(settings), [], JSON.stringify(settings));
});

it('null removes a limit on costs, and a key without a value keeps the default', () => {
  const found = (text: string) =>
    findingsOf('AG-021', `agent:\n  system_prompt: Hi\n  tools: [search_docs]\n${text}`, 'yaml');
  for (const text of ['max_cost: null', 'limits: {max_cost_usd: ~}', 'max_daily_spend: null'])
    assert.deepEqual(
      found(text).map(({ severity }) => severity),
      ['medium'],
      text,
    );
  for (const text of ['max_cost:', 'max_cost: 5', 'cost: null', 'limits: {max_cost: null, a: null, b: null, c: null}'])
    assert.deepEqual(found(text), [], text);
});
