import { useState } from 'preact/hooks';
import { post, readOutcome } from '../analysis/send.ts';
import type { Submission } from '../analysis/submission.ts';
import { CopyButton } from './copy-button.tsx';

interface Link {
  readonly id: string;
  readonly path: string;
  readonly deleteToken: string;
  readonly expiresAt: string;
}

type Sharing =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'shared'; readonly link: Link }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failed'; readonly sentence: string };

const periods = [
  { days: 1, text: 'one day' },
  { days: 7, text: 'seven days' },
  { days: 30, text: 'thirty days' },
] as const;

/** Creates a link to the report on request. The report, with the sanitized text, is stored; the original text is not. */
export function ShareDialog({
  submission,
  onClose,
}: {
  readonly submission: Submission;
  readonly onClose: () => void;
}) {
  const [sharing, setSharing] = useState<Sharing>({ kind: 'asking' });
  const [days, setDays] = useState<number>(7);
  const share = async (): Promise<void> => {
    setSharing({ kind: 'sending' });
    setSharing(await requestLink(submission, days));
  };
  return (
    <section class="share" aria-labelledby="share-title">
      <h3 id="share-title">Share this report</h3>
      {sharing.kind === 'shared' ? (
        <Shared link={sharing.link} onDeleted={() => setSharing({ kind: 'deleted' })} />
      ) : (
        <>
          <p>
            The configuration is sent and analysed once more. The report is stored, which contains the configuration
            with every detected secret masked. Anybody with the link can read it, the link cannot be guessed, and the
            report is deleted after {periods.find((period) => period.days === days)?.text}.
          </p>
          <div class="share-form">
            <label>
              Keep it for{' '}
              <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
                {periods.map((period) => (
                  <option key={period.days} value={period.days}>
                    {period.text}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="button primary" disabled={sharing.kind === 'sending'} onClick={share}>
              Create link
            </button>
          </div>
        </>
      )}
      <p role="status">
        {sharing.kind === 'deleted' && 'The shared report was deleted.'}
        {sharing.kind === 'failed' && sharing.sentence}
      </p>
      <button type="button" class="link-button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

async function requestLink(submission: Submission, days: number): Promise<Sharing> {
  const response = await post(`/web/reports?days=${days}`, submission);
  if (response === null) return { kind: 'failed', sentence: 'The service cannot be reached. Nothing was stored.' };
  if (response.status === 201) return { kind: 'shared', link: (await response.json()) as Link }; // The service's own answer.
  const outcome = await readOutcome(response);
  const wait = outcome.kind === 'wait' ? ` (${outcome.seconds} seconds)` : '';
  const detail = outcome.kind === 'problem' || outcome.kind === 'wait' ? outcome.problem.detail : 'Try again.';
  return { kind: 'failed', sentence: `Nothing was stored. ${detail}${wait}` };
}

function Shared({ link, onDeleted }: { readonly link: Link; readonly onDeleted: () => void }) {
  const address = `${location.origin}${link.path}`;
  const badge = `[![AgentGrade](${address}/badge.svg)](${address})`;
  return (
    <>
      <ul class="share-links">
        <Copyable label="Link" value={address} />
        <Copyable label="Private link that can delete the report" value={`${address}#delete=${link.deleteToken}`} />
        <Copyable label="Badge (Markdown)" value={badge} />
      </ul>
      <p>
        <img src={`${link.path}/badge.svg`} alt="Badge with grade and score" height="20" /> Expires{' '}
        <time dateTime={link.expiresAt}>{link.expiresAt.slice(0, 16).replace('T', ' ')} UTC</time>. The private link
        cannot be shown again.
      </p>
      <DeleteButton id={link.id} token={link.deleteToken} onDeleted={onDeleted} />
    </>
  );
}

interface CopyableProps {
  readonly label: string;
  readonly value: string;
}

const Copyable = ({ label, value }: CopyableProps) => (
  <li>
    <label>
      {label}
      <input type="text" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
    </label>
    <CopyButton label="Copy" text={() => value} />
  </li>
);

interface DeleteButtonProps {
  readonly id: string;
  readonly token: string;
  readonly onDeleted: () => void;
}

export function DeleteButton({ id, token, onDeleted }: DeleteButtonProps) {
  const [failed, setFailed] = useState(false);
  const remove = async (): Promise<void> => {
    const headers = { 'X-Delete-Token': token };
    const response = await fetch(`/web/reports/${id}`, { method: 'DELETE', headers }).catch(() => null);
    if (response?.status === 204) onDeleted();
    else setFailed(true);
  };
  return (
    <>
      <button type="button" class="button small" onClick={remove}>
        Delete the shared report
      </button>
      <span role="status">
        {failed && ' The report was not deleted: this is not the private link, or the report is already gone.'}
      </span>
    </>
  );
}
