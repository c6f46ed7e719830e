import type { Report, ReportedFinding } from '@agent-grade/engine';
import { applyPatch } from '@agent-grade/engine/patch';
import { severities } from '@agent-grade/engine/score';
import { examineSource } from './examine.ts';
import type { Source } from './source.ts';

/** A file's text after all patches that proved to work. */
export interface Repair {
  readonly content: string;
  /** The report on the patched text. */
  readonly report: Report;
  readonly fixed: readonly ReportedFinding[];
  /** Findings whose patch was not applied, and why. */
  readonly refused: readonly { readonly finding: ReportedFinding; readonly reason: string }[];
}

/**
 * Applies patches one at a time. A patch is kept only if a new analysis of the file no longer has the finding and has no new one: patches
 * are verified, not trusted.
 */
export function repair(source: Source, report: Report, isWanted: (finding: ReportedFinding) => boolean): Repair {
  const fixed: ReportedFinding[] = [];
  const refused: { finding: ReportedFinding; reason: string }[] = [];
  const tried = new Set<string>();
  let [content, current] = [source.content, report];
  for (;;) {
    const finding = current.findings.find(
      (each) => isPatchable(each) && isWanted(each) && !tried.has(each.fingerprint),
    );
    if (finding === undefined) return { content, report: current, fixed, refused };
    const attempt = tryPatch({ ...source, content }, current, finding);
    if (typeof attempt === 'string') {
      tried.add(finding.fingerprint);
      refused.push({ finding, reason: attempt });
    } else {
      fixed.push(finding);
      [content, current] = [attempt.content, attempt.report];
    }
  }
}

export function isPatchable({ remediation }: ReportedFinding): boolean {
  return remediation.patch !== undefined;
}

/** The patched text with its report, or the reason why the patch was not applied. */
function tryPatch(
  source: Source,
  before: Report,
  finding: ReportedFinding,
): { readonly content: string; readonly report: Report } | string {
  const patched = applyPatch(source.content, source.format, finding.remediation.patch ?? []);
  if (patched === null) return 'the file cannot be edited at that location without changing something else';
  const outcome = examineSource({ ...source, content: patched.text }, 'without-trials');
  if (!('report' in outcome)) return 'the patched file could not be analysed';
  const after = outcome.report;
  const ofRule = ({ findings }: Report): number => findings.filter(({ ruleId }) => ruleId === finding.ruleId).length;
  if (ofRule(after) >= ofRule(before)) return 'the patch does not remove the finding';
  const others = findAdded(before, after);
  if (others.length > 0) return `the patch would add findings of ${others.map(({ ruleId }) => ruleId).join(', ')}`;
  return { content: patched.text, report: after };
}

/** The findings that are new or more severe: a patch may make a finding milder, which changes its message and so its fingerprint. */
function findAdded(before: Report, after: Report): readonly ReportedFinding[] {
  const fingerprints = new Set(before.findings.map(({ fingerprint }) => fingerprint));
  const ranks = new Map(before.findings.map((finding) => [placeOf(finding), rankOf(finding)]));
  return after.findings.filter((finding) => {
    const rank = ranks.get(placeOf(finding));
    return !fingerprints.has(finding.fingerprint) && (rank === undefined || rankOf(finding) < rank);
  });
}

const placeOf = ({ ruleId, location }: ReportedFinding): string => `${ruleId} ${location.pointer}`;

/** Lower is more severe. */
const rankOf = ({ severity }: ReportedFinding): number => severities.indexOf(severity);
