import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { FileGrant } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { draftPermission, rewritePattern } from './permission.ts';

/** Reads which paths a command sandbox may read and write: `{allowWrite, allowRead, denyWrite, denyRead}`. */
export function readSandboxFiles(files: Cursor, model: ModelBuilder): void {
  for (const [key, access] of [
    ['allowWrite', 'write'],
    ['allowRead', 'read'],
  ] as const) {
    for (const path of files.get(key).texts()) {
      const grant: FileGrant = {
        ...everywhere,
        at: path.at,
        path: locate(absolute(path.value), path.at),
        access,
        source: 'sandbox',
      };
      model.fileGrants.push(grant);
    }
  }
  for (const path of files.get('denyWrite').texts()) addPathDenial(path, 'write', model);
  for (const path of files.get('denyRead').texts()) addPathDenial(path, 'read', model);
}

/**
 * Sandbox and directory paths start with `/`; the `//` of permission rules is accepted as well. https://code.claude.com/docs/en/sandboxing
 */
export function absolute(path: string): string {
  return path.startsWith('//') ? path.slice(1) : path;
}

/** Adds a path that commands must not read or write. */
export function addPathDenial({ value, at }: Located<string>, subject: 'read' | 'write', model: ModelBuilder): void {
  const name = locate(subject, at);
  const pattern = rewritePattern(name, absolute(value));
  model.permissions.push(
    draftPermission({ name, pattern, matching: 'glob', target: null }, 'deny', subject, everywhere),
  );
}
