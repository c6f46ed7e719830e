import type { Capability } from '../agent/capability.ts';

const readers: ReadonlySet<string> = new Set(['reader', 'loader', 'viewer']);

/** A tool that is called after files and by no verb: `file_manager` does all of it, `FileWriterTool` writes. */
export function capabilitiesOverFiles(words: readonly string[]): readonly Capability[] {
  if (words.includes('writer')) return ['write'];
  return words.some((word) => readers.has(word)) ? ['read'] : ['read', 'write'];
}
