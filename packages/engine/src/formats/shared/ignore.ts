import type { Cursor } from '../cursor.ts';

/** Claims `$schema` and members that serve as comments in notations without comments. */
export function ignoreComments(cursor: Cursor): void {
  cursor.ignoreMembers(isComment);
}

const comment = /^(?:\$schema$|\$comment$|_|\/\/|#|comments?$)/i;

/** Whether a member with this name is a comment or `$schema`. */
export function isComment(name: string): boolean {
  return comment.test(name);
}
