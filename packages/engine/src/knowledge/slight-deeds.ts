import type { Capability } from '../agent/capability.ts';
import { wordsOf } from './words.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const records = wordSet(
  'event events calendar appointment appointments reminder reminders note notes doc docs documentation readme changelog draft drafts label labels tag tags bookmark bookmarks',
);
const notices = wordSet('notification notifications notify alert alerts reminder reminders');
/** By these roads, and to these people, a notice leaves the house. */
const outside = wordSet(
  'email mail sms text whatsapp telegram slack discord webhook customer customers client clients user users public subscriber subscribers tweet',
);

/** A tool whose deed, done without a question, costs a correction at most: nothing runs, and nobody outside is told. */
export function isSlightDeed(name: string, capabilities: readonly Capability[]): boolean {
  const words = wordsOf(name);
  return keepsRecords(words, capabilities) || givesNotice(words, capabilities);
}

/** It enters something into what is kept at hand: a note, an appointment, the documentation. */
function keepsRecords(words: readonly string[], capabilities: readonly Capability[]): boolean {
  return capabilities.every((capability) => capability === 'write') && words.some((word) => records.has(word));
}

/** `send_notification`, with no word on whom else it reaches. */
function givesNotice(words: readonly string[], capabilities: readonly Capability[]): boolean {
  const isNotice = words.some((word) => notices.has(word)) && !words.some((word) => outside.has(word));
  return isNotice && capabilities.every((capability) => capability === 'send' || capability === 'write');
}
