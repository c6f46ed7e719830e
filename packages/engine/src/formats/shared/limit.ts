import type { ModelBuilder } from '../../agent/builder.ts';
import type { Limit, Scope } from '../../agent/facts.ts';
import type { ContainerNode, Node } from '../../document/tree.ts';
import { oncePer } from '../../text/once-per.ts';
import type { Cursor } from '../cursor.ts';

/** Values that mean no limit. */
const unlimitedWords = /^(?:unlimited|infinite|infinity|inf|\.inf|none|null|never|no[-_ ]?limit|forever|off)$/i;

/** Limits for which zero is the strictest value instead of no limit: no retry, no delegation. */
const zeroIsStrictest: ReadonlySet<Limit['kind']> = new Set<Limit['kind']>([
  'retries',
  'delegation',
  'recursion',
  'requests',
]);

/** Limits that null removes; for others it leaves the default in place. */
const nullIsUnlimited: ReadonlySet<Limit['kind']> = new Set<Limit['kind']>([
  'iterations',
  'recursion',
  'timeout',
  'delegation',
  'budget',
]);

/**
 * Adds a limit; negative numbers, null and words such as `unlimited` mean that there is none. Returns false for a value with no meaning.
 */
export function addLimit(
  cursor: Cursor,
  kind: Limit['kind'],
  model: ModelBuilder,
  scope: Scope,
  unit: 'one' | 'milliseconds' = 'one',
): boolean {
  const value = limitValueOf(cursor, kind, unit);
  if (value === null) return false;
  if (value === 0 && zeroIsStrictest.has(kind)) return true;
  model.limits.push({ at: cursor.at, kind, value, origin: 'set', ...scope });
  return true;
}

function limitValueOf(cursor: Cursor, kind: Limit['kind'], unit: 'one' | 'milliseconds'): Limit['value'] | null {
  const number = cursor.number()?.value;
  // In YAML, `.inf` is a number.
  if (number !== undefined && (number < 0 || !Number.isFinite(number))) return 'unlimited';
  if (number !== undefined) return unit === 'one' ? number : number / 1000;
  const scalar = cursor.scalar();
  if (scalar === null) return null;
  // A key without a value keeps the program's default.
  const written = cursor.node?.kind === 'scalar' && cursor.node.text !== '';
  if (scalar.value === null) return written && nullIsUnlimited.has(kind) && !isInDump(cursor.node) ? 'unlimited' : null;
  if (typeof scalar.value !== 'string') return null;
  return unlimitedWords.test(scalar.value.trim()) ? 'unlimited' : null;
}

/** Whether a mapping is a dump of settings, which writes null for everything that is not set. Null removes no limit there. */
const isDump = oncePer(
  (owner: ContainerNode) =>
    owner.kind === 'mapping' &&
    owner.entries.filter(({ value }) => value.kind === 'scalar' && value.value === null).length > 3,
);

function isInDump(node: Node | undefined): boolean {
  return node?.parent != null && isDump(node.parent);
}
