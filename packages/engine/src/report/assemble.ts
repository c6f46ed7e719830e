import type { ListedDefense } from '../agent/defenses.ts';
import type { ParsedDocument } from '../document/document.ts';
import type { Reading } from '../formats/read.ts';
import type { Leg } from '../rules/legs.ts';
import type { Finding } from '../rules/rule.ts';
import { score } from '../score/score.ts';
import { severities } from '../score/table.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { SecretMatch } from '../secrets/secret.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { PathKeys } from '../text/path-keys.ts';
import type { RedactedText } from '../text/redacted-text.ts';
import { comparePlaces, type Place } from '../text/span.ts';
import { catalogue } from './catalogue.ts';
import { fingerprint } from './fingerprint.ts';
import type { Outcome } from './fix-first.ts';
import { defensesMax, relatedMax, selectListed } from './listed.ts';
import { drawMap } from './map.ts';
import { outcomeOfTrial, type PatchTrial } from './patch-trial.ts';
import { printPatch } from './print-patch.ts';
import { outcomeWithout, rate } from './rate.ts';
import type { FingerprintText, Report, ReportedFinding } from './schema.ts';
import { versions } from './wording.ts';

/** Everything that goes into a report. */
export interface Parts {
  readonly document: ParsedDocument;
  readonly redactor: Redactor;
  readonly secrets: readonly SecretMatch[];
  readonly findings: readonly Finding[];
  readonly legs: readonly Leg[];
  readonly defenses: readonly ListedDefense[];
  readonly reading: Reading;
  readonly limitations: readonly RedactedText[];
  /** Absent if analysing the text again would be too expensive. */
  readonly tryPatch?: PatchTrial;
}

/** Builds the report. All text from the user's document passes through the redactor. */
export function assemble(parts: Parts): Report {
  const { format, recognized, confidence } = parts.reading;
  const identify = createIdentifier();
  const all = inReportOrder(parts.findings);
  const shown = selectListed(all).map((finding) => withUsablePatch(finding, parts.redactor));
  const findings = shown.map((finding) => renderFinding(finding, identify, parts));
  const estimate = outcomeWithout(findings, recognized);
  const outcomeAfter = parts.tryPatch === undefined ? estimate : outcomeOfTrial(shown, parts, parts.tryPatch, estimate);
  const rating = rate(findings, recognized, outcomeAfter);
  return {
    score: rating.score,
    grade: rating.grade,
    risk: rating.risk,
    status: rating.status,
    findings: rating.findings,
    sanitizedConfig: parts.redactor.sanitized(),
    format: { id: catalogue(format.id), title: catalogue(format.title), recognized, confidence },
    secrets: countSecrets(parts.secrets),
    defenses: parts.defenses.slice(0, defensesMax).map(({ at, message, quote }) => ({
      pointer: parts.redactor.pointer(at),
      message: parts.redactor.fill(message, quote),
    })),
    map: drawMap(parts),
    scoreBreakdown: rating.scoreBreakdown,
    fixFirst: rating.fixFirst,
    limitations: [...parts.limitations, ...listOmissions(all, shown, parts)],
    versions,
  };
}

/** The score and grade of a text with these findings. */
export function scoreOf(findings: readonly Finding[], recognized: boolean): Outcome {
  const scored = inReportOrder(findings).map(({ rule, severity, confidence }) => ({
    ruleId: rule.id,
    severity,
    confidence,
  }));
  return score(scored, recognized);
}

/** The limitations that state how many entries the report does not list. */
function listOmissions(
  all: readonly Finding[],
  shown: readonly Finding[],
  { defenses, redactor }: Parts,
): readonly RedactedText[] {
  const related = shown.reduce((sum, finding) => sum + Math.max(0, finding.related.length - relatedMax), 0);
  const counts = [
    { count: all.length - shown.length, sentence: '{count} more findings are not listed; the score counts them.' },
    { count: defenses.length - defensesMax, sentence: '{count} more protections are not listed.' },
    { count: related, sentence: '{count} more related locations of listed findings are not listed.' },
  ];
  return counts.filter(({ count }) => count > 0).map(({ count, sentence }) => redactor.fill(sentence, { count }));
}

