import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFault, FaultError } from './fault.ts';

describe('a fault', () => {
  it('K13 keeps the stack of an exception and nothing of its message', () => {
    const canary = ['canary', 'in', 'the', 'message'].join('-');
    const fault = describeFault(new SyntaxError(`Unexpected token\n    ${canary}\n    at ${canary} (${canary}:1:1)`));
    assert.equal(fault.name, 'SyntaxError');
    assert.ok(fault.frames.length > 0);
    assert.ok(!JSON.stringify(fault).includes(canary));
  });

  it('keeps a system error’s code', () => {
    assert.equal(describeFault(Object.assign(new Error('open /secret'), { code: 'ENOENT' })).code, 'ENOENT');
  });

  it('survives being rethrown', () => {
    const fault = { name: 'RangeError', code: null, frames: ['at a'] };
    assert.deepEqual(describeFault(new FaultError(fault)), fault);
  });

  it('describes even a value that is not an error', () => assert.equal(describeFault('text').name, 'string'));
});
