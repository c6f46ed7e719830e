import type { ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { comparePlaces } from '../../text/span.ts';
import { type PermissionDraft, StrongerRules } from './permission-order.ts';

/** Decisions by precedence, highest first, as in Claude Code, Cursor and cagent. */
const precedence: readonly Permission['decision'][] = ['deny', 'ask', 'allow'];

const lowest: Permission['decision'] = 'allow';

/** The owner of a rule; null for a rule that applies to everyone. */
type OwnerOf = (draft: PermissionDraft) => unknown;
const noOwner: OwnerOf = () => null;

const everyRule = (): boolean => true;

/**
 * Adds rules to the model in document order and marks those that a stronger decision overrides. Rules of one owner do not override those of
 * another.
 */
export function addByDecision(
  drafts: readonly PermissionDraft[],
  model: ModelBuilder,
  ownerOf: OwnerOf = noOwner,
): readonly Permission[] {
  const all = new StrongerRules();
  const shared = new StrongerRules();
  const own = new Map<unknown, StrongerRules>();
  const settled: Permission[] = [];
  for (const decision of precedence) {
    const rules = drafts.filter((draft) => draft.decision === decision);
    for (const draft of rules) {
      const owner = ownerOf(draft);
      draft.overridden =
        owner === null ? all.covers(draft) : shared.covers(draft) || own.get(owner)?.covers(draft) === true;
      settled.push(draft);
    }
    if (decision === lowest) continue;
    for (const draft of rules) {
      const owner = ownerOf(draft);
      const ownRules = owner === null ? shared : (own.get(owner) ?? new StrongerRules());
      if (owner !== null) own.set(owner, ownRules);
      ownRules.add(draft);
      all.add(draft);
    }
  }
  settled.sort((a, b) => comparePlaces(a.at, b.at));
  for (const rule of settled) model.permissions.push(rule);
  return settled;
}

/** Adds the rules of a host in which the last matching rule wins, and marks those that a later rule covers. */
export function addByOrder(drafts: readonly PermissionDraft[], model: ModelBuilder): readonly Permission[] {
  const settled = markCovered(drafts.toReversed(), everyRule).reverse();
  for (const rule of settled) model.permissions.push(rule);
  return settled;
}

/**
 * Adds the rules of a host in which the first matching rule wins, and marks those that an earlier rule covers. `isGeneral`: whether a rule
 * applies wherever the others do; one that does not leaves them as they are.
 */
export function addByFirst(
  drafts: readonly PermissionDraft[],
  model: ModelBuilder,
  isGeneral: (draft: PermissionDraft) => boolean,
): void {
  for (const rule of markCovered(drafts, isGeneral)) model.permissions.push(rule);
}

/** Marks the rules that a stronger one covers; the strongest come first. A denial within a stronger, wider denial still holds. */
function markCovered(
  drafts: readonly PermissionDraft[],
  isGeneral: (draft: PermissionDraft) => boolean,
): PermissionDraft[] {
  const stronger = new StrongerRules();
  const permissive = new StrongerRules();
  const denials = new StrongerRules();
  const settled: PermissionDraft[] = [];
  for (const draft of drafts) {
    const isDenial = draft.decision === 'deny';
    draft.overridden = isDenial ? permissive.covers(draft) && !denials.covers(draft) : stronger.covers(draft);
    settled.push(draft);
    if (!isGeneral(draft)) continue;
    stronger.add(draft);
    if (!isDenial) permissive.add(draft);
    else if (!draft.overridden) denials.add(draft);
  }
  return settled;
}
