import type { Cursor } from '../cursor.ts';

/** Claims settings that say nothing about security: how a window looks, what a thing is called. */
export function ignoreKeys(cursor: Cursor, names: readonly string[]): void {
  cursor.ignoreKeys(names);
}

/** Claims `$schema`, and members by which people comment where the notation has no comments. */
export function ignoreComments(cursor: Cursor): void {
  cursor.ignoreMembers(isComment);
}

const comment = /^(?:\$schema$|\$comment$|_|\/\/|#|comments?$)/i;

export function isComment(name: string): boolean {
  return comment.test(name);
}
