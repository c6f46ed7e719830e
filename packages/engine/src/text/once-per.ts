/**
 * Memoises a function of an immutable object; the answer is kept for as long as the object lives. Functions of tree
 * nodes must not depend on what readers mark on the nodes later.
 */
export function oncePer<Thing extends object, Answer extends NonNullable<unknown>>(
  workOut: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, Answer>();
  return (thing) => {
    const known = answers.get(thing);
    if (known !== undefined) return known;
    const answer = workOut(thing);
    answers.set(thing, answer);
    return answer;
  };
}
