import type { ReportedFinding } from '@agent-grade/engine';
import { type Severity, severities } from './severities.ts';

export type Grouping = 'severity' | 'rule' | 'place';

export interface View {
  readonly grouping: Grouping;
  readonly shown: ReadonlySet<Severity>;
  readonly words: string;
}

export type Row =
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly text: string;
      readonly code: boolean;
      readonly count: number;
    }
  | { readonly kind: 'finding'; readonly key: string; readonly finding: ReportedFinding };

export const everything: View = { grouping: 'severity', shown: new Set(severities), words: '' };

/** The rows of the list: groups ordered by their most severe finding (locations in the order of the file), each with a heading. */
export function arrange(findings: readonly ReportedFinding[], view: View): readonly Row[] {
  const words = view.words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const left = findings.filter((finding) => view.shown.has(finding.severity) && mentions(finding, words));
  if (view.grouping === 'severity') return left.map(toRow);
  const ordered = view.grouping === 'place' ? left.toSorted(byPlace) : left;
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of ordered) {
    const name = view.grouping === 'rule' ? `${finding.ruleId} ${finding.title}` : placeOf(finding);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [finding]);
    else group.push(finding);
  }
  return [...groups].flatMap(([text, group]): readonly Row[] => [
    { kind: 'heading', key: `# ${text}`, text, code: view.grouping === 'place', count: group.length },
    ...group.map(toRow),
  ]);
}

const toRow = (finding: ReportedFinding): Row => ({ kind: 'finding', key: finding.fingerprint, finding });

function mentions(
  { ruleId, title, message, location, evidence, category }: ReportedFinding,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  const text = `${ruleId} ${title} ${message} ${location.pointer} ${evidence} ${category}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function byPlace(a: ReportedFinding, b: ReportedFinding): number {
  return (
    a.location.document - b.location.document ||
    a.location.start.line - b.location.start.line ||
    a.location.start.column - b.location.start.column
  );
}

/** The first two path segments, which identify what a reader calls a part: `/mcpServers/github`. */
function placeOf({ location }: ReportedFinding): string {
  const steps = location.pointer.split('/').slice(1, 3);
  return steps.length === 0 ? 'Whole file' : `/${steps.join('/')}`;
}
