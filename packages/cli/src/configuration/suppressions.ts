import { resolve } from 'node:path';
import { ruleCatalogue, type Suppression } from '@agent-grade/engine';
import { isDay } from './day.ts';

/** A suppression as written in the configuration file. */
export type SuppressionEntry = Suppression & {
  /** Its place in the file, such as `suppressions[2]`. */
  readonly place: string;
  /** Absolute path of the only file it applies to; null for every file. */
  readonly file: string | null;
};

interface Reading {
  readonly entries: readonly SuppressionEntry[];
  readonly problems: readonly string[];
}

const keys = ['fingerprint', 'rule', 'pointer', 'file', 'reason', 'expires'] as const;
const reasonMax = 500;

/** Reads the list of suppressions. An empty value is an empty list. */
export function readSuppressions(list: unknown, folder: string): Reading {
  if (list === '') return { entries: [], problems: [] };
  if (!Array.isArray(list)) return { entries: [], problems: ['suppressions must be a list.'] };
  const entries: SuppressionEntry[] = [];
  const problems: string[] = [];
  list.forEach((item: unknown, index) => {
    const outcome = readEntry(item, `suppressions[${index}]`, folder);
    if (Array.isArray(outcome)) problems.push(...outcome);
    else entries.push(outcome);
  });
  return { entries, problems };
}

/** The entry, or what is wrong with it. */
function readEntry(item: unknown, place: string, folder: string): SuppressionEntry | string[] {
  if (!isMapping(item)) return [`${place} must be a mapping.`];
  const problems = Object.entries(item).flatMap(([key, value]) => describeMember(key, value, place));
  const { fingerprint, rule, pointer, reason, expires, file } = item;
  if (!isText(reason)) problems.push(`${place}.reason is missing: say why the finding is accepted.`);
  if (fingerprint !== undefined && (rule !== undefined || pointer !== undefined))
    problems.push(`${place} has both a fingerprint and a rule or pointer; use only one of the two.`);
  if (fingerprint === undefined && (rule === undefined || pointer === undefined))
    problems.push(`${place} needs a fingerprint, or a rule and a pointer.`);
  if (problems.length > 0 || !isText(reason)) return problems;
  const common = {
    place,
    reason: oneLine(reason),
    expires: isText(expires) ? expires : null,
    file: isText(file) ? resolve(folder, file) : null,
  };
  if (isText(fingerprint)) return { ...common, fingerprint };
  return { ...common, rule: String(rule).toUpperCase(), pointer: String(pointer) };
}

const memberChecks = {
  fingerprint: [(text) => /^[0-9a-f]{16}$/.test(text), 'must be sixteen hexadecimal digits, as in the JSON output'],
  rule: [
    (text) => ruleCatalogue.some(({ id }) => id === text.toUpperCase()),
    'must be the id of a rule, such as AG-004',
  ],
  pointer: [
    (text) => text === '' || text.startsWith('/'),
    'must be a JSON Pointer as shown in the report: empty for the whole file, otherwise starting with /',
  ],
  file: [(text) => text !== '', 'must be the path of a file, relative to the configuration file’s folder'],
  reason: [isReason, `must be a text of at most ${reasonMax} characters without invisible ones`],
  expires: [isDay, 'must be a date, the last day on which the suppression applies, as YYYY-MM-DD'],
} as const satisfies Record<(typeof keys)[number], readonly [(text: string) => boolean, string]>;

function describeMember(key: string, value: unknown, place: string): string[] {
  const known = keys.find((each) => each === key);
  if (known === undefined)
    return [`${place}: ${JSON.stringify(key)} is not a known key; the keys are ${keys.join(', ')}.`];
  const [holds, sentence] = memberChecks[known];
  return isText(value) && holds(value) ? [] : [`${place}.${key} ${sentence}.`];
}

/** The reason is printed later: it must not contain terminal escapes or invisible characters. */
function isReason(text: string): boolean {
  const line = oneLine(text);
  return line !== '' && line.length <= reasonMax && !/[\p{Cc}\p{Cf}]/u.test(line);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
