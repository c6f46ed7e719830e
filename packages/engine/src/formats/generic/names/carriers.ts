import { isFiller, wordSet } from './idea.ts';

/** Things that show, carry or announce something. */
const carriers = wordSet(
  'form email mail letter sms message text page screen view button link icon badge banner label tooltip template survey notification reminder notice copy title heading',
);
const carried = wordSet('approval confirmation consent signoff review required');
const demands = wordSet('require requires need needs');

/**
 * Whether the name is about a thing that carries an approval, and not about the approval: `consent_form`,
 * `user_confirmation_email`, `approval_required_label`. The last noun decides. `require_approval_email` demands approval of emails.
 */
export function namesCarrier(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => !isFiller(word));
  const noun = words[at - 1] ?? '';
  if (!carriers.has(words[at] ?? '') || !carried.has(noun)) return false;
  return noun !== 'approval' || !demands.has(words[at - 2] ?? '');
}
