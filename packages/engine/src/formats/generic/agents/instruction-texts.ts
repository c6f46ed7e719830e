import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addPrompt } from '../../shared/prompt.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { explanations } from './prompts.ts';

/** Shorter texts are names and modes. */
const lengthMin = 30;
/** Phrases that are common in instructions and rare in descriptions. */
const instructionWords =
  /\b(?:niemals|immer|sofort|jamais|toujours|nunca|siempre|sempre|senza|never|always|do not|don't|must|without|even if|immediately|right away|whatever|ignore|override)\b/i;
/** Keys of texts for people, and of examples. */
const forPeople = wordSet(
  `${explanations} text label title summary why reason rationale caption footer header notice disclaimer welcome subject body query sql pattern regex expression formula changelog todo`,
);

const prohibitions = wordSet('cannot forbidden prohibited disallowed avoid refuse');
const modalVerbs = wordSet('can may must should shall');

/** `cannot_do: Act without confirmation`, `must_not: […]`: what the agent is not to do. */
function forbids(words: readonly string[]): boolean {
  if (words.length === 1 && (words[0] === 'never' || words[0] === 'no')) return true;
  return words.some(
    (word, at) => prohibitions.has(word) || (modalVerbs.has(word) && /^(?:not|never)$/.test(words[at + 1] ?? '')),
  );
}

/** `what_for: Never …`, `dos_and_donts: [Always …]`: a text with instructions is a prompt, whatever its key. */
export function readInstructionTexts({ value, words }: Setting, context: Context): boolean {
  if (!value.isText && !value.isList) return false;
  if (hasOneOf(words, forPeople) || isNestedIn(context, forPeople, 1) || forbids(words)) return false;
  const texts = value.isList ? value.items() : [value];
  if (texts.length === 0 || !texts.every(isSentence) || !texts.some(isInstruction)) return false;
  for (const text of texts) if (!text.claimed) addPrompt(text, 'task', context.model, context.scope);
  return true;
}

function isSentence({ node, claimed }: Cursor): boolean {
  return (
    node?.kind === 'scalar' && typeof node.value === 'string' && !claimed && /\S\s+\S/.test(node.text.slice(0, 80))
  );
}

function isInstruction({ written }: Cursor): boolean {
  return written.length >= lengthMin && instructionWords.test(written.slice(0, 4000));
}
