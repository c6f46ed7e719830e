import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { literalParts } from '../values/references.ts';

const columns = /\(([\w"`[\], \n]{3,300})\)\s{0,9}$/;
const lookBack = 330;
/** A row: strings in single quotes (doubled inside a string), numbers and words. */
const row = /^\s{0,9}\(((?:[^'()]|'(?:[^'\n]|''){0,300}'){2,1500})\)/;
const field = /'((?:[^'\n]|''){0,300})'|[^',]{1,200}/g;
const rowMax = 1_600;

/** Reads `INSERT INTO users (name, password) VALUES ('bob', '…')`: judges each string by its column; `at` is the offset after `VALUES`. */
export function readSqlValues(scan: TextScan, wordStart: number, at: number): void {
  const { text } = scan;
  const names = columns
    .exec(text.slice(Math.max(0, wordStart - lookBack), wordStart))?.[1]
    ?.split(',')
    .map((name) => name.replace(/["`[\]\s]/g, ''));
  if (names === undefined || !names.some((name) => isCredentialName(name))) return;
  const values = row.exec(text.slice(at, at + rowMax));
  const list = values?.[1];
  if (values === null || list === undefined) return;
  const from = at + values[0].length - 1 - list.length;
  const fields = [...list.matchAll(field)].filter(([whole]) => whole.trim() !== '');
  if (fields.length !== names.length) return;
  for (const [index, { 0: whole, 1: string, index: offset }] of fields.entries()) {
    const name = names[index] ?? '';
    if (string === undefined || !whole.startsWith("'") || literalParts(string) !== null) continue;
    const verdict = isCredentialName(name) ? judge(classifyName(name), name, string) : null;
    if (verdict !== null) scan.add({ start: from + offset + 1, end: from + offset + 1 + string.length, ...verdict });
  }
}

function isCredentialName(name: string): boolean {
  const own = classifyName(name);
  return own === 'password' || own === 'secret';
}
