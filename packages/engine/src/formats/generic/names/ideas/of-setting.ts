import type { ScalarValue } from '../../../../document/tree.ts';
import { remembered } from '../../../../text/remembered.ts';
import type { IdeaId, Match } from '../idea.ts';
import { keyWords } from '../key-words.ts';
import { answerTo } from '../state.ts';
import { lexicon } from './index.ts';

const matchOf: (key: string) => Match | null = remembered((key) => lexicon().read(keyWords(key)), {
  keeping: 'when-repeated',
});

/** The idea that a setting answers by its own name and value; null for all other settings. */
export function ideaOfSetting(key: string, value: ScalarValue): IdeaId | null {
  const match = matchOf(key);
  return match === null ? null : (answerTo(match, value)?.match.id ?? null);
}
