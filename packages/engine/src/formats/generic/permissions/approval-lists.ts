import type { ModelBuilder } from '../../../agent/builder.ts';
import type { Tool } from '../../../agent/facts.ts';
import type { Place } from '../../../text/span.ts';
import type { PermissionDraft } from '../../shared/permission-order.ts';

/**
 * `{allow: [bash, write], require_confirmation: [bash]}`: an item in both lists of a section needs approval, and so does a tool of
 * that name within the section.
 */
export function resolveApprovalLists(model: ModelBuilder, from: number, drafts: PermissionDraft[]): void {
  const needingApproval = new Set<string>();
  const names = new Set<string>();
  for (const { at, kind, state, subject, agent } of model.approvals.slice(from)) {
    if (kind !== 'tool' || state !== 'on' || subject === null) continue;
    needingApproval.add(keyOf(at, subject.value));
    names.add(foldName(subject.value));
    // A section of the root that belongs to no agent applies to the whole file.
    if (agent === undefined && at.path.length === sharedDepth)
      needingApproval.add(keyIn(at.document, [], subject.value));
  }
  if (needingApproval.size === 0) return;
  for (const [index, tool] of model.tools.entries()) {
    // A tool with an entry of its own is decided by that entry.
    if (tool.description !== null || tool.approval !== 'unknown' || !names.has(foldName(tool.name.value))) continue;
    if (needsApproval(tool, needingApproval)) model.tools[index] = { ...tool, approval: 'always' };
  }
  removeFrom(drafts, 0, ({ at, decision, name }) => decision === 'allow' && needingApproval.has(keyOf(at, name.value)));
  removeFrom(model.approvals, from, ({ at, kind, state, subject }) => {
    return kind === 'tool' && state === 'off' && subject !== null && needingApproval.has(keyOf(at, subject.value));
  });
}

/** In a single pass: lists of a hostile file hold tens of thousands of items. */
function removeFrom<Item>(list: Item[], from: number, isRemoved: (item: Item) => boolean): void {
  let kept = from;
  for (const item of list.slice(from)) if (!isRemoved(item)) list[kept++] = item;
  list.length = kept;
}

/** Path length of an item in a list in a section of the root. */
const sharedDepth = 3;

/** Whether a section around the tool requires approval for it. */
function needsApproval({ at: { document, path }, name }: Tool, needingApproval: ReadonlySet<string>): boolean {
  return path.some((_, depth) => needingApproval.has(keyIn(document, path.slice(0, depth), name.value)));
}

/** A key made of the section around the list and the item's name. */
function keyOf({ document, path }: Place, name: string): string {
  return keyIn(document, path.slice(0, -2), name);
}

function keyIn(document: number, section: Place['path'], name: string): string {
  return JSON.stringify([document, section, foldName(name)]);
}

function foldName(name: string): string {
  return name.trim().toLowerCase();
}
