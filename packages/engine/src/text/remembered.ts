/** Longer texts are no names, and answers about them are not kept. */
const lengthMax = 80;
const countMax = 4_000;

/**
 * The same answers, kept: names come again within a file and from file to file. Only for what a text alone decides; all is forgotten
 * when there is too much of it.
 */
export function remembered<Answer>(compute: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    if (name.length > lengthMax) return compute(name);
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = compute(name);
    if (answers.size >= countMax) answers.clear();
    answers.set(detached(name), answer);
    return answer;
  };
}

/** A copy: engines keep a part of a text as a view of the whole, and a name would hold its megabyte for as long as it is remembered. */
export function detached(text: string): string {
  return `${text} `.slice(0, -1);
}