/**
 * Sorts by severity, rule, document and position. If a rule has several findings at one pointer, only the worst is
 * kept.
 */
function inReportOrder(findings: readonly Finding[]): readonly Finding[] {
  // A span is built each time it is read, too often for a sort.
  const ranked = findings.map((finding) => {
    const { at, rule, severity } = finding;
    return { finding, severity: severities.indexOf(severity), rule: rule.id, document: at.document, span: at.span };
  });
  ranked.sort((a, b) => a.severity - b.severity || compareTexts(a.rule, b.rule) || comparePlaces(a, b));
  const sorted = ranked.map(({ finding }) => finding);
  const seen = new Set<string>();
  const keys = new PathKeys();
  return sorted.filter(({ rule, at }) => {
    const place = `${rule.id} ${keys.of(at)}`;
    return !seen.has(place) && seen.add(place);
  });
}

/** The finding, without its patch if that cannot be printed. */
function withUsablePatch(finding: Finding, redactor: Redactor): Finding {
  return finding.patch.every((patch) => printPatch(patch, redactor) !== null) ? finding : { ...finding, patch: [] };
}

/** Renders a finding. Its deduction is filled in later, when all findings are scored together. */
function renderFinding(finding: Finding, identify: Identifier, parts: Parts): ReportedFinding {
  const { document, redactor } = parts;
  const { rule } = finding;
  const locate = (place: Place) => ({
    pointer: redactor.pointer(place),
    document: place.document,
    start: document.positionAt(place.span.start),
    end: document.positionAt(place.span.end),
  });
  const message = redactor.fill(rule.messages[finding.message] ?? '', finding.quote);
  const location = locate(finding.at);
  const patch = finding.patch.flatMap((operation) => printPatch(operation, redactor) ?? []);
  return {
    ruleId: rule.id,
    name: catalogue(rule.name),
    title: catalogue(rule.title),
    category: rule.category,
    severity: finding.severity,
    confidence: finding.confidence,
    message,
    location,
    related: finding.related.slice(0, relatedMax).map(locate),
    evidence: redactor.evidence(finding.at),
    why: catalogue(rule.why),
    remediation: { summary: catalogue(rule.fix), ...(patch.length > 0 ? { patch } : {}) },
    references: rule.references.map(catalogue),
    help: catalogue(`/rules/${rule.id}`),
    fingerprint: identify([
      rule.id,
      finding.message,
      withoutIndexes(location.pointer),
      ...namedThings(finding, redactor),
    ]),
    deduction: 0,
  };
}

type Identifier = (identity: readonly string[]) => FingerprintText;

/**
 * Creates fingerprints. Findings with the same rule, case and quoted names have the same fingerprint wherever they are;
 * duplicates are numbered in order.
 */
function createIdentifier(): Identifier {
  const seen = new Map<string, number>();
  return (identity) => {
    const base = fingerprint(identity);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return count === 0 ? base : fingerprint([...identity, String(count)]);
  };
}

/** What the message names, without its wording: a better sentence must not undo a suppression. */
function namedThings({ quote }: Finding, redactor: Redactor): readonly string[] {
  return Object.keys(quote)
    .sort()
    .map((name) => withoutLabelNumbers(redactor.fill(`{${name}}`, quote)));
}

/** Replaces list indexes, because the order of a list does not identify its items. */
function withoutIndexes(pointer: string): string {
  return pointer.replace(/\/\d{1,7}(?=\/|$)/g, '/*');
}

/** Removes the numbers of redaction labels, because they depend on the other contents of the file. */
function withoutLabelNumbers(message: string): string {
  return message.replace(/(REDACTED-[a-z0-9-]{1,60})-\d{1,6}/g, '$1');
}

function countSecrets(secrets: readonly SecretMatch[]): Report['secrets'] {
  const distinct = new Map<string, Set<number>>();
  for (const { kind, number } of secrets) distinct.set(kind, (distinct.get(kind) ?? new Set()).add(number));
  const kinds = [...distinct].map(([kind, numbers]) => [kind, numbers.size] as const);
  kinds.sort(([a], [b]) => (a < b ? -1 : 1));
  return { count: kinds.reduce((sum, [, size]) => sum + size, 0), kinds: Object.fromEntries(kinds) };
}
