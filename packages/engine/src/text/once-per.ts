/**
 * What is worked out of a thing that does not change, once, however many ask; the answer is kept as long as the thing lives. Answers of a
 * tree's nodes have to do without what reading marks on them.
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
