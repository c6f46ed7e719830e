import { type Idea, negations } from '../idea.ts';
import { acts, answers, asking, automatic } from './oversight.ts';

/** Points at which a run waits for a person's approval. */
export const gateIdeas: readonly Idea[] = [
  {
    // Waiting for the user means waiting for the next message.
    id: 'approval',
    must: ['pause wait hold', 'human operator reviewer admin approval confirmation consent review before'],
    may: `${acts} ${asking} for by until manual user`,
    turns: `${negations} ${automatic}`,
    whenTrue: 'safe',
    values: answers,
  },
  {
    // `{tool: transfer_money, interrupt_before: false}`; a list here names workflow steps.
    id: 'approval',
    must: ['interrupt', 'before'],
    may: acts,
    turns: negations,
    whenTrue: 'safe',
  },
  {
    // `commit: {review: none}`; the same word also records who has reviewed something.
    id: 'approval',
    must: ['review'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none never skip skipped off', safe: 'required always human manual' },
  },
  {
    // `{stage: ship, gate: none}`
    id: 'approval',
    must: ['gate'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none nobody', safe: 'human manual approval owner' },
  },
  {
    // `purchases: {above_limit: automatic}`
    id: 'approval',
    must: [
      'above over beyond',
      'limit threshold ceiling cap',
      'purchase payment order refund spend spending transaction transfer',
    ],
    may: 'amount',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'automatic auto allow allowed proceed', safe: 'ask refuse deny block manager approval human' },
  },
  {
    id: 'approval',
    must: ['ask', 'anyone anybody somebody someone'],
    may: acts,
    turns: negations,
    whenTrue: 'safe',
  },
];
