import type { ModelBuilder } from '../../agent/builder.ts';
import type { Limit, Scope } from '../../agent/facts.ts';
import type { ContainerNode } from '../../document/tree.ts';
import type { Cursor } from '../cursor.ts';

/** Words that take a limit away, folded. */
const boundless = /^(?:unlimited|infinite|infinity|inf|\.inf|none|null|never|no[-_ ]?limit|forever|off)$/i;

/** Zero that means the least instead of no bound: no retry, no delegation, no sub-agent below. */
const zeroIsLeast: ReadonlySet<Limit['kind']> = new Set<Limit['kind']>([
  'retries',
  'delegation',
  'recursion',
  'requests',
]);

/** What null takes the bound from; elsewhere it leaves a default in place. */
const nullIsUnlimited: ReadonlySet<Limit['kind']> = new Set<Limit['kind']>([
  'iterations',
  'recursion',
  'timeout',
  'delegation',
]);

/** A bound on a run. Null, -1 and words for it take the bound away; a value that is none of these says nothing. */
export function addLimit(
  cursor: Cursor,
  kind: Limit['kind'],
  model: ModelBuilder,
  scope: Scope,
  unit: 'one' | 'milliseconds' = 'one',
): boolean {
  const value = boundOf(cursor, kind, unit);
  if (value === null) return false;
  if (value === 0 && zeroIsLeast.has(kind)) return true;
  model.limits.push({ at: cursor.at, kind, value, origin: 'set', ...scope });
  return true;
}

function boundOf(cursor: Cursor, kind: Limit['kind'], unit: 'one' | 'milliseconds'): Limit['value'] | null {
  const number = cursor.number()?.value;
  if (number !== undefined) return number < 0 ? 'unlimited' : unit === 'one' ? number : number / 1000;
  const scalar = cursor.scalar();
  if (scalar === null) return null;
  // A key with nothing behind it was left to the program.
  const written = cursor.node?.kind === 'scalar' && cursor.node.text !== '';
  if (scalar.value === null)
    return written && nullIsUnlimited.has(kind) && !isRecord(cursor.node?.parent) ? 'unlimited' : null;
  if (typeof scalar.value === 'number') return Number.isFinite(scalar.value) ? scalar.value : 'unlimited';
  if (typeof scalar.value !== 'string') return null;
  return boundless.test(scalar.value.trim()) ? 'unlimited' : null;
}

/** A record of a run writes null under every name that nobody set: nothing was taken away there. */
function isRecord(owner: ContainerNode | null | undefined): boolean {
  if (owner?.kind !== 'mapping') return false;
  return owner.entries.filter(({ value }) => value.kind === 'scalar' && value.value === null).length > 3;
}
