import type { Place, Span, Step } from '../text/span.ts';
import type { Answers } from './answered.ts';
import { itemNameAt } from './item-name.ts';
import { prototypeNames } from './prototype-names.ts';

export type Node = ScalarNode | MappingNode | SequenceNode;
export type ContainerNode = MappingNode | SequenceNode;
export type ScalarValue = string | number | boolean | null;

/** How a scalar was written, which determines what its raw text looks like. */
export type ScalarStyle = 'json' | 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** One member of a mapping, in document order. Duplicates are kept. */
export interface Entry {
  readonly key: ScalarNode;
  readonly value: Node;
  /** True for every occurrence of a key but the last, which is the one that programs use. */
  readonly shadowed: boolean;
}

/** Base class of all nodes. A megabyte can give a hundred thousand nodes, so each has few fields and takes its kind from its class. */
abstract class TreeNode implements Place {
  readonly document: number;
  start: number;
  end: number;
  /** The container that holds this node. An aliased node has one parent: the container of its anchor. */
  parent: ContainerNode | null = null;
  /** Index among the parent's entries or items; a key has the index of its member. */
  slot = -1;
  /** For the format readers: the reader that placed this node in the model. A set of nodes would cost ten times as much. */
  claimedBy: object | null = null;
  /** For `answered`: what was worked out about this node. */
  answers: Answers = null;

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

  get isListItem(): boolean {
    return this.parent?.kind === 'sequence';
  }

  get itemName(): string | undefined {
    return itemNameAt(this.parent, this.slot);
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

/** A text, number, boolean or null, with its notation. */
export class ScalarNode extends TreeNode {
  get kind(): 'scalar' {
    return 'scalar';
  }

  /** Together with `value` this makes a scalar a `Located`, so that most texts of a file are passed on without a copy. */
  get at(): Place {
    return this;
  }

  /** The decoded text of a JSON string or YAML scalar; for a number or keyword, the text as written. */
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

  get opposite(): boolean | string | undefined {
    const read = typeof this.value === 'string' ? booleanWords.get(this.value) : this.value;
    if (typeof read !== 'boolean') return undefined;
    return typeof this.value === 'string' && this.style !== 'plain' ? String(!read) : !read;
  }
}

/** Texts that programs read as booleans: the values of environment variables, and plain words of YAML 1.1. */
const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
]);

class Member implements Entry {
  readonly key: ScalarNode;
  readonly value: Node;
  shadowed = false;

  constructor(key: ScalarNode, value: Node) {
    this.key = key;
    this.value = value;
  }
}

/** A JSON object or YAML mapping. Lookups return effective values; `entries` keeps duplicates. */
export class MappingNode extends TreeNode {
  get kind(): 'mapping' {
    return 'mapping';
  }

  #members: Member[] = [];
  tag: string | null = null;
  #index: Map<string, Node> | null = null;
  /** For larger mappings, the last member of each name, which also reveals duplicates. */
  #last: ReadonlyMap<string, Member> | null = null;
  /** The marks of all keys combined: a key whose mark is missing is not a member. */
  #marks = 0;
  #mayRepeat = false;
  #hasPrototypeName = false;
  #merges = false;

  get entries(): readonly Entry[] {
    return this.#members;
  }

