import { useMemo, useState } from 'preact/hooks';
import { nameBeside, save } from '../files/save.ts';
import { WindowedList } from '../list/windowed-list.tsx';
import type { Reading } from '../session.ts';
import { CopyButton } from './copy-button.tsx';
import { type Line, maskedPieces, nearChanges, pairLines, shorten } from './side-by-side.ts';

interface SanitizedPanelProps {
  readonly reading: Reading;
  /** Null for a shared report, which has no original text. */
  readonly hasOriginal: boolean;
  readonly printing: boolean;
}

/** The sanitized text beside the original. */
export function SanitizedPanel({ reading, hasOriginal, printing }: SanitizedPanelProps) {
  const { report, submission } = reading;
  const [changedOnly, setChangedOnly] = useState(false);
  const lines = useMemo(
    () => pairLines(hasOriginal ? submission.content : null, report.sanitizedConfig),
    [reading, hasOriginal],
  );
  const shown = useMemo(() => (changedOnly ? nearChanges(lines, 2) : lines), [lines, changedOnly]);
  const { count, kinds } = report.secrets;
  const ending = submission.language === 'yaml' ? 'sanitized.yaml' : 'sanitized.json';
  return (
    <>
      <p>
        {count === 0
          ? 'No secrets were detected; the text is unchanged.'
          : `${count === 1 ? 'One secret was' : `${count} secrets were`} masked: ${Object.entries(kinds)
              .map(([kind, number]) => (number === 1 ? kind : `${kind} (${number})`))
              .join(', ')}. Equal secrets have the same number.`}
      </p>
      <div class="panel-actions no-print">
        <CopyButton label="Copy sanitized" text={() => report.sanitizedConfig} />
        <button
          type="button"
          class="button small"
          onClick={() => save(report.sanitizedConfig, nameBeside(submission.filename, ending), 'text/plain')}
        >
          Download sanitized
        </button>
        {hasOriginal && count > 0 && (
          <label class="check">
            <input type="checkbox" checked={changedOnly} onChange={() => setChangedOnly(!changedOnly)} /> Changed lines
            only
          </label>
        )}
      </div>
      <div class="side-by-side" data-both={hasOriginal}>
        <div class="side-heads" aria-hidden="true">
          {hasOriginal && <span>Original</span>}
          <span>Sanitized</span>
        </div>
        <WindowedList
          items={shown}
          label={hasOriginal ? 'Original and sanitized configuration, line by line' : 'Sanitized configuration'}
          estimate={() => 24}
          revealed={null}
          whole={printing}
        >
          {(line) => <Row line={line} />}
        </WindowedList>
      </div>
    </>
  );
}

const Row = ({ line }: { readonly line: Line }) => (
  <div class="line" data-changed={line.changed}>
    <span class="line-number" aria-hidden="true">
      {line.number}
    </span>
    {line.original !== null && (
      <code class="original">
        {line.changed && <span class="visually-hidden">Original: </span>}
        {shorten(line.original)}
      </code>
    )}
    <code class="sanitized" aria-hidden={line.original !== null && !line.changed}>
      {line.changed && <span class="visually-hidden">Sanitized: </span>}
      {maskedPieces(line.sanitized).map(({ text, masked }, index) => (masked ? <mark key={index}>{text}</mark> : text))}
    </code>
  </div>
);
