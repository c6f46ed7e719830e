import { type ContainerNode, type MappingNode, type Node, ScalarNode } from './tree.ts';
import type { Anchor } from './yaml-anchors.ts';

/** A collection that has not ended yet. */
export interface Frame {
  readonly node: ContainerNode;
  readonly outer: Frame | null;
  readonly depth: number;
  /** Written with brackets. False for the single pair `[a: b]`, which has no brackets of its own. */
  readonly bracketed: boolean;
  readonly anchor: Anchor | null;
  /** The key whose value comes next. */
  key: ScalarNode | null;
  /** Whether the collection itself is a key. */
  readonly isKey: boolean;
  size: number;
  height: number;
}

/** A mapping whose next node is a key. */
export type AwaitingKey = Frame & { readonly node: MappingNode };

/** Whether the next node of the open collection is a key. */
export function expectsKey(frame: Frame | null): frame is AwaitingKey {
  return frame !== null && frame.node.kind === 'mapping' && frame.key === null;
}

/** Adds a value to the open collection; in a mapping, under the key read before it. */
export function addValue(frame: Frame, value: Node): void {
  if (frame.node.kind === 'sequence') frame.node.add(value);
  else if (frame.key !== null) {
    frame.node.add(frame.key, value);
    frame.key = null;
  }
}

/** Gives a collection used as a key the path of the member it names. */
export function adoptKey(frame: AwaitingKey, node: ContainerNode): void {
  node.parent = frame.node;
  node.slot = frame.node.entries.length;
}

/** A copy of an anchored key for an alias used as a key: the anchor's text at the alias's own position. */
export function aliasedKey(node: ScalarNode, start: number, end: number): ScalarNode {
  return new ScalarNode(node.document, start, end, node.text, node.value, node.style, node.tag);
}
