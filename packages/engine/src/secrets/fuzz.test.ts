import assert from 'node:assert/strict';
import { it } from 'node:test';
import { analyze } from '../analyze.ts';
import { carriers, plant } from './fuzzing.ts';
import { Random } from './testing.ts';

/** A short run by default; `FUZZ_RUNS=100000` for a long one, `FUZZ_SEED` for another. */
const runs = Number(process.env.FUZZ_RUNS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

/** Eight characters in a row of a secret are a leak, unless the text holds them elsewhere too. */
const windowLength = 8;

function leaksOf(canary: string, rest: string, output: string): readonly string[] {
  const leaks: string[] = [];
  for (let i = 0; i + windowLength <= canary.length; i++) {
    const part = canary.slice(i, i + windowLength);
    if (output.includes(part) && !rest.includes(part)) leaks.push(part);
  }
  return leaks;
}

it(`lets no planted canary out in ${runs} random configurations`, () => {
  for (let run = 0; run < runs; run++) {
    const random = new Random(seed + run);
    const { content, format, canaries, carrier } = plant(random);
    const analysis = analyze({ content, format, name: random.pick(['agent', canaries[0] ?? '']) });
    const told = `run ${run}, carrier ${carrier}:\n${content}`;
    assert.equal(analysis.kind, 'report', told);
    const output = JSON.stringify(analysis);
    const rest = canaries.reduce((text, canary) => text.split(canary).join('\n'), content);
    for (const canary of canaries) assert.deepEqual(leaksOf(canary, rest, output), [], told);
  }
});

it('has carriers of every kind in both formats', () => {
  assert.ok(carriers.length >= 30);
});
