import type { RuleSummary } from '../catalogue-types.ts';
import type { ReportedFinding } from '../report/schema.ts';
import type { Severity } from '../score/table.ts';
import { findingsOfAll, type Subject, type TitledFinding, type Unread } from './subject.ts';

/** Sources: SARIF 2.1.0 §3.27.10 (levels) and GitHub's thresholds for `security-severity` (9.0, 7.0, 4.0, 0.1). */
const severityProperties = {
  critical: { level: 'error', score: '9.5' },
  high: { level: 'error', score: '8.0' },
  medium: { level: 'warning', score: '5.5' },
  low: { level: 'note', score: '2.5' },
  info: { level: 'note', score: '0.1' },
} as const satisfies Record<Severity, { level: string; score: string }>;

const precisions = { high: 'very-high', medium: 'high', low: 'medium' } as const;

/**
 * GitHub's limits for one run, on what it accepts and what it shows
 * (docs.github.com/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit).
 */
export const sarifLimits = {
  resultsMax: 25_000,
  resultsShown: 5_000,
  tagsMax: 20,
  /** GitHub accepts a thousand locations per result and shows this many. */
  relatedMax: 100,
} as const;

/** What a SARIF log needs beside the reports. */
export interface SarifOptions {
  readonly rules: readonly RuleSummary[];
  readonly pages: Readonly<Record<string, string>>;
  /** Base URL of the rule pages, without a trailing slash. */
  readonly documentation: string;
  /** Suffix of a page's URL after its name, if any. */
  readonly pageEnding?: string;
  readonly version: string;
  /** Maximum number of results; the worst are kept. */
  readonly resultsMax?: number;
  /** Files that could not be analysed, which the run reports as notifications. */
  readonly unread?: readonly Unread[];
}

/**
 * A SARIF log with one run over all subjects. GitHub takes an alert's severity from the rule and not from the result,
 * so each severity at which a rule was found gets its own descriptor: `AG-008` at the rule's worst severity,
 * `AG-008/low` below it (hierarchical ids, SARIF §3.27.5).
 */
export function renderSarif(subjects: readonly Subject[], options: SarifOptions): string {
  const found = findingsOfAll(subjects);
  const kept = found.slice(0, options.resultsMax ?? sarifLimits.resultsMax);
  const descriptors = describeRules(kept, options);
  const index = new Map(descriptors.map(({ id }, position) => [id, position]));
  const driver = {
    name: 'AgentGrade',
    informationUri: options.documentation,
    semanticVersion: options.version,
    rules: descriptors,
  };
  const notifications = [...omissionNotice(found.length - kept.length), ...unreadNotices(options.unread ?? [])];
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
    results: kept.map((titled) => {
      const ruleId = descriptorId(titled.finding, options);
      return toResult(titled, ruleId, index.get(ruleId) ?? -1);
    }),
  };
  return JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] });
}

function toResult({ title, finding }: TitledFinding, ruleId: string, ruleIndex: number) {
  const { message, location, severity, confidence, evidence, fingerprint } = finding;
  const related = finding.related.slice(0, sarifLimits.relatedMax);
  return {
    ruleId,
    ruleIndex,
    level: severityProperties[severity].level,
    message: { text: message },
    locations: [
      {
        physicalLocation: physicalLocation(title, location),
        logicalLocations: [{ fullyQualifiedName: location.pointer, kind: 'member' }],
      },
    ],
    ...(related.length > 0
      ? { relatedLocations: related.map((place, id) => ({ id, physicalLocation: physicalLocation(title, place) })) }
      : {}),
    // GitHub recognises an alert by the first one, which has the form "hash:count".
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1`, 'agentGrade/v1': fingerprint },
    properties: { severity, confidence, ...(evidence === '' ? {} : { evidence }) },
  };
}

function omissionNotice(left: number) {
  if (left <= 0) return [];
  const text = `${left} ${left === 1 ? 'finding is' : 'findings are'} left out, the least severe ones: a SARIF run is limited in size.`;
  return [{ level: 'warning', message: { text } }];
}

function unreadNotices(unread: readonly Unread[]) {
  return unread.slice(0, sarifLimits.resultsMax).map(({ title, reason }) => ({
    level: 'error',
    message: { text: `${title}: ${reason}` },
    locations: [{ physicalLocation: { artifactLocation: artifactLocation(title) } }],
  }));
}

function descriptorId({ ruleId, severity }: ReportedFinding, { rules }: SarifOptions): string {
  return rules.find(({ id }) => id === ruleId)?.severity === severity ? ruleId : `${ruleId}/${severity}`;
}

function describeRules(findings: readonly TitledFinding[], options: SarifOptions) {
  // A rule's descriptor at one severity describes the finding with the highest confidence, whatever their order.
  const found = new Map<string, ReportedFinding>();
  for (const { finding } of findings) {
    const id = descriptorId(finding, options);
    const known = found.get(id);
    if (known === undefined || rank(finding) < rank(known)) found.set(id, finding);
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, finding]) => {
      const help = `${finding.why} ${finding.remediation.summary}`;
      return {
        id,
        name: pascalCase(finding.name),
        shortDescription: { text: finding.title },
        fullDescription: { text: finding.why },
        help: { text: help, markdown: options.pages[finding.ruleId] ?? help },
        helpUri: `${options.documentation}${finding.help}${options.pageEnding ?? ''}`,
        defaultConfiguration: { level: severityProperties[finding.severity].level },
        properties: {
          'security-severity': severityProperties[finding.severity].score,
          precision: precisions[finding.confidence],
          tags: [...new Set(['security', finding.category, ...finding.references])].slice(0, sarifLimits.tagsMax),
        },
      };
    });
}

const rank = ({ confidence }: ReportedFinding): number => Object.keys(precisions).indexOf(confidence);

function physicalLocation(title: string, { start, end }: ReportedFinding['location']) {
  return {
    artifactLocation: artifactLocation(title),
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}

/** An artifact location. A path outside the root, or an absolute one, is not relative to `%SRCROOT%`. */
function artifactLocation(title: string) {
  const uri = title.split('/').map(encodeURIComponent).join('/');
  if (title.startsWith('/')) return { uri: `file://${uri}` };
  return title.startsWith('../') ? { uri } : { uri, uriBaseId: '%SRCROOT%' };
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
