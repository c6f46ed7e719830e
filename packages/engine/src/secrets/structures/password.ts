import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { literalParts } from '../values/references.ts';

/** What stands where a program takes a password; of one that refers to a variable only what is written out. */
export function addPassword(scan: TextScan, start: number, password: string): void {
  for (const part of literalParts(password) ?? [{ start: 0, end: password.length }]) {
    const verdict = judge('password', 'password', password.slice(part.start, part.end));
    if (verdict !== null) scan.add({ start: start + part.start, end: start + part.end, ...verdict });
  }
}
