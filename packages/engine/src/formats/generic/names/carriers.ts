import { wordSet } from '../../../text/word-set.ts';
import { isFiller } from './idea.ts';

/** Things that show, carry or announce something. */
export const carriers = wordSet(
  'form email mail letter sms message text page screen view button link icon badge banner label tooltip template survey notification reminder notice reply copy title heading',
);
const carried = wordSet('approval confirmation consent signoff review required');
const demands = wordSet('require need');
const confirming = wordSet('confirm confirmation require required');
/** What a person registers with: confirming it approves no action. */
export const contacts = wordSet('email mail address phone number account identity age password');

/**
 * Whether the name speaks of an approval but is about something else, which the last noun decides: a thing that carries it
 * (`consent_form`, `user_confirmation_email`, `approval_required_label`) or the data of a person who registers (`confirm_email`).
 * `require_approval_email` demands approval of emails.
 */
export function isAboutCarrier(words: readonly string[]): boolean {
  if (words.length < 2) return false;
  const at = words.findLastIndex((word) => !isFiller(word));
  const noun = words[at - 1] ?? '';
  if (carriers.has(words[at] ?? '') && carried.has(noun))
    return noun !== 'approval' || !demands.has(words[at - 2] ?? '');
  if (!words.includes('confirm') && !words.includes('confirmation')) return false;
  const rest = words.filter((word) => !confirming.has(word));
  return rest.length > 0 && rest.every((word) => contacts.has(word));
}
