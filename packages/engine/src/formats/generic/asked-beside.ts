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
  removeFrom(drafts, 0, ({ at, decision, name }) => decision === 'allow' && asked.has(keyOf(at, name.value)));
  removeFrom(model.approvals, from, ({ at, kind, state, subject }) => {
    return kind === 'tool' && state === 'off' && subject !== null && asked.has(keyOf(at, subject.value));
  });
}

/** In one pass: lists of a hostile file hold tens of thousands. */
function removeFrom<Item>(list: Item[], from: number, isRemoved: (item: Item) => boolean): void {
  let kept = from;
  for (const item of list.slice(from)) if (!isRemoved(item)) list[kept++] = item;
  list.length = kept;
}

/** The section around the list, and the name in it. */
function keyOf({ document, path }: Place, name: string): string {
  return JSON.stringify([document, path.slice(0, -2), name.trim().toLowerCase()]);
}
