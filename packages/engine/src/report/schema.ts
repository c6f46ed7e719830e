import Type, { type Static } from 'typebox';
import { categories } from '../rules/rule.ts';
import { confidences, grades, risks, ruleIds, severities, statuses } from '../score/table.ts';
import type { RedactedText } from '../text/redacted-text.ts';
import { relatedMax } from './listed.ts';

/** Sixteen hexadecimal digits computed only from redacted text. */
export type FingerprintText = string & { readonly fingerprint: true };
const Redacted = (description: string) => Type.Unsafe<RedactedText>({ type: 'string', description });
const OneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
/** Text written in the project's own source; it contains no user data. */
export type CatalogueText = string & { readonly catalogue: true };
const Catalogue = (description: string) => Type.Unsafe<CatalogueText>({ type: 'string', description });

const Fingerprint = Type.Unsafe<FingerprintText>({
  type: 'string',
  pattern: '^[0-9a-f]{16}$',
  description: 'Stable under reformatting and reordering; no function of a secret.',
});

const Position = Type.Object({ line: Type.Integer({ minimum: 1 }), column: Type.Integer({ minimum: 1 }) });

const Location = Type.Object({
  pointer: Redacted(
    'RFC 6901 pointer of the value that has to change; begins with the document index in a stream of several. Keys of more than 400 characters are cut.',
  ),
  document: Type.Integer({ minimum: 0, description: 'Index of the YAML document, from 0.' }),
  start: Position,
  end: Position,
});

const PatchOperation = Type.Object({
  op: OneOf(['replace', 'remove', 'add'] as const, 'RFC 6902 operation.'),
  path: Redacted('RFC 6901 pointer into the submitted document.'),
  value: Type.Optional(
    Type.Union([Redacted('A value'), Type.Number(), Type.Boolean(), Type.Null(), Type.Array(Type.Never())]),
  ),
});

const Remediation = Type.Object({
  summary: Catalogue('What to change.'),
  patch: Type.Optional(
    Type.Array(PatchOperation, { description: 'JSON Patch on the submitted document, where one is certain.' }),
  ),
});

export const Finding = Type.Object({
  ruleId: OneOf(ruleIds, 'Stable id of the rule.'),
  name: Catalogue('Stable kebab-case name of the rule.'),
  title: Catalogue('Title of the rule.'),
  category: OneOf(categories, 'What the rule is about.'),
  severity: OneOf(severities, 'Computed by the service.'),
  confidence: OneOf(confidences, 'Confidence of the finding.'),
  message: Redacted('What was found, one sentence.'),
  location: Location,
  related: Type.Array(Location, {
    maxItems: relatedMax,
    description: 'Related locations, at most a hundred; `limitations` counts the rest.',
  }),
  evidence: Redacted(
    'The entry on one line, with secrets and opaque values masked. Empty if the finding is about a whole document.',
  ),
  why: Catalogue('Why it matters.'),
  remediation: Remediation,
  references: Type.Array(Catalogue('Id in a public catalogue: OWASP, CWE or MITRE ATLAS.')),
  help: Catalogue('Path of the rule’s page.'),
  fingerprint: Fingerprint,
  deduction: Type.Number({ description: 'Points that this finding deducts.' }),
});

const BreakdownLine = Type.Object({
  ruleId: OneOf(ruleIds, 'Stable id of the rule.'),
  severity: OneOf(severities, 'Severity of the finding.'),
  confidence: OneOf(confidences, 'Confidence of the finding.'),
  pointer: Redacted('Where the finding is.'),
  points: Type.Number({ description: 'Points taken, in hundredths.' }),
});

const MapPart = Type.Object({
  kind: OneOf(['server', 'tool', 'files', 'execution', 'channel', 'permission'] as const, 'What it is.'),
  name: Redacted('What the file calls it.'),
  pointer: Redacted('Where it is.'),
  line: Type.Integer({ minimum: 1 }),
  reach: Type.Array(
    OneOf(
      ['private', 'untrusted', 'egress', 'execute', 'inbound', 'secrets', 'database-write', 'read', 'write'] as const,
      'What it gives the agent access to or lets it do.',
    ),
  ),
  approval: OneOf(['asked', 'unasked', 'unknown'] as const, 'Whether its use needs approval.'),
});

/** The single definition of a report: its type, validation, JSON Schema and OpenAPI schema. */
export const Report = Type.Object(
  {
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    grade: OneOf(grades, 'A+ from 97, A 90, B 80, C 65, D 45, else F.'),
    risk: OneOf(risks, 'Worst severity of at least medium confidence; unknown when nothing was understood.'),
    status: OneOf(statuses, 'pass, fail, or inconclusive when nothing was understood.'),
    findings: Type.Array(Finding),
    sanitizedConfig: Redacted('The submitted text with every detected secret replaced by REDACTED-<kind>-<n>.'),
    format: Type.Object({
      id: Catalogue('Stable id of the recognised format.'),
      title: Catalogue('Name of the format.'),
      recognized: Type.Boolean(),
      confidence: OneOf(confidences, 'Confidence of the format recognition.'),
    }),
    secrets: Type.Object({
      count: Type.Integer({ minimum: 0 }),
      kinds: Type.Unsafe<Readonly<Record<CatalogueText, number>>>(Type.Record(Type.String(), Type.Integer())),
    }),
    defenses: Type.Array(Type.Object({ pointer: Redacted('Where it is.'), message: Redacted('The protection.') })),
    map: Type.Object(
      {
        parts: Type.Array(MapPart),
        omitted: Type.Integer({ minimum: 0, description: 'Number of parts that are not listed.' }),
      },
      { description: 'What the agent is connected to.' },
    ),
    scoreBreakdown: Type.Object({
      start: Type.Literal(100),
      lines: Type.Array(BreakdownLine),
      rounding: Type.Number({ description: 'Points lost by rounding down.' }),
      cap: Type.Union([
        Type.Null(),
        Type.Object({ limit: Type.Integer(), reason: Catalogue('Why the score is capped.'), points: Type.Number() }),
      ]),
      final: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
    fixFirst: Type.Array(
      Type.Object({
        fingerprint: Fingerprint,
        ruleId: OneOf(ruleIds, 'Stable id of the rule.'),
        pointer: Redacted('Where the finding is.'),
        score: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: 'The score after this patch and the ones before it.',
        }),
        grade: OneOf(grades, 'The grade after this patch and the ones before it.'),
      }),
      {
        description:
          'The patches that gain most, at most three, each applied on top of the ones before it. The score is that of the patched text, and stays where it is while a finding without a patch caps it; for texts above 100,000 characters it is estimated.',
      },
    ),
    limitations: Type.Array(Redacted('What was not checked or not understood.')),
    versions: Type.Object({
      ruleset: Catalogue('Rule set'),
      scoring: Catalogue('Scoring'),
      schema: Catalogue('Schema'),
    }),
  },
  { $id: 'AnalysisResult', title: 'AnalysisResult' },
);

export type Report = Static<typeof Report>;
export type ReportedFinding = Static<typeof Finding>;
