import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-021';
const found = (yaml: string) => findingsOf(id, yaml, 'yaml').map(({ pointer, severity }) => [pointer, severity]);
const home = (line: string) => `agent:\n  name: a\n  system_prompt: Help.\n  tools: [search]\n  ${line}\n`;

describe('a limit', () => {
  const rows: readonly (readonly [line: string, severity: string | null])[] = [
    ['max_iterations: 0', 'high'],
    ['max_iterations: -1', 'high'],
    ['max_iterations: null', 'high'],
    ['max_iterations: unlimited', 'high'],
    ['max_retries: .inf', 'high'],
    ['max_iterations: 5000', 'high'],
    ['max_iterations: 500', 'medium'],
    ['max_steps: 101', 'medium'],
    ['max_turns: 100', null],
    ['max_iter: 10', null],
    ['max_total_handoffs: 12', null],
    ['max_subagents: 16', null],
    ['max_subagents: 0', null],
    ['max_handoffs: 0', null],
    ['max_handoffs: 5000', 'high'],
    ['max_subagents: -1', 'high'],
    ['max_delegation_depth: 12', 'medium'],
    ['max_handoff_depth: 12', 'medium'],
    ['recursion_limit: 2000', 'high'],
    ['recursion_limit: 25', null],
    ['max_retries: -1', 'high'],
    ['retries: infinite', 'high'],
    ['retries: 3', null],
    ['max_retries: 3', null],
    ['max_retries: 0', null],
    ['timeout: 0', 'medium'],
    ['timeout: 30', null],
    ['timeout: 315360000', 'medium'],
    ['timeout: 3600000', null],
    ['temperature: 0', null],
    ['max_tokens: 4096', null],
    ['max_tokens: -1', null],
  ];
  for (const [line, severity] of rows) {
    it(`${line}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(found(home(line)), severity === null ? [] : [[`/agent/${line.split(':')[0]}`, severity]]);
    });
  }

  it('is not taken away in a record that leaves everything null', () => {
    const record = ['max_iterations', 'prompt_version', 'output_hash', 'seed'].map((name) => `${name}: null`);
    assert.deepEqual(found(home(record.join('\n  '))), []);
    assert.deepEqual(found(home(record.slice(0, 3).join('\n  '))), [['/agent/max_iterations', 'high']]);
  });
});

it('the patch is a number of steps, never a time, whose unit the file does not show', () => {
  const first = (line: string) => reportOn(home(line), 'yaml').findings.find(({ ruleId }) => ruleId === id);
  assert.deepEqual(first('max_iterations: -1')?.remediation.patch, [
    { op: 'replace', path: '/agent/max_iterations', value: 100 },
  ]);
  assert.equal(first('timeout: 0')?.remediation.patch, undefined);
  assert.equal(first('max_retries: .inf')?.message, 'agent.max_retries turns the limit off.');
});

it('frameworks and files that do not own the setting are not asked for it', () => {
  const crew = 'writer:\n  role: Writer\n  goal: Write\n  backstory: Writes\n  max_iter: 10\n';
  assert.deepEqual(found(crew), []);
  assert.deepEqual(findingsOf(id, { mcpServers: { a: { command: 'server' } } }), []);
});

it('Goose is asked for its own, whose default is high', () => {
  const goose = (...lines: string[]) =>
    found(['GOOSE_PROVIDER: anthropic', 'GOOSE_MODE: approve', ...lines, ''].join('\n'));
  assert.deepEqual(
    goose().map(([, severity]) => severity),
    ['low'],
  );
  assert.deepEqual(goose('GOOSE_MAX_TURNS: 60'), []);
  assert.deepEqual(goose('GOOSE_MAX_TURNS: 600'), [['/GOOSE_MAX_TURNS', 'medium']]);
});

it('the detection of loops stays on', () => {
  const gemini = (off: boolean) => ({
    model: { name: 'gemini-2.5-pro', disableLoopDetection: off, maxSessionTurns: 20 },
    security: { auth: {} },
  });
  assert.deepEqual(
    findingsOf(id, gemini(true)).map(({ pointer, severity }) => [pointer, severity]),
    [['/model/disableLoopDetection', 'medium']],
  );
  assert.deepEqual(findingsOf(id, gemini(false)), []);
});

it('an agent of OpenCode without steps is told of as info, one with them or switched off is not', () => {
  const agent = {
    docs: { mode: 'subagent' },
    build: { steps: 40 },
    old: { maxSteps: '{env:STEPS}' },
    plan: { disable: true },
  };
  const found = findingsOf(id, { $schema: 'https://opencode.ai/config.json', agent });
  assert.deepEqual(
    found.map(({ pointer, severity }) => [pointer, severity]),
    [['/agent/docs', 'info']],
  );
});
