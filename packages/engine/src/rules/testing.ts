import { analyze } from '../analyze.ts';
import type { Report } from '../report/schema.ts';
import type { RuleId } from '../score/table.ts';

/** What a rule's tests compare: where it fired and how bad. */
export interface Found {
  readonly pointer: string;
  readonly severity: string;
  readonly confidence: string;
}

/** A whole report of a small configuration; an object stands for its JSON. */
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

/** What one rule finds in a small configuration, through the whole pipeline. */
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
