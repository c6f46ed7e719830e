import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { literalParts } from '../values/references.ts';

/** Adds the password at a place where a program takes one. If it contains references to variables, only its literal parts are judged. */
export function addPassword(scan: TextScan, start: number, password: string): void {
  for (const part of literalParts(password) ?? [{ start: 0, end: password.length }]) {
    const verdict = judge('password', 'password', password.slice(part.start, part.end));
    if (verdict !== null) scan.add({ start: start + part.start, end: start + part.end, ...verdict });
  }
}
