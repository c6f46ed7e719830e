import type { ParsedDocument } from '../document/document.ts';
import type { Finding, Patch } from '../rules/rule.ts';
import type { RuleId } from '../score/table.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { toPointer } from '../text/pointer.ts';
import { comparePlaces } from '../text/span.ts';
import type { Outcome, OutcomeAfter } from './fix-first.ts';
import { type PrintedPatch, printPatch } from './print-patch.ts';

/** A patch operation whose path is not redacted. For internal use only. */
export interface PatchOperation {
  readonly op: Patch['op'];
  readonly path: string;
  readonly value?: Exclude<PrintedPatch['value'], undefined>;
}

/** The outcome of a text after these operations, or null if they do not apply. */
export type PatchTrial = (operations: readonly PatchOperation[]) => Outcome | null;

/**
 * Rules whose patches affect no other finding: they change a secret, a version, a certificate check, a variable or a
 * log setting.
 */
const independentRules: ReadonlySet<RuleId> = new Set<RuleId>(['AG-001', 'AG-009', 'AG-010', 'AG-015', 'AG-023']);

/**
 * The outcome that the patched text really has: a patch can lower the weight of another finding or reveal a new one. If
 * no patch can, it is estimated.
 */
export function outcomeOfTrial(
  findings: readonly Finding[],
  { document, redactor }: { readonly document: ParsedDocument; readonly redactor: Redactor },
  tryPatch: PatchTrial,
  estimate: OutcomeAfter,
): OutcomeAfter {
  return (fixed) => {
    const patched = fixed.flatMap((index) => findings[index] ?? []);
    if (patched.every(({ rule }) => independentRules.has(rule.id))) return estimate(fixed);
    // From the end of the text to its beginning, so that no operation shifts the position of another.
    const patches = patched.flatMap(({ patch }) => patch).toSorted((a, b) => comparePlaces(b.at, a.at));
    return tryPatch(patches.flatMap((patch) => operationsOf(patch, document, redactor)));
  };
}

/** The patch operation with its real path: in the printed path a secret may be masked. */
function operationsOf(patch: Patch, document: ParsedDocument, redactor: Redactor): readonly PatchOperation[] {
  const path = patch.op === 'add' ? [...patch.at.path, patch.key] : patch.at.path;
  const steps = document.roots.length > 1 ? [patch.at.document, ...path] : path;
  const printed = printPatch(patch, redactor);
  return printed === null ? [] : [{ ...printed, path: toPointer(steps) }];
}
