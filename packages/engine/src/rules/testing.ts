import { analyze } from '../analyze.ts';
import type { Report } from '../report/schema.ts';
import type { RuleId } from '../score/table.ts';

/** The parts of a finding that rule tests compare. */
export interface Found {
  readonly pointer: string;
  readonly severity: string;
  readonly confidence: string;
}

/** The full report of a small configuration; an object is serialised as JSON. */
export function reportOn(
  configuration: string | object,
  language: 'json' | 'yaml' = 'json',
  sourceFilename?: string,
): Report {
  const content = typeof configuration === 'string' ? configuration : JSON.stringify(configuration, null, 2);
  const analysis = analyze({ content, format: language, ...(sourceFilename === undefined ? {} : { sourceFilename }) });
  if (analysis.kind === 'problem') throw new Error(`The sample does not parse: ${JSON.stringify(analysis.problem)}`);
  return analysis.report;
}

/** Findings of one rule in a small configuration, through the whole pipeline. */
export function findingsOf(
  ruleId: RuleId,
  configuration: string | object,
  language: 'json' | 'yaml' = 'json',
  sourceFilename?: string,
): readonly Found[] {
  return reportOn(configuration, language, sourceFilename)
    .findings.filter((finding) => finding.ruleId === ruleId)
    .map(({ location, severity, confidence }) => ({ pointer: location.pointer, severity, confidence }));
}
