import type { RuleSummary } from '../catalogue-types.ts';
import type { ReportedFinding } from '../report/schema.ts';
import type { Severity } from '../score/table.ts';
import { findingsOfAll, type Subject } from './subject.ts';

/** Source: SARIF 2.1.0 §3.27.10 (levels) and GitHub's thresholds for `security-severity` (9.0, 7.0, 4.0, 0.1). */
const severityProperties = {
  critical: { level: 'error', score: '9.5' },
  high: { level: 'error', score: '8.0' },
  medium: { level: 'warning', score: '5.5' },
  low: { level: 'note', score: '2.5' },
  info: { level: 'note', score: '0.1' },
} as const satisfies Record<Severity, { level: string; score: string }>;

const precisions = { high: 'very-high', medium: 'high', low: 'medium' } as const;

/** GitHub reads at most this many results of a run; the worst come first. */
export const resultsMax = 25_000;

export interface SarifOptions {
  readonly rules: readonly RuleSummary[];
  readonly pages: Readonly<Record<string, string>>;
  /** Address under which rule pages stand, without a slash at the end. */
  readonly documentation: string;
  readonly version: string;
}

/**
 * One run over all subjects. GitHub takes an alert's severity from the rule, not from the result, so each severity a rule was found at
 * gets a descriptor of its own: `AG-008` at the rule's worst severity, `AG-008/low` below it (hierarchical ids, SARIF §3.27.5).
 */
export function renderSarif(subjects: readonly Subject[], options: SarifOptions): string {
  const all = findingsOfAll(subjects).slice(0, resultsMax);
  const descriptors = describe(
    all.map(({ finding }) => finding),
    options,
  );
  const index = new Map(descriptors.map(({ id }, position) => [id, position]));
  const results = all.map(({ title, finding }) => {
    const ruleId = descriptorId(finding, options);
    return {
      ruleId,
      ruleIndex: index.get(ruleId) ?? -1,
      level: severityProperties[finding.severity].level,
      message: { text: finding.message },
      locations: [
        {
          physicalLocation: physicalLocation(title, finding.location),
          logicalLocations: [{ fullyQualifiedName: finding.location.pointer, kind: 'member' }],
        },
      ],
      ...(finding.related.length > 0
        ? {
            relatedLocations: finding.related.map((place, id) => ({
              id,
              physicalLocation: physicalLocation(title, place),
            })),
          }
        : {}),
      partialFingerprints: { 'agentGrade/v1': finding.fingerprint },
      properties: { severity: finding.severity, confidence: finding.confidence, evidence: finding.evidence },
    };
  });
  const driver = {
    name: 'AgentGrade',
    informationUri: options.documentation,
    semanticVersion: options.version,
    rules: descriptors,
  };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
  return JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] });
}

function descriptorId({ ruleId, severity }: ReportedFinding, { rules }: SarifOptions): string {
  return rules.find(({ id }) => id === ruleId)?.severity === severity ? ruleId : `${ruleId}/${severity}`;
}

function describe(findings: readonly ReportedFinding[], options: SarifOptions) {
  const found = new Map(findings.map((finding) => [descriptorId(finding, options), finding]));
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
        helpUri: `${options.documentation}${finding.help}`,
        defaultConfiguration: { level: severityProperties[finding.severity].level },
        properties: {
          'security-severity': severityProperties[finding.severity].score,
          precision: precisions[finding.confidence],
          tags: ['security', finding.category, ...finding.references],
        },
      };
    });
}

function physicalLocation(title: string, { start, end }: ReportedFinding['location']) {
  return {
    artifactLocation: { uri: title.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
