import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

const program = `
import { stopOnFault } from '${new URL('./stop-on-fault.ts', import.meta.url).href}';
const logFault = (where, _id, error) => console.log(where, error.constructor.name);
const stop = () => new Promise((resolve) => setTimeout(resolve, 100)).then(() => console.log('stopped'));
stopOnFault({ logFault, stop });
setTimeout(() => { throw new RangeError('canary'); });
setTimeout(() => { throw new TypeError('canary'); }, 10);
setTimeout(() => Promise.reject(new SyntaxError('canary')), 20);
setTimeout(() => {}, 60_000);
`;

describe('a fault of the process', () => {
  it('K13 stops it once, and neither that fault nor a later one is printed with its message', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    assert.equal(stdout, 'process RangeError\nprocess TypeError\nprocess SyntaxError\nstopped\n');
    assert.equal(stderr, '');
    assert.equal(status, 1);
  });
});
