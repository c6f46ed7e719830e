import type { Cursor } from '../../cursor.ts';

/**
 * Whether the action can be undone, so that it needs no approval: `{requiresApproval: false, reversible: true}`, `reversibility:
 * {classification: reversible, requires_confirmation: false}`.
 */
export function isReversible(owner: Cursor): boolean {
  if (owner.any('reversible', 'isReversible', 'is_reversible').plain === true) return true;
  return owner.any('classification', 'reversibility').word()?.value.toLowerCase() === 'reversible';
}
