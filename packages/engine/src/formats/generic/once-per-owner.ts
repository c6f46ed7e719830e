import type { Node } from '../../document/tree.ts';
import type { Cursor } from '../cursor.ts';

interface Remembered<Answer> {
  readonly answer: Answer;
}

/**
 * Computes what an owner's members say together once per owner. Every member may look at its siblings; repeating that for a mapping
 * with a hundred thousand members would take hours. The answer must not depend on reading: a claimed member's key has to be
 * remembered.
 */
export function oncePerOwner<Answer>(ask: (owner: Cursor) => Answer): (owner: Cursor) => Answer {
  const known = new WeakMap<Node, Remembered<Answer>>();
  return (owner) => {
    const { node } = owner;
    if (node === undefined) return ask(owner);
    const remembered = known.get(node);
    if (remembered !== undefined) return remembered.answer;
    const answer = ask(owner);
    known.set(node, { answer });
    return answer;
  };
}
