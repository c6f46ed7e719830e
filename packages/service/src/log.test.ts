import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLog } from './log.ts';

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog('trace', 7, { write: (line) => lines.push(line) });
  const canary = ['canary', 'of', 'this', 'test'].join('-');

  it('L03 redacts credentials and contents of a logged request at every depth', () => {
    const headers = { authorization: `Bearer ${canary}`, cookie: canary, 'set-cookie': [canary] };
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
      log[level](
        { headers, req: { headers, body: canary }, request: { headers }, fields: { password: canary } },
        'request',
      );
      log[level]({ ...headers, token: canary, secret: canary, key: canary, content: canary });
    }
    assert.equal(lines.length, 12);
    for (const line of lines) assert.ok(!line.includes(canary) && line.includes('[redacted]'), line);
  });

  it('L04 writes exactly one line for each entry, whatever it contains', () => {
    log.info({ name: 'a\nINFO forged\u2028b' }, 'a\r\nforged');
    const line = lines.at(-1) ?? '';
    assert.equal(line.trimEnd().split(/[\r\n]/).length, 1);
    const { worker, name, msg } = JSON.parse(line);
    assert.deepEqual([worker, name, msg], [7, 'a\nINFO forged\u2028b', 'a\r\nforged']);
  });
});
