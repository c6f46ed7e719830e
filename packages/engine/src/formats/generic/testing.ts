import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ScalarValue } from '../../document/tree.ts';
import type { IdeaId, State } from './idea.ts';
import { lexicon } from './ideas/index.ts';
import { keyWords } from './name.ts';
import { stateOf } from './state.ts';

/** A switch, the idea that its name means, and how it stands. */
export type SwitchRow = readonly [key: string, value: ScalarValue, idea: IdeaId | null, state: State | null];

export function itReads([key, value, idea, state]: SwitchRow): void {
  it(`${key}: ${String(value)} is ${idea} and ${state}`, () => {
    const match = lexicon().read(keyWords(key));
    assert.equal(match?.id ?? null, idea);
    assert.equal(match === null ? null : stateOf(match, value), state);
  });
}
