import type { ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { comparePlaces } from '../../text/span.ts';
import { type PermissionDraft, StrongerRules } from './permission-order.ts';

/** Which decision beats which, the strongest first: how Claude Code, Cursor and cagent settle rules that overlap. */
const strengths: readonly Permission['decision'][] = ['deny', 'ask', 'allow'];

const weakest: Permission['decision'] = 'allow';

/** Whose rules these are; null for everybody's. */
type OwnerOf = (draft: PermissionDraft) => unknown;
const everybodys: OwnerOf = () => null;

/**
 * Puts rules into the model in document order; a rule that a stronger decision covers is marked as overridden. What one owner is refused
 * nobody else is.
 */
export function addByDecision(
  drafts: readonly PermissionDraft[],
  model: ModelBuilder,
  ownerOf: OwnerOf = everybodys,
): readonly Permission[] {
  const all = new StrongerRules();
  const shared = new StrongerRules();
  const own = new Map<unknown, StrongerRules>();
  const settled: Permission[] = [];
  for (const decision of strengths) {
    const rules = drafts.filter((draft) => draft.decision === decision);
    for (const draft of rules) {
      const owner = ownerOf(draft);
      draft.overridden =
        owner === null ? all.cover(draft) : shared.cover(draft) || own.get(owner)?.cover(draft) === true;
      settled.push(draft);
    }
    if (decision === weakest) continue;
    for (const draft of rules) {
      const owner = ownerOf(draft);
      const mine = owner === null ? shared : (own.get(owner) ?? new StrongerRules());
      if (owner !== null) own.set(owner, mine);
      mine.add(draft);
      all.add(draft);
    }
  }
  settled.sort((a, b) => comparePlaces(a.at, b.at));
  for (const rule of settled) model.permissions.push(rule);
  return settled;
}

/**
 * Rules of a host in which the last one that fits decides: each is overridden when a later one covers it. A refusal inside a later, wider
 * refusal still holds.
 */
export function addByOrder(drafts: readonly PermissionDraft[], model: ModelBuilder): readonly Permission[] {
  const later = new StrongerRules();
  const admitting = new StrongerRules();
  const refusing = new StrongerRules();
  const settled: Permission[] = [];
  for (const draft of drafts.toReversed()) {
    const refuses = draft.decision === 'deny';
    draft.overridden = refuses ? admitting.cover(draft) && !refusing.cover(draft) : later.cover(draft);
    settled.push(draft);
    later.add(draft);
    if (!refuses) admitting.add(draft);
    else if (!draft.overridden) refusing.add(draft);
  }
  settled.reverse();
  for (const rule of settled) model.permissions.push(rule);
  return settled;
}