  /** For the readers in `document/`: adds the next member in document order. */
  add(key: ScalarNode, value: Node): void {
    const slot = this.#members.length;
    key.parent = this;
    key.slot = slot;
    attach(value, this, slot);
    this.#members.push(new Member(key, value));
    const mark = markOf(key.text);
    if ((this.#marks & mark) !== 0) this.#mayRepeat = true;
    this.#marks |= mark;
    if (isMergeKey(key)) this.#merges = true;
    else if (prototypeNames.has(key.text)) this.#hasPrototypeName = true;
  }

  /**
   * For the readers in `document/`: ends the mapping, and marks earlier occurrences of a key as shadowed. Returns
   * whether a key occurs twice or is one of the `prototypeNames`.
   */
  close(end: number): boolean {
    this.end = end;
    // A growing array reserves about three times what a few members need.
    this.#members = this.#members.slice();
    if (!this.#mayRepeat) return this.#hasPrototypeName;
    if (this.#members.length > pairwiseMax) this.#last = shadowByName(this.#members);
    else shadowPairwise(this.#members);
    return this.#hasPrototypeName || this.#members.some(({ shadowed }) => shadowed);
  }

  /** The value that programs use for a key: its last occurrence, otherwise the one that YAML merge keys contribute. */
  get(key: string): Node | undefined {
    if (this.#merges) return this.effective().get(key);
    if ((this.#marks & markOf(key)) === 0) return undefined;
    return this.#last === null ? findLast(this.#members, key) : this.#last.get(key)?.value;
  }

  /** As `get`, for the first of several spellings that is present. */
  getFirst(keys: readonly string[]): Node | undefined {
    for (let index = 0; index < keys.length; index++) {
      const found = this.get(keys[index] ?? '');
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Every name in this mapping with its effective value, merge keys included. */
  effective(): ReadonlyMap<string, Node> {
    this.#index ??= indexEntries(this.#members);
    return this.#index;
  }
}

/** A JSON array or YAML sequence. */
export class SequenceNode extends TreeNode {
  get kind(): 'sequence' {
    return 'sequence';
  }

  #items: Node[] = [];
  tag: string | null = null;

  get items(): readonly Node[] {
    return this.#items;
  }

  close(end: number): void {
    this.end = end;
    this.#items = this.#items.slice();
  }

  /** For the readers in `document/`: adds the next item. */
  add(item: Node): void {
    attach(item, this, this.#items.length);
    this.#items.push(item);
  }
}

/** Sets a node's parent and slot; an aliased node keeps those of its anchor. */
function attach(node: Node, parent: ContainerNode, slot: number): void {
  if (node.parent !== null) return;
  node.parent = parent;
  node.slot = slot;
}

/** YAML 1.1's merge key `<<`, which most loaders of agent files still honour. */
export function isMergeKey(key: ScalarNode): boolean {
  return key.text === '<<' && key.style === 'plain';
}

/** Up to this many keys, comparing them is cheaper than hashing. */
const pairwiseMax = 16;

/**
 * One of 32 bits, chosen by a key's length and first letter. Readers look up dozens of spellings in every mapping, most
 * of which are absent; the mark shows that without comparing keys.
 */
function markOf(key: string): number {
  return 1 << (5 * key.length + key.charCodeAt(0));
}

function findLast(members: readonly Member[], key: string): Node | undefined {
  for (let slot = members.length - 1; slot >= 0; slot--) {
    const member = members[slot];
    if (member?.key.text === key) return member.value;
  }
  return undefined;
}

function shadowPairwise(members: readonly Member[]): void {
  for (let i = 1; i < members.length; i++) {
    const later = members[i]?.key;
    for (let j = 0; j < i && later !== undefined; j++) {
      const earlier = members[j];
      if (earlier?.key.text === later.text && !isMergeKey(earlier.key)) earlier.shadowed = true;
    }
  }
}

function shadowByName(members: readonly Member[]): ReadonlyMap<string, Member> {
  const last = new Map<string, Member>();
  for (const member of members) {
    const before = last.get(member.key.text);
    if (before !== undefined && !isMergeKey(before.key)) before.shadowed = true;
    last.set(member.key.text, member);
  }
  return last;
}

/**
 * A mapping's own members take precedence over merged ones; among several merge sources the first wins. The depth limit
 * bounds the nesting.
 */
function indexEntries(members: readonly Member[]): Map<string, Node> {
  const index = new Map<string, Node>();
  for (const { key, value } of members) index.set(key.text, value);
  for (const { key, value } of members) {
    if (!isMergeKey(key)) continue;
    for (const source of value.kind === 'sequence' ? value.items : [value]) {
      if (source.kind !== 'mapping') continue;
      for (const [name, merged] of source.effective()) if (!index.has(name)) index.set(name, merged);
    }
  }
  return index;
}

/** Whether a child of a container is an alias, so that its place is that of its anchor. */
export function isAliased(node: Node, parent: ContainerNode, slot: number): boolean {
  return node.parent !== parent || node.slot !== slot;
}
