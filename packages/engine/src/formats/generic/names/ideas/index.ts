import { lazily } from '../../../../text/lazily.ts';
import { createLexicon } from '../idea.ts';
import { askingIdeas } from './asking.ts';
import { autonomyIdeas } from './autonomy.ts';
import { confinementIdeas } from './confinement.ts';
import { connectionIdeas } from './connection.ts';
import { executionIdeas } from './execution.ts';
import { fileIdeas } from './files.ts';
import { gateIdeas } from './gates.ts';
import { guardrailIdeas } from './guardrails.ts';
import { limitIdeas } from './limits.ts';
import { memoryIdeas } from './memory.ts';
import { networkIdeas } from './network.ts';
import { oversightIdeas } from './oversight.ts';
import { recordIdeas } from './record.ts';
import { retentionIdeas } from './retention.ts';
import { screeningIdeas } from './screening.ts';
import { senderIdeas } from './senders.ts';
import { trustIdeas } from './trust.ts';

/** Earlier rows are more specific. */
const ideas = [
  ...gateIdeas,
  ...oversightIdeas,
  ...autonomyIdeas,
  ...askingIdeas,
  ...guardrailIdeas,
  ...screeningIdeas,
  ...confinementIdeas,
  ...executionIdeas,
  ...fileIdeas,
  ...connectionIdeas,
  ...senderIdeas,
  ...networkIdeas,
  ...memoryIdeas,
  ...trustIdeas,
  ...recordIdeas,
  ...retentionIdeas,
  ...limitIdeas,
];

/** The lexicon that maps the name of a switch to its idea. */
export const lexicon = lazily(() => createLexicon(ideas));

/** Whether every word of a name is known to some idea. */
export function isFamiliar(words: readonly string[]): boolean {
  return words.length > 0 && words.every(lexicon().knows);
}
