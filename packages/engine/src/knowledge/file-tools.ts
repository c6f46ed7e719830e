import type { Capability } from '../agent/capability.ts';

const readers: ReadonlySet<string> = new Set(['reader', 'loader', 'viewer']);

/**
 * Capabilities of a tool whose name mentions files but has no verb: `file_manager` has all of them, `FileWriterTool` writes, and
 * `codegraph_files` lists what the first word is about.
 */
export function capabilitiesOverFiles(words: readonly string[]): readonly Capability[] {
  if (words.includes('writer')) return ['write'];
  return words.some((word) => readers.has(word)) || (words.length > 1 && words.at(-1) === 'files')
    ? ['read']
    : ['read', 'write'];
}
