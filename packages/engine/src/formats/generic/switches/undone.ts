import type { Cursor } from '../../cursor.ts';

/** What can be undone needs no question: `{requiresApproval: false, reversible: true}`, and `reversibility: {classification: reversible, requires_confirmation: false}`. */
export function isUndone(owner: Cursor): boolean {
  const { node } = owner.any('reversible', 'isReversible', 'is_reversible');
  if (node?.kind === 'scalar' && node.value === true) return true;
  return owner.any('classification', 'reversibility').word()?.value.toLowerCase() === 'reversible';
}
