import type { Capability } from '../agent/capability.ts';
import { wordsOf } from './words.ts';

const records: ReadonlySet<string> = new Set(
  'event events calendar appointment appointments reminder reminders note notes doc docs documentation readme changelog draft drafts label labels tag tags bookmark bookmarks'.split(
    ' ',
  ),
);

/**
 * A tool that enters something into what is kept at hand: a note, an appointment, the documentation. Done without a question, it costs
 * a correction; nothing runs, and nobody outside is told.
 */
export function keepsRecords(name: string, capabilities: readonly Capability[]): boolean {
  return capabilities.every((capability) => capability === 'write') && wordsOf(name).some((word) => records.has(word));
}
