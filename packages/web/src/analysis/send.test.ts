import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOutcome } from './send.ts';

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  readOutcome(new Response(body, { status, headers }));

describe('an answer', () => {
  it('keeps the report’s bytes', async () => {
    const outcome = await answer(200, '{"score":100, "grade":"A+"}');
    assert.equal(outcome.kind, 'report');
    assert.equal(outcome.kind === 'report' && outcome.json, '{"score":100, "grade":"A+"}');
  });

  it('says how long to wait', async () => {
    const outcome = await answer(429, '{"code":"rate_limited","title":"T","detail":"D"}', { 'Retry-After': '7' });
    assert.deepEqual(outcome, {
      kind: 'wait',
      seconds: 7,
      problem: { code: 'rate_limited', title: 'T', detail: 'D', line: null, column: null },
    });
  });

  it('says where a text does not parse', async () => {
    const outcome = await answer(
      400,
      '{"code":"malformed_configuration","title":"T","detail":"D","line":3,"column":4}',
    );
    assert.ok(outcome.kind === 'problem' && outcome.problem.line === 3 && outcome.problem.column === 4);
  });

  for (const body of ['<html>', '', 'null', '[', '{"title":5}']) {
    it(`is a problem when it is ${JSON.stringify(body)}`, async () => {
      const outcome = await answer(502, body);
      assert.equal(outcome.kind === 'problem' && outcome.problem.title, 'No answer');
    });
  }
});
