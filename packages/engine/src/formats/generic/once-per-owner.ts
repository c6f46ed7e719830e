import type { Node } from '../../document/tree.ts';
import type { Cursor } from '../cursor.ts';

interface Remembered<Answer> {
  readonly answer: Answer;
}

/**
 * What the members of an owner tell together, worked out once: each of them may ask what stands beside it, and a hundred thousand that look
 * at each other would take hours. Only for what reading does not change: of what is claimed, the key is to be remembered.
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
