import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One labelled file: required, forbidden and optional findings. */
export interface Label {
  readonly file: string;
  readonly format: string;
  readonly clean: boolean;
  readonly expected: readonly ExpectedFinding[];
  readonly forbidden: readonly { readonly rule: string; readonly pointer: string; readonly why?: string }[];
  readonly allowed: readonly { readonly rule: string; readonly pointer: string; readonly maxSeverity?: string }[];
  readonly secrets: readonly string[];
}

export interface ExpectedFinding {
  readonly rule: string;
  readonly ruleAlso?: readonly string[];
  readonly pointer: string;
  readonly also?: readonly string[];
  readonly severity: string;
  readonly severityAlso?: readonly string[];
  readonly why: string;
}

export function readLabels(folder: string): readonly Label[] {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): Label => JSON.parse(line));
}

/** Whether two pointers are equal, or one is an ancestor of the other. */
export function related(a: string, b: string): boolean {
  return a === b || a === '' || b === '' || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}
