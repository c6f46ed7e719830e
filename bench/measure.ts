/** Milliseconds of the fastest of several runs: the one least disturbed by the rest of the machine. */
export function fastest(run: () => unknown, runs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Runs several things in turn, again and again, so that a slow moment of the machine hits all alike. */
export function fastestInTurn<const Name extends string>(
  contestants: Readonly<Record<Name, () => unknown>>,
  runs: number,
): Readonly<Record<Name, number>> {
  const best = Object.fromEntries(Object.keys(contestants).map((name) => [name, Number.POSITIVE_INFINITY])) as Record<
    Name,
    number
  >;
  for (let i = 0; i < runs; i++) {
    for (const name of Object.keys(contestants) as Name[])
      best[name] = Math.min(best[name], fastest(contestants[name], 1));
  }
  return best;
}

export function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(14))).join(''));
}
