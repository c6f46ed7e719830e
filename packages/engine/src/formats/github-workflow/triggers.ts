import type { Place } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/**
 * Where a workflow says that a pull request of anybody starts it with the repository's secrets at hand; null where it does not, or where
 * somebody who may write has to put a label on first.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request_target
 */
export function openTrigger(document: Cursor): Place | null {
  const on = document.get('on');
  const event = 'pull_request_target';
  if (!on.isMapping) return on.texts().find(({ value }) => value === event)?.at ?? null;
  if (!on.has(event)) return null;
  const types = on.get(event, 'types').texts();
  const isLabelled = types.length > 0 && types.every(({ value }) => value === 'labeled' || value === 'unlabeled');
  return isLabelled ? null : on.get(event).at;
}

/** What conditions ask about who is there, or where the change comes from. */
const asksWho =
  /author_association|github\.actor|triggering_actor|sender|user\.login|user\.type|head\.repo\b|head\.label|head\.user|\blabels?\b|permission|needs\.|steps\.|membership|collaborator|\bmerged\b/i;

/** Who starts the agent is looked at before it starts: by a condition, by another job, or by the rules of an environment. */
export function looksWhoComes(job: Cursor, step: Cursor): boolean {
  if (job.has('needs') || job.has('environment')) return true;
  return [job.get('if'), step.get('if')].some((condition) => asksWho.test(condition.text()?.value ?? ''));
}
