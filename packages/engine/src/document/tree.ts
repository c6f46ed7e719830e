import type { Place, Span, Step } from '../text/span.ts';

export type Node = ScalarNode | MappingNode | SequenceNode;
export type ContainerNode = MappingNode | SequenceNode;
export type ScalarValue = string | number | boolean | null;

/** How a scalar was written; decides what its raw text looks like. */
export type ScalarStyle = 'json' | 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** One member of a mapping, in document order. Duplicates are kept. */
export interface Entry {
  readonly key: ScalarNode;
  readonly value: Node;
  /** True for every occurrence of a key but the last, which is the one that readers of the file obey. */
  readonly shadowed: boolean;
}

abstract class TreeNode implements Place {
  readonly document: number;
  start: number;
  end: number;
  /** The container that holds this node. An aliased node has one parent: where its anchor stands. */
  parent: ContainerNode | null = null;
  /** Index among the parent's entries or items. */
  slot = -1;

  constructor(document: number, start: number, end: number) {
    this.document = document;
    this.start = start;
    this.end = end;
  }

  get span(): Span {
    return { start: this.start, end: this.end };
  }

  get entry(): Span {
    const parent = this.parent;
    if (parent?.kind !== 'mapping') return this.span;
    const entry = parent.entries[this.slot];
    return entry === undefined || entry.key.start > this.start ? this.span : { start: entry.key.start, end: this.end };
  }

  get path(): readonly Step[] {
    const steps: Step[] = [];
    let slot = this.slot;
    for (let parent = this.parent; parent !== null; parent = parent.parent) {
      steps.push(parent.kind === 'sequence' ? slot : (parent.entries[slot]?.key.text ?? ''));
      slot = parent.slot;
    }
    return steps.reverse();
  }
}

export class ScalarNode extends TreeNode {
  readonly kind = 'scalar';
  /** The decoded text: of a JSON string or YAML scalar what it says, of a number or word what was written. */
  readonly text: string;
  readonly value: ScalarValue;
  readonly style: ScalarStyle;
  readonly tag: string | null;

  constructor(
    document: number,
    start: number,
    end: number,
    text: string,
    value: ScalarValue,
    style: ScalarStyle,
    tag: string | null = null,
  ) {
    super(document, start, end);
    this.text = text;
    this.value = value;
    this.style = style;
    this.tag = tag;
  }
}

export class MappingNode extends TreeNode {
  readonly kind = 'mapping';
  readonly entries: Entry[] = [];
  tag: string | null = null;
  #index: Map<string, Node> | null = null;

  /** The value that readers of the file obey: the last occurrence; then what YAML merge keys bring in. */
  get(key: string): Node | undefined {
    this.#index ??= indexEntries(this);
    return this.#index.get(key);
  }

  /** Every name this mapping answers to, merge keys included. */
  effective(): ReadonlyMap<string, Node> {
    this.#index ??= indexEntries(this);
    return this.#index;
  }
}

export class SequenceNode extends TreeNode {
  readonly kind = 'sequence';
  readonly items: Node[] = [];
  tag: string | null = null;
}

/** YAML 1.1's `<<`: merged values stand behind the mapping's own. Nesting is bounded by the document's depth limit. */
function indexEntries(mapping: MappingNode): Map<string, Node> {
  const index = new Map<string, Node>();
  for (const { key, value } of mapping.entries) index.set(key.text, value);
  const merged = mapping.entries.find(({ key }) => key.text === '<<' && key.style === 'plain')?.value;
  if (merged === undefined) return index;
  for (const source of merged.kind === 'sequence' ? merged.items : [merged]) {
    if (source.kind !== 'mapping') continue;
    for (const [name, value] of source.effective()) if (!index.has(name)) index.set(name, value);
  }
  return index;
}
