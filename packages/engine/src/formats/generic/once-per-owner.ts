import { answered } from '../../document/answered.ts';
import type { Cursor } from '../cursor.ts';

/**
 * Computes what an owner's members say together once per owner. Every member may look at its siblings; repeating that for a mapping
 * with a hundred thousand members would take hours. The answer must not depend on reading: a claimed member's key has to be
 * remembered.
 */
export function oncePerOwner<Answer>(ask: (owner: Cursor) => Answer): (owner: Cursor) => Answer {
  return (owner) => (owner.node === undefined ? ask(owner) : answered(owner.node, ask, owner));
}
