import type { Patch, PatchValue } from '../rules/rule.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { ReportedFinding } from './schema.ts';

/** An operation of RFC 6902 as a report shows it. */
export type PrintedPatch = NonNullable<ReportedFinding['remediation']['patch']>[number];

export function printPatch(patch: Patch, redactor: Redactor): PrintedPatch {
  const path = redactor.pointer(patch.at);
  switch (patch.op) {
    case 'remove':
      return { op: 'remove', path };
    case 'replace':
      return { op: 'replace', path, value: printValue(patch.value, redactor) };
    case 'add':
      return { op: 'add', path: redactor.member(path, patch.key), value: printValue(patch.value, redactor) };
  }
}

function printValue(value: PatchValue, redactor: Redactor): NonNullable<PrintedPatch['value']> {
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return value as NonNullable<typeof value>;
  if (typeof value === 'string') return redactor.label(value);
  return 'reference' in value ? redactor.reference(value.reference, value.owner) : [];
}
