import { addLimit } from '../shared/limit.ts';
import type { Context, Setting } from './context.ts';
import { bounds, limitKindOf } from './limit-names.ts';

/** A bound on what a run may take: `max_iterations`, `recursionLimit`, `limits: {steps: 20}`. */
export function readLimit({ value, words, reading }: Setting, context: Context): boolean {
  const node = value.node;
  if (node?.kind !== 'scalar' || typeof node.value === 'boolean') return false;
  const nearest = context.sections.at(-1)?.words ?? [];
  const bounded = nearest.some((word) => bounds.has(word));
  const kind = reading.limit ?? (bounded ? limitKindOf([...nearest, ...words]) : null);
  if (kind === null) return false;
  const unit =
    kind === 'timeout' && words.some((word) => word === 'ms' || word === 'millisecond') ? 'milliseconds' : 'one';
  return addLimit(value, kind, context.model, context.scope, unit);
}
