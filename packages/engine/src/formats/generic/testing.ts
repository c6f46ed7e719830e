import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScalarValue } from '../../document/tree.ts';
import { readSample } from '../testing.ts';
import type { IdeaId, State } from './names/idea.ts';
import { lexicon } from './names/ideas/index.ts';
import { keyWords } from './names/key-words.ts';
import { answerTo } from './names/state.ts';

/** A switch, the idea that its name means, and the resulting state. */
export type SwitchRow = readonly [key: string, value: ScalarValue, idea: IdeaId | null, state: State | null];

/** Defines a test for the idea and the state of a switch. */
export function itReads([key, value, idea, state]: SwitchRow): void {
  it(`${key}: ${String(value)} means ${idea} in state ${state}`, () => {
    const match = lexicon().read(keyWords(key));
    const found = match === null ? null : answerTo(match, value);
    assert.equal((found?.match ?? match)?.id ?? null, idea);
    assert.equal(found?.state ?? null, state);
  });
}

/** Settings, and the facts of one kind that they produce. */
export type FactRow = readonly [what: string, settings: object, facts: readonly string[]];

/** Defines tests for facts by kind; each row's settings are added to those that show an agent. */
export function describeFacts(rows: Readonly<Record<string, readonly FactRow[]>>, shown: object): void {
  for (const [list, cases] of Object.entries(rows)) {
    describe(`${list} of a custom agent`, () => {
      for (const [what, settings, expected] of cases) {
        it(`${what}: ${expected.length === 0 ? 'nothing' : 'read'}`, () => {
          const { recognized, facts } = readSample(JSON.stringify({ ...shown, ...settings }), 'json');
          assert.equal(recognized, true);
          const found = facts.filter((fact) => fact.startsWith(`${list} `)).map((fact) => fact.slice(list.length + 1));
          assert.deepEqual(found, expected);
        });
      }
    });
  }
}
