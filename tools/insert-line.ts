import { readFileSync, writeFileSync } from 'node:fs';

/** Inserts a line into a source file, before the first line that satisfies the predicate. */
export function insertLine(path: string, inserted: string, isNext: (line: string) => boolean): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex(isNext);
  if (at === -1) throw new Error(`${path} has no place for “${inserted}”.`);
  writeFileSync(path, lines.toSpliced(at, 0, inserted).join('\n'));
}
