import type { ScalarValue } from '../../document/tree.ts';
import { type Match, type State, wordSet } from './idea.ts';
import { foldKey } from './name.ts';

/** Values that answer yes or no in so many words. */
const truths = wordSet(
  'true yes on enabled enable active always required require full all any everything y 1 an always',
);
const falsehoods = wordSet('false no off disabled disable inactive never none nothing n 0 not_required skip skipped');
const wildcards = new Set(['*', '**', '.*']);
/** Longer values are sentences. */
const valueMax = 60;

/** How safe a switch stands; null when its value is no answer to it. */
export function stateOf(match: Match, value: ScalarValue): State | null {
  if (value === null || typeof value === 'number') return null;
  if (typeof value === 'boolean') return match.wordsOnly ? null : answer(match, value);
  if (value.trim() === '' || value.length > valueMax) return null;
  const word = wildcards.has(value.trim()) ? 'all' : foldKey(value);
  if (word === '') return null;
  // A word of the idea's own says what the thing is, so a turning name does not turn it.
  const said = match.values.get(word);
  if (said !== undefined) return said;
  if (truths.has(word)) return answer(match, true);
  return falsehoods.has(word) ? answer(match, false) : null;
}

function answer({ whenTrue, turned }: Match, yes: boolean): State {
  return (yes !== turned) === (whenTrue === 'safe') ? 'safe' : 'unsafe';
}
