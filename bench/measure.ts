/**
 * Milliseconds of the fastest run of each candidate: the run least disturbed by other load on the machine. The candidates run alternately, so
 * that a slow moment affects all of them alike.
 */
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
      best[name] = Math.min(best[name], duration(contestants[name]));
  }
  return best;
}

function duration(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

export function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(14))).join(''));
}
