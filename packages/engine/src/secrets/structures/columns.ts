import type { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { classifyName, type NameClass } from '../values/names.ts';
import { literalParts } from '../values/references.ts';
import { looksLikeSecret } from './looks-like-secret.ts';

const lineMax = 1_000;
const columnsMax = 40;
const separators = [',', ';', '\t', '|'] as const;

/** A column heading: up to three words. */
const heading = /^[\p{L}_][\p{L}\p{M}\p{N}_.-]{0,40}(?: [\p{L}\p{N}_.-]{1,20}){0,2}$/u;

interface Column {
  readonly at: number;
  readonly name: string;
  readonly nameClass: NameClass;
}

/**
 * Reads `user,password,token` and the lines below with as many fields; each field is judged by the name of its column. `at` is an offset
 * in the first line.
 */
export function readColumns(scan: TextScan, at: number): void {
  if (at < scan.columnsEnd) return;
  const { text } = scan;
  const lineEnd = endOfLine(text, at);
  scan.columnsEnd = Math.max(at + 1, lineEnd);
  const start = startOfLine(text, at);
  if (lineEnd >= text.length || lineEnd - start > lineMax) return;
  const line = text.slice(start, lineEnd);
  const separator = separators.find((sign) => line.includes(sign));
  if (separator === undefined) return;
  const names = fieldsOf(line, separator).map((field) => field.text);
  if (names.length < 2 || !names.every((name) => heading.test(name))) return;
  const credentialColumns = names
    .map((name, index): Column => ({ at: index, name, nameClass: classifyName(name) }))
    .filter(({ nameClass }) => nameClass !== 'neutral' && nameClass !== 'excluded');
  if (credentialColumns.length > 0) readRows(scan, lineEnd + 1, { separator, count: names.length, credentialColumns });
}

interface Header {
  readonly separator: string;
  readonly count: number;
  readonly credentialColumns: readonly Column[];
}

function readRows(scan: TextScan, from: number, { separator, count, credentialColumns }: Header): void {
  const { text } = scan;
  for (let start = from; start < text.length; ) {
    const end = endOfLine(text, start);
    const fields = end - start > lineMax ? [] : fieldsOf(text.slice(start, end), separator);
    if (fields.length !== count) return;
    for (const { at, name, nameClass } of credentialColumns) {
      const field = fields[at];
      if (field !== undefined) readField(scan, start + field.start, field.text, name, nameClass);
    }
    start = end + 1;
    scan.columnsEnd = end;
  }
}

function readField(scan: TextScan, start: number, value: string, name: string, nameClass: NameClass): void {
  // Tables also describe database fields (`password,varchar`), so only values that look like secrets count.
  if (!looksLikeSecret(value) || literalParts(value) !== null) return;
  const verdict = judge(nameClass, name, value);
  if (verdict === null || ['default', 'weak', 'worded'].includes(verdict.class)) return;
  const confidence = verdict.confidence === 'high' ? 'medium' : verdict.confidence;
  scan.add({ start, end: start + value.length, ...verdict, confidence });
}

interface Field {
  readonly start: number;
  readonly text: string;
}

/** The fields of a line, without white space and quotes around them. A separator between quotes does not divide. */
function fieldsOf(line: string, separator: string): readonly Field[] {
  const fields: Field[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at <= line.length && fields.length < columnsMax; at++) {
    const char = line.charAt(at);
    if (char === '"') quoted = !quoted;
    if (at < line.length && (char !== separator || quoted)) continue;
    fields.push(trimField(line, start, at));
    start = at + 1;
    quoted = false;
  }
  return fields;
}

function trimField(line: string, from: number, to: number): Field {
  let start = from;
  let end = to;
  while (start < end && ' "\'`\r'.includes(line.charAt(start))) start++;
  while (end > start && ' "\'`\r'.includes(line.charAt(end - 1))) end--;
  return { start, text: line.slice(start, end) };
}

function startOfLine(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start <= lineMax && text.charCodeAt(start - 1) !== 10) start--;
  return start;
}

function endOfLine(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at <= lineMax && text.charCodeAt(end) !== 10) end++;
  return end;
}
