import { type ContainerNode, type MappingNode, type Node, ScalarNode } from './tree.ts';
import type { Anchor } from './yaml-anchors.ts';

/** A collection that is still open. */
export interface Frame {
  readonly node: ContainerNode;
  readonly outer: Frame | null;
  readonly depth: number;
  /** Written with brackets; false also for the lone pair `[a: b]`, which has none of its own. */
  readonly bracketed: boolean;
  readonly anchor: Anchor | null;
  /** The key whose value comes next. */
  key: ScalarNode | null;
  /** Stands where a key stands. */
  readonly isKey: boolean;
  size: number;
  height: number;
}

/** A collection where a key is to be read next. */
export type AwaitingKey = Frame & { readonly node: MappingNode };

export function expectsKey(frame: Frame | null): frame is AwaitingKey {
  return frame !== null && frame.node.kind === 'mapping' && frame.key === null;
}

/** Puts a value into the open collection; in a mapping, under the key that was read before it. */
export function addValue(frame: Frame, value: Node): void {
  if (frame.node.kind === 'sequence') frame.node.add(value);
  else if (frame.key !== null) {
    frame.node.add(frame.key, value);
    frame.key = null;
  }
}

/** Gives a collection in a key's place the path of the member it names. */
export function adoptKey(frame: AwaitingKey, node: ContainerNode): void {
  node.parent = frame.node;
  node.slot = frame.node.entries.length;
}

/** An alias in a key's place says what its anchor says, and stands where it stands itself. */
export function aliasedKey(node: ScalarNode, start: number, end: number): ScalarNode {
  return new ScalarNode(node.document, start, end, node.text, node.value, node.style, node.tag);
}
