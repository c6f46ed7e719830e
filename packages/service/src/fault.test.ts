import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFault, FaultError } from './fault.ts';

describe('a fault', () => {
  it('K13 keeps where an exception came from and nothing of its message', () => {
    const canary = ['canary', 'in', 'the', 'message'].join('-');
    const fault = describeFault(new SyntaxError(`Unexpected token\n    ${canary}`));
    assert.equal(fault.name, 'SyntaxError');
    assert.ok(fault.frames.length > 0);
    assert.ok(!JSON.stringify(fault).includes(canary));
  });

  it('keeps a system error’s code', () => {
    assert.equal(describeFault(Object.assign(new Error('open /secret'), { code: 'ENOENT' })).code, 'ENOENT');
  });

  it('survives being carried on', () => {
    const fault = { name: 'RangeError', code: null, frames: ['at a'] };
    assert.deepEqual(describeFault(new FaultError(fault)), fault);
  });

  it('is known even of what is no error', () => assert.equal(describeFault('text').name, 'string'));
});
