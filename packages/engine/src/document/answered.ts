/** The answers to questions about one node, the latest first; few are ever asked about the same one. */
export type Answers = Answer | null;

interface Answer {
  readonly question: object;
  readonly answer: unknown;
  readonly next: Answers;
}

/**
 * The answer to a question about a node, worked out once and kept with the node: a weak map of fifty thousand nodes costs more than most
 * answers, and every garbage collection visits it. `thing` is the node itself or a view of it.
 */
export function answered<Thing, Result>(
  node: { answers: Answers },
  question: (thing: Thing) => Result,
  thing: Thing,
): Result {
  for (let known = node.answers; known !== null; known = known.next)
    if (known.question === question) return known.answer as Result;
  const answer = question(thing);
  node.answers = { question, answer, next: node.answers };
  return answer;
}
