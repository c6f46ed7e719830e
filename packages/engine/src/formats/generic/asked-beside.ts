import type { ModelBuilder } from '../../agent/builder.ts';
import type { Place } from '../../text/span.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';

/** `{allow: [bash, write], require_confirmation: [bash]}`: what stands in both lists of a section is asked about. */
export function settleAskedBeside(model: ModelBuilder, from: number, drafts: PermissionDraft[]): void {
  const asked = new Set<string>();
  for (const { at, kind, state, subject } of model.approvals.slice(from)) {
    if (kind === 'tool' && state === 'on' && subject !== null) asked.add(keyOf(at, subject.value));
  }
  if (asked.size === 0) return;
  for (const draft of [...drafts]) {
    const isAsked = draft.decision === 'allow' && asked.has(keyOf(draft.at, draft.name.value));
    if (isAsked) drafts.splice(drafts.indexOf(draft), 1);
  }
  const open = model.approvals.filter(({ at, kind, state, subject }, index) => {
    return (
      index >= from && kind === 'tool' && state === 'off' && subject !== null && asked.has(keyOf(at, subject.value))
    );
  });
  for (const approval of open) model.approvals.splice(model.approvals.indexOf(approval), 1);
}

/** The section around the list, and the name in it. */
function keyOf({ document, path }: Place, name: string): string {
  return JSON.stringify([document, path.slice(0, -2), name.trim().toLowerCase()]);
}
