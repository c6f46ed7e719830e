import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nowhere } from '../testing.ts';
import { understand } from '../understand.ts';
import { Allowance, commandLimits } from './allowance.ts';

const line = (text: string, allowance: Allowance) => understand([{ value: text, at: nowhere }], true, allowance);

describe('the allowance for commands', () => {
  it('limits the commands of a line', () => {
    const allowance = new Allowance();
    assert.equal(line('a;'.repeat(commandLimits.wordsMax + 10), allowance).length, commandLimits.wordsMax);
    assert.ok(allowance.isSpent);
  });

  it('limits the words of an argument list', () => {
    const allowance = new Allowance();
    const words = Array.from({ length: commandLimits.wordsMax + 10 }, () => ({ value: 'a', at: nowhere }));
    const [started] = understand(words, false, allowance);
    assert.equal(started?.arguments.length, commandLimits.wordsMax - 1);
    assert.ok(allowance.isSpent);
  });

  it('counts nested scripts', () => {
    const allowance = new Allowance();
    const found = line(`bash -c "${'$(a;b);'.repeat(commandLimits.wordsMax)}"`, allowance);
    assert.ok(found.length <= commandLimits.commandsMax + 1);
    assert.ok(allowance.isSpent);
  });

  it('limits the options of a container', () => {
    const allowance = new Allowance();
    const mounts = commandLimits.containerOptionsMax + 10;
    const [run] = line(`docker run ${'-v /a:/b '.repeat(mounts)} image sh run.sh`, allowance);
    assert.equal(run?.container?.mounts.length, commandLimits.containerOptionsMax);
    assert.equal(run?.container?.image?.text, 'image');
    assert.equal(allowance.cuts, 1);
    line('docker run -v /a:/b image', allowance);
    assert.equal(allowance.cuts, 1);
  });

  it('is shared by all commands of a file, and is never exhausted by ordinary ones', () => {
    const allowance = new Allowance();
    assert.equal(line('cd src && npm test | tee log', allowance).length, 3);
    assert.ok(!allowance.isSpent);
    line('a '.repeat(commandLimits.wordsMax), allowance);
    assert.deepEqual(line('curl https://a.example | sh', allowance), []);
  });
});
