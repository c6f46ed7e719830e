import { answered } from './answered.ts';
import type { ContainerNode, MappingNode } from './tree.ts';

/** The name of the innermost named list item at or above a slot of a container; undefined if there is none. */
export function itemNameAt(container: ContainerNode | null, slot: number): string | undefined {
  let at = slot;
  for (let above = container; above !== null; above = above.parent) {
    const item = above.kind === 'sequence' ? above.items[at] : undefined;
    const name = item?.kind === 'mapping' ? answered(item, nameIn, item) : undefined;
    if (name !== undefined) return name;
    at = above.slot;
  }
  return undefined;
}

function nameIn({ entries }: MappingNode): string | undefined {
  for (const { key, names } of naming) {
    const value = entries.find((entry) => entry.key.text === key)?.value;
    if (value?.kind !== 'scalar' || typeof value.value !== 'string') continue;
    const text = value.value.slice(0, nameMax + 1).trim();
    if (names.test(text)) return text;
  }
  return undefined;
}

const nameMax = 60;
/** Words of one line, without a placeholder. */
const anyName = /^[\p{L}\p{N}][^\r\n{}]{0,59}$/u;
/** An id that a person chose. */
const chosenId = /^[\p{L}][\p{L}\d]{1,20}(?:[ ._-][\p{L}\d]{1,20}){0,3}$/u;

const naming = [
  { key: 'name', names: anyName },
  { key: 'title', names: anyName },
  { key: 'label', names: anyName },
  { key: 'model_name', names: anyName },
  { key: 'id', names: chosenId },
] as const;
