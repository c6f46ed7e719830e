import type { ParsedDocument } from '../document/document.ts';
import type { ContainerNode, Node } from '../document/tree.ts';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** An RFC 6902 operation as a report prints it. */
export interface Operation {
  readonly op: 'replace' | 'remove' | 'add';
  /** A JSON Pointer (RFC 6901); in a stream of several documents it begins with the document's index. */
  readonly path: string;
  readonly value?: JsonValue;
}

/** The change that an operation makes in a given document. */
export type Change =
  | { readonly op: 'replace'; readonly target: Node; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly parent: ContainerNode; readonly slot: number }
  | { readonly op: 'add'; readonly parent: ContainerNode; readonly key: string; readonly value: JsonValue };

/**
 * Resolves an operation in a document. Null if the path does not exist, passes through an alias, or denotes a whole
 * document.
 */
export function locateChange(document: ParsedDocument, operation: Operation): Change | null {
  const steps = operation.path.split('/').slice(1).map(unescapeStep);
  const index = document.roots.length > 1 ? Number(steps.shift()) : 0;
  const last = steps.pop();
  const parent = steps.reduce<Node | undefined>(childOf, document.roots[index]);
  if (parent === undefined || parent.kind === 'scalar' || last === undefined) return null;
  const target = childOf(parent, last);
  const { value = null } = operation;
  if (operation.op !== 'add' && target === undefined) return null;
  if (target === undefined || (operation.op === 'add' && parent.kind === 'sequence'))
    return isAppend(parent, last) ? { op: 'add', parent, key: last, value } : null;
  if (operation.op === 'remove') return { op: 'remove', parent, slot: target.slot };
  return { op: 'replace', target, value };
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The effective member if it is written in this container, that is neither behind an alias nor merged in. */
function childOf(parent: Node | undefined, step: string): Node | undefined {
  if (parent === undefined || parent.kind === 'scalar') return undefined;
  const child = parent.kind === 'mapping' ? parent.get(step) : itemOf(parent.items, step);
  if (child?.parent !== parent) return undefined;
  const name = parent.kind === 'mapping' ? parent.entries[child.slot]?.key.text : String(child.slot);
  return name === step ? child : undefined;
}

function itemOf(items: readonly Node[], step: string): Node | undefined {
  return /^(?:0|[1-9]\d{0,6})$/.test(step) ? items[Number(step)] : undefined;
}

/** Whether the step is a new name in a mapping, or the position after a list's last item. */
function isAppend(parent: ContainerNode, step: string): boolean {
  if (parent.kind === 'mapping') return parent.get(step) === undefined;
  return step === '-' || step === String(parent.items.length);
}
