import type { Patch, PatchValue } from '../rules/rule.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { ReportedFinding } from './schema.ts';

/** An operation of RFC 6902 as a report shows it. */
export type PrintedPatch = NonNullable<ReportedFinding['remediation']['patch']>[number];

/** Null if the patch cannot be printed: a key in its path is masked or shortened, or the host expands no references. */
export function printPatch(patch: Patch, redactor: Redactor): PrintedPatch | null {
  if (!redactor.leadsTo(patch.at)) return null;
  const path = redactor.pointer(patch.at);
  if (patch.op === 'remove') return { op: 'remove', path };
  const value = printValue(patch.value, redactor);
  if (value === undefined) return null;
  return patch.op === 'add'
    ? { op: 'add', path: redactor.member(path, patch.key), value }
    : { op: 'replace', path, value };
}

/** Undefined for a reference that the host does not expand. */
function printValue(value: PatchValue, redactor: Redactor): NonNullable<PrintedPatch['value']> | undefined {
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return value as NonNullable<typeof value>;
  if (typeof value === 'string') return redactor.label(value);
  return 'reference' in value ? (redactor.reference(value) ?? undefined) : [];
}
