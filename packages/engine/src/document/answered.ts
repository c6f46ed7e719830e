import type { Node } from './tree.ts';

/**
 * The answer to a question about a node, worked out once and kept with the node: a weak map of fifty thousand nodes costs more than most
 * answers, and every garbage collection visits it. `thing` is the node itself or a view of it.
 */
export function answered<Thing, Answer>(node: Node, question: (thing: Thing) => Answer, thing: Thing): Answer {
  for (let known = node.answers; known !== null; known = known.next)
    if (known.question === question) return known.answer as Answer;
  const answer = question(thing);
  node.answers = { question, answer, next: node.answers };
  return answer;
}
