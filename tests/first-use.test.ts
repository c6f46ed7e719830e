import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readAtOnce } from '../tools/first-use.ts';

const generated = (name: string) =>
  `a=(...e)=>__onFirstUse(Promise.resolve().then(()=>require("./chunk-a.js")).then(e=>e.${name})).readIt(...e)`;

it('an import on first use is read at once, whatever letters its file exports it by', () => {
  for (const name of ['a', 'A1', '_', '$', '$a'])
    assert.equal(readAtOnce(generated(name)), `a=(...e)=>require("./chunk-a.js").${name}.readIt(...e)`);
  const whole = 'a=(...e)=>__onFirstUse(Promise.resolve().then(()=>require("./chunk-a.js"))).readIt(...e)';
  assert.equal(readAtOnce(whole), 'a=(...e)=>require("./chunk-a.js").readIt(...e)');
});

it('what is generated in another way is refused', () => {
  assert.throws(() => readAtOnce('__onFirstUse(load("./chunk-a.js")).readIt()'), /in another way/);
});
