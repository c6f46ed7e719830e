import type { Place } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/**
 * The place of a trigger by which anyone's pull request starts the workflow with access to the repository's secrets. Null if there is none,
 * or if a user with write access has to add a label first.
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

/** Expressions in conditions that concern the author or origin of the change. */
const authorCondition =
  /author_association|github\.actor|triggering_actor|sender|user\.login|user\.type|head\.repo\b|head\.label|head\.user|\blabels?\b|permission|needs\.|steps\.|membership|collaborator|\bmerged\b/i;

/** Whether a condition, another job or the rules of an environment can stop the agent before it starts. */
export function isGated(job: Cursor, step: Cursor): boolean {
  if (job.has('needs') || job.has('environment')) return true;
  return [job.get('if'), step.get('if')].some((condition) => authorCondition.test(condition.text()?.value ?? ''));
}
