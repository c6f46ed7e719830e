import type { ReportedFinding } from '@agent-grade/engine';
import type { ShownText } from './patch-view.tsx';

interface ExcerptProps {
  readonly finding: ReportedFinding;
  /** Null to show only the line itself. */
  readonly shown: ShownText | null;
}

const around = 2;
const shownMax = 400;

/** The line of a finding with its number, and with surrounding lines if the text is available. Nothing for a finding about the whole file. */
export function Excerpt({ finding, shown }: ExcerptProps) {
  if (finding.evidence === '') return null;
  const { start, end } = finding.location;
  const { line } = start;
  // For a finding on many lines the evidence says more than the first line.
  const lines = shown === null || end.line > line ? [] : linesOf(shown.text);
  const first = Math.max(1, line - around);
  return (
    <div class="code-lines excerpt">
      <Lines lines={lines.slice(first - 1, line - 1)} first={first} />
      <div class="code-line" data-kind="found">
        <span class="line-number" aria-hidden="true">
          {line}
        </span>
        <pre class="evidence">{cut(lines[line - 1] ?? finding.evidence)}</pre>
      </div>
      <Lines lines={lines.slice(line, line + around)} first={line + 1} />
    </div>
  );
}

const Lines = ({ lines, first }: { readonly lines: readonly string[]; readonly first: number }) => (
  <>
    {lines.map((text, index) => (
      <div key={first + index} class="code-line">
        <span class="line-number" aria-hidden="true">
          {first + index}
        </span>
        <pre>{cut(text)}</pre>
      </div>
    ))}
  </>
);

const cut = (text: string): string => (text.length > shownMax ? `${text.slice(0, shownMax)}…` : text);

let last: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [''] };

/** All open cards show the same text. */
function linesOf(text: string): readonly string[] {
  if (last.text !== text) last = { text, lines: text.split(/\r\n|\r|\n/) };
  return last.lines;
}
