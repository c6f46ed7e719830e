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

/** Events that anyone with an account causes in a public repository, and their types that need no further rights. */
const openEvents: ReadonlyMap<string, readonly string[]> = new Map([
  ['issues', ['opened', 'edited', 'reopened']],
  ['issue_comment', ['created', 'edited']],
  ['discussion', ['created', 'edited']],
  ['discussion_comment', ['created', 'edited']],
]);

/**
 * The place of a trigger by which anyone's issue or comment starts the workflow, always with the repository's secrets. Null if there is none.
 * https://docs.github.com/en/actions/reference/security/secure-use
 */
export function issueTrigger(document: Cursor): Place | null {
  const on = document.get('on');
  if (!on.isMapping) return on.texts().find(({ value }) => openEvents.has(value))?.at ?? null;
  for (const [event, open] of openEvents) {
    if (!on.has(event)) continue;
    const types = on.get(event, 'types').texts();
    if (types.length === 0 || types.some(({ value }) => open.includes(value))) return on.get(event).at;
  }
  return null;
}

/** Expressions in conditions that concern the author or origin of the change. */
const authorCondition =
  /author_association|github\.actor|triggering_actor|sender|user\.login|user\.type|head\.repo\b|head\.label|head\.user|\blabels?\b|permission|needs\.|steps\.|membership|collaborator|\bmerged\b/i;

/** A step that looks up who the author is, by an action or a script. */
const authorCheck =
  /author_association|collaborator|permission|membership|\bteams?\b|\bmembers?\b|organi[sz]ation|github\.actor|sender|user\.login|is[-_]?(?:member|author)/i;
const scriptMax = 20_000;

/** Whether a step of the job checks the author, after which it may end the job. */
export function checksAuthor(job: Cursor): boolean {
  return job
    .get('steps')
    .items()
    .some((step) =>
      [step.get('uses'), step.get('run'), step.get('with', 'script')].some((text) =>
        authorCheck.test((text.text()?.value ?? '').slice(0, scriptMax)),
      ),
    );
}

/** Whether a condition, another job or the rules of an environment can stop the agent before it starts. */
export function isGated(job: Cursor, step: Cursor): boolean {
  if (job.has('needs') || job.has('environment')) return true;
  return [job.get('if'), step.get('if')].some((condition) => authorCondition.test(condition.text()?.value ?? ''));
}
