import { hasOneOf, wordSet } from '../../../text/word-set.ts';

/** Approvers by role or profession, and words that count or select them. */
const people = wordSet(
  'human person people user owner operator admin administrator manager supervisor superior lead leader head chief boss director board reviewer approver maintainer editor moderator staff employee member team colleague officer desk shift analyst trader broker doctor physician clinician nurse pharmacist lawyer attorney counsel accountant finance legal compliance security parent guardian teacher tutor resident tenant customer client caller guest patient engineer sre oncall dispatcher pilot driver technician specialist expert agronomist secretary assistant_manager adjuster underwriter examiner inspector foreman captain curator librarian notary judge auditor farmer grower therapist veterinarian vet midwife scientist researcher professor producer chef steward custodian controller treasurer adviser advisor master principal cosigner countersigner signatory witness gatekeeper handler',
);
const counted = wordSet('one two three both another second any each every the of on call in and or');

/** Whether the words name only a person: `owner`, `two_people`, `shift_lead`. */
export function namesPerson(words: readonly string[]): boolean {
  return hasOneOf(words, people) && words.every((word) => people.has(word) || counted.has(word));
}

/** Whether the word names an approver. */
export function isPerson(word: string): boolean {
  return people.has(word);
}
