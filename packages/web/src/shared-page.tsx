import { guessNotation } from '@agent-grade/engine';
import { useEffect, useState } from 'preact/hooks';
import { fetchShared, type Outcome } from './analysis/send.ts';
import { ReportView } from './report/report-view.tsx';
import { DeleteButton } from './report/share.tsx';
import type { Reading } from './session.ts';

/** A shared report: everything except the original text. */
export function SharedPage({ id }: { readonly id: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [deleted, setDeleted] = useState(false);
  useEffect(() => {
    fetchShared(id).then(setOutcome);
  }, [id]);
  const token = /^#delete=([\w-]{22})$/.exec(location.hash)?.[1];
  return (
    <div class="shared-page">
      <h1>Shared report</h1>
      <p class="quiet">
        The report contains the configuration with every detected secret masked, not the original text.
      </p>
      {outcome === null && <p role="status">Loading the report …</p>}
      {outcome !== null && outcome.kind !== 'report' && (
        <p class="notice" role="status">
          The report cannot be shown. It may have expired or been deleted.
        </p>
      )}
      {outcome?.kind === 'report' && !deleted && (
        <ReportView
          reading={toReading(outcome)}
          earlier={null}
          stale={false}
          opened={opened}
          onOpen={(fingerprint) => {
            setOpened(null);
            setTimeout(() => setOpened(fingerprint), 0);
          }}
          hasOriginal={false}
          onReveal={null}
          onApply={null}
          suppressionState={null}
          onChooseEarlier={null}
          compareSentence=""
          onShare={null}
        >
          {token !== undefined && <DeleteButton id={id} token={token} onDeleted={() => setDeleted(true)} />}
        </ReportView>
      )}
      {deleted && (
        <p class="notice" role="status">
          The report was deleted. <a href="/">Analyse a configuration</a>
        </p>
      )}
    </div>
  );
}

function toReading({ report, json }: Extract<Outcome, { kind: 'report' }>): Reading {
  const language = guessNotation('', report.sanitizedConfig);
  return { report, json, submission: { content: report.sanitizedConfig, language, filename: null } };
}
