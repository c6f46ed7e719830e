import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission, type RuleMeaning, targetOf } from '../shared/permission.ts';
import { addByFirst } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { subjectOf } from '../shared/permission-rule.ts';

const decisions: ReadonlyMap<string, Permission['decision']> = new Map([
  ['allow', 'allow'],
  ['ask', 'ask'],
  ['reject', 'deny'],
]);

/** Reads the permissions, the files that are edited unasked, and the server that stores conversations. https://ampcode.com/manual#configuration */
export function readAmp(document: Cursor, model: ModelBuilder): void {
  readAmpPermissions(document.get('amp.permissions'), model);
  for (const path of document.get('amp.guardedFiles.allowlist').texts())
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'write', source: 'permission' });
  const url = document.get('amp.url').text();
  if (url !== null)
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential: true, vendor: null });
}

/**
 * Reads entries of the form `{tool, action, matches: {cmd}}`. Without `matches`, an entry applies to every call; a list matches if one of
 * its patterns does. The first matching entry decides, so that a last one for `*` leaves those before it as they are. An entry with `context`
 * applies only to the main thread, or only to sub-agents. https://ampcode.com/manual/appendix#permissions-configuration
 */
function readAmpPermissions(list: Cursor, model: ModelBuilder): void {
  const narrow = new Set<PermissionDraft>();
  const drafts = list.items().flatMap((entry) => {
    const read = draftEntry(entry);
    if (entry.has('context')) for (const draft of read) narrow.add(draft);
    return read;
  });
  addByFirst(drafts, model, (draft) => !narrow.has(draft));
}

function draftEntry(entry: Cursor): readonly PermissionDraft[] {
  const name = entry.get('tool').text();
  const decision = decisions.get(entry.get('action').text()?.value ?? '');
  if (name === null || decision === undefined) return [];
  const narrowed = entry.get('matches');
  const patterns = narrowed.any('cmd', 'path', 'url');
  const subject = subjectOf(name.value);
  const draft = (rule: Pick<RuleMeaning, 'pattern' | 'matching'>) =>
    draftPermission({ name, target: targetOf(name.value), comparison: 'part', ...rule }, decision, subject, everywhere);
  if (!narrowed.exists) return [draft({ pattern: null, matching: 'glob' })];
  return patterns.texts().map((written) => {
    const rule = draft(readPattern(written));
    return patterns.isList ? { ...rule, at: written.at } : rule;
  });
}

/** Converts a pattern: between slashes it is a regular expression, otherwise a glob. */
function readPattern(written: Located<string>): Pick<RuleMeaning, 'pattern' | 'matching'> {
  const expression = /^\/(.+)\/$/s.exec(written.value)?.[1];
  return expression === undefined
    ? { pattern: written, matching: 'glob' }
    : { pattern: locate(expression, written.at), matching: 'expression' };
}
