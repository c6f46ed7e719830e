import type { Capability } from '../agent/capability.ts';
import type { Content } from './server-table.ts';
import type { Subject } from './tool-words.ts';

/** Words for records that people and companies keep private. Singular forms; a plural `s` is removed before the look-up. */
const privateRecords: ReadonlySet<string> = new Set(
  'customer client user employee patient order invoice payroll salary crm ticket document contact profile account record note calendar drive repository repo lead deal contract transaction medical bank'.split(
    ' ',
  ),
);

/** What a tool with these capabilities brings into the conversation, from the words of its name and their subjects. */
export function contentOf(
  words: readonly string[],
  about: ReadonlySet<Subject>,
  capabilities: readonly Capability[],
): readonly Content[] {
  const reads = capabilities.includes('read');
  const message = about.has('message') && reads;
  const kept = reads && (about.has('files') || words.some(isPrivateRecord));
  const searched = capabilities.includes('search');
  const web = searched && (about.has('web') || words.includes('internet') || !about.has('public'));
  const content: Content[] = [];
  if (message || kept || capabilities.some(isPrivate)) content.push('private');
  if (message || web || capabilities.some(isUntrusted)) content.push('untrusted');
  return content;
}

function isPrivateRecord(word: string): boolean {
  return privateRecords.has(word) || privateRecords.has(word.replace(/s$/, ''));
}

function isPrivate(capability: Capability): boolean {
  return capability === 'database' || capability === 'secrets';
}

function isUntrusted(capability: Capability): boolean {
  return capability === 'fetch' || capability === 'browse';
}
