import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readAtOnce } from '../tools/first-use.ts';

const generated = (name: string) =>
  `a=(...e)=>__onFirstUse(Promise.resolve().then(()=>require("./chunk-a.js")).then(e=>e.${name})).readIt(...e)`;

it('a deferred import is loaded synchronously, whatever names the minifier has chosen', () => {
  for (const name of ['a', 'A1', '_', '$', '$a'])
    assert.equal(readAtOnce(generated(name)), `a=(...e)=>require("./chunk-a.js").${name}.readIt(...e)`);
  const whole = 'a=(...e)=>__onFirstUse(Promise.resolve().then(()=>require("./chunk-a.js"))).readIt(...e)';
  assert.equal(readAtOnce(whole), 'a=(...e)=>require("./chunk-a.js").readIt(...e)');
});

it('code generated in another form is rejected', () => {
  assert.throws(() => readAtOnce('__onFirstUse(load("./chunk-a.js")).readIt()'), /in another way/);
});
