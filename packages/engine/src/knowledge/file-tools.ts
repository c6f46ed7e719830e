import type { Capability } from '../agent/capability.ts';

const readers: ReadonlySet<string> = new Set(['reader', 'loader', 'viewer']);

/** Capabilities of a tool whose name mentions files but has no verb: `file_manager` has all of them, `FileWriterTool` writes. */
export function capabilitiesOverFiles(words: readonly string[]): readonly Capability[] {
  if (words.includes('writer')) return ['write'];
  return words.some((word) => readers.has(word)) ? ['read'] : ['read', 'write'];
}
