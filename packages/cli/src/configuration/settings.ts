import { type Threshold, thresholds } from '../threshold.ts';
import { isMapping, isText, readSuppressions, type SuppressionEntry } from './suppressions.ts';

/** The settings of the configuration file. */
export interface Settings {
  readonly suppressions: readonly SuppressionEntry[];
  /** Patterns in the syntax of `.gitignore`. */
  readonly exclude: readonly string[];
  readonly minSeverity: Threshold | 'info' | null;
  readonly failOn: Threshold | null;
}

interface Reading {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

/** The settings of an empty file. */
export const noSettings: Settings = { suppressions: [], exclude: [], minSeverity: null, failOn: null };

const keys = ['suppressions', 'exclude', 'min-severity', 'fail-on'] as const;

/** Reads the root of the file and reports every mistake. */
export function readSettings(root: unknown, folder: string): Reading {
  if (root === '') return { settings: noSettings, problems: [] };
  if (!isMapping(root))
    return { settings: noSettings, problems: ['must be a mapping with keys such as suppressions and exclude.'] };
  const unknown = Object.keys(root).filter((key) => !keys.some((known) => known === key));
  const problems = unknown.map((key) => `${JSON.stringify(key)} is not a known key; the keys are ${keys.join(', ')}.`);
  const { entries, problems: mistakes } = readSuppressions(root.suppressions ?? '', folder);
  const exclude = readPatterns(root.exclude ?? '');
  const minSeverity = oneOf([...thresholds, 'info'] as const, root['min-severity'] ?? '');
  const failOn = oneOf(thresholds, root['fail-on'] ?? '');
  problems.push(...mistakes);
  if (exclude === undefined) problems.push('exclude must be a list of patterns in .gitignore syntax.');
  if (minSeverity === undefined) problems.push(`min-severity must be one of ${[...thresholds, 'info'].join(', ')}.`);
  if (failOn === undefined) problems.push(`fail-on must be one of ${thresholds.join(', ')}.`);
  const settings = {
    suppressions: entries,
    exclude: exclude ?? [],
    minSeverity: minSeverity ?? null,
    failOn: failOn ?? null,
  };
  return { settings, problems };
}

function readPatterns(list: unknown): readonly string[] | undefined {
  if (list === '') return [];
  return Array.isArray(list) && list.every((item) => isText(item) && item.trim() !== '') ? list : undefined;
}

/** Null if the value is absent, undefined if it is not one of the names. */
function oneOf<const Name extends string>(names: readonly Name[], value: unknown): Name | null | undefined {
  return value === '' ? null : names.find((name) => name === value);
}
