import type { ReportedFinding } from '@agent-grade/engine';
import { useMemo } from 'preact/hooks';
import type { Language } from '../analysis/submission.ts';
import { type DiffLine, diffOf } from '../patch/diff.ts';
import { CopyButton } from './copy-button.tsx';

/** The sanitized text, in which patches and excerpts are shown: the report never shows a secret, not even one that is removed. */
export interface ShownText {
  readonly text: string;
  readonly language: Language;
}

interface PatchViewProps {
  readonly finding: ReportedFinding;
  readonly shown: ShownText;
  /** Null if there is nothing to change. */
  readonly onApply: ((finding: ReportedFinding) => void) | null;
  /** Whether many cards are printed at once: each diff would read the whole text again. */
  readonly brief: boolean;
}

/** A patch as the lines it changes, to apply or to copy. */
export function PatchView({ finding, shown, onApply, brief }: PatchViewProps) {
  const patch = finding.remediation.patch ?? [];
  const parts = useMemo(() => (brief ? null : diffOf(shown.text, shown.language, patch)), [finding, shown, brief]);
  return (
    <div class="patch">
      {parts === null ? (
        <Operations finding={finding} />
      ) : (
        parts.map((lines, index) => <Diff key={index} lines={lines} />)
      )}
      <div class="patch-actions no-print">
        {onApply !== null && (
          <button type="button" class="button small" onClick={() => onApply(finding)}>
            Apply and re-analyse
          </button>
        )}
        <CopyButton label="Copy JSON Patch" text={() => JSON.stringify(patch, null, 2)} />
      </div>
    </div>
  );
}

const signs = { same: ' ', removed: '−', added: '+' } as const satisfies Record<DiffLine['kind'], string>;
const words = { same: '', removed: 'Removed: ', added: 'Added: ' } as const satisfies Record<DiffLine['kind'], string>;

const Diff = ({ lines }: { readonly lines: readonly DiffLine[] }) => (
  <ol class="code-lines diff" aria-label="Patch">
    {lines.map(({ kind, number, text }, index) => (
      <li key={index} data-kind={kind}>
        <span class="line-number" aria-hidden="true">
          {number}
        </span>
        <span class="sign" aria-hidden="true">
          {signs[kind]}
        </span>
        <code>
          {kind !== 'same' && <span class="visually-hidden">{words[kind]}</span>}
          {text}
        </code>
      </li>
    ))}
  </ol>
);

/** Shows the operations themselves if the analysed text is not available or there are too many cards. */
const Operations = ({ finding }: { readonly finding: ReportedFinding }) => (
  <ul>
    {finding.remediation.patch?.map(({ op, path, value }) => (
      <li key={`${op}${path}`}>
        <span class="op">{op}</span> <code>{path}</code>
        {value !== undefined && (
          <>
            {' '}
            <span aria-hidden="true">→</span> <code>{JSON.stringify(value)}</code>
          </>
        )}
      </li>
    ))}
  </ul>
);
