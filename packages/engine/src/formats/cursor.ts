import type { NamedValue } from '../agent/facts.ts';
import { visitMembers } from '../document/members.ts';
import type { MappingNode, Node, ScalarNode, ScalarValue } from '../document/tree.ts';
import type { Located, Place } from '../text/span.ts';
import type { Ledger } from './ledger.ts';
import { booleanIn, isString, isText, isWord, numberIn } from './scalars.ts';
import { rowsOf, type Spellings } from './shared/vocabulary.ts';

/** A member of a mapping: its key and a cursor on its value. */
export interface Member {
  readonly key: Located<string>;
  readonly value: Cursor;
}

/** Creates the value's cursor on first access: readers dismiss many members by their keys alone. */
class LazyMember implements Member {
  readonly key: Located<string>;
  readonly #node: Node;
  readonly #ledger: Ledger;
  #value: Cursor | null = null;

  constructor(name: string, node: Node, ledger: Ledger) {
    this.key = { value: name, at: node };
    this.#node = node;
    this.#ledger = ledger;
  }

  get value(): Cursor {
    this.#value ??= on(this.#node, this.#ledger);
    return this.#value;
  }
}

const nothing: readonly never[] = [];

/**
 * A reader's position in the document. It may point at a value that does not exist: the place of a missing value is its nearest
 * existing parent, which is where findings about absence belong. Reading a scalar claims it in the ledger.
 */
export class Cursor {
  readonly node: Node | undefined;
  readonly #nearest: Node;
  readonly #ledger: Ledger;
  #members: readonly Member[] | null = null;
  #absent: Cursor | null = null;
  #rows: number | null = null;

  constructor(node: Node | undefined, nearest: Node, ledger: Ledger) {
    this.node = node;
    this.#nearest = node ?? nearest;
    this.#ledger = ledger;
  }

  static atRoot(root: Node, ledger: Ledger): Cursor {
    return new Cursor(root, root, ledger);
  }

  get exists(): boolean {
    return this.node !== undefined;
  }

  /** The value's place, or that of its nearest existing parent. */
  get at(): Place {
    return this.#nearest;
  }

  get isMapping(): boolean {
    return this.node?.kind === 'mapping';
  }

  get isList(): boolean {
    return this.node?.kind === 'sequence';
  }

  get isText(): boolean {
    return this.node?.kind === 'scalar' && typeof this.node.value === 'string';
  }

  /** A scalar as written, looked at without claiming it; empty where the value is none. */
  get written(): string {
    return this.node?.kind === 'scalar' ? this.node.text : '';
  }

  /** A scalar's value, looked at without claiming it; undefined where the value is none. */
  get plain(): ScalarValue | undefined {
    return this.node?.kind === 'scalar' ? this.node.value : undefined;
  }

  /** The member with this key, or a nested one; of duplicate keys the last occurrence is read. */
  get(key: string, inner?: string, innermost?: string): Cursor {
    const found = this.node?.kind === 'mapping' ? this.node.get(key) : undefined;
    const member = found === undefined ? this.#missing() : on(found, this.#ledger);
    return inner === undefined ? member : member.get(inner, innermost);
  }

  /** The nested member at a path of keys. */
  follow(path: readonly string[]): Cursor {
    return path.reduce<Cursor>((cursor, key) => cursor.get(key), this);
  }

  /** The first of several spellings that exists; a missing value when none does. */
  any(...keys: readonly string[]): Cursor {
    return this.node?.kind === 'mapping' ? this.#first(this.node, keys) : this.#missing();
  }

  /** Like `any`, for a row of the vocabulary. Optimised, because readers look up dozens of rows in every entry. */
  spelled(row: Spellings): Cursor {
    const node = this.node;
    if (node?.kind !== 'mapping') return this.#missing();
    this.#rows ??= rowsOf(node);
    return (this.#rows & row.bit) === 0 ? this.#missing() : this.#first(node, row);
  }

  #first(node: MappingNode, keys: readonly string[]): Cursor {
    const found = node.getFirst(keys);
    return found === undefined ? this.#missing() : on(found, this.#ledger);
  }

  /** One cursor serves for every missing member, because all of them have the same nearest parent. */
  #missing(): Cursor {
    if (this.node === undefined) return this;
    this.#absent ??= new Cursor(undefined, this.#nearest, this.#ledger);
    return this.#absent;
  }

  has(key: string): boolean {
    return this.node?.kind === 'mapping' && this.node.get(key) !== undefined;
  }

  /** Members in document order, without shadowed duplicates and with YAML merge keys resolved. */
  members(): readonly Member[] {
    this.#members ??= this.node?.kind === 'mapping' ? membersOf(this.node, this.#ledger) : nothing;
    return this.#members;
  }

  /** Visits the members with these names; suited to an entry with few members and many spellings to look for. */
  visitNamed(names: ReadonlySet<string>, visit: (name: string, value: Cursor) => void): void {
    if (this.node?.kind !== 'mapping') return;
    visitMembers(this.node, (name, node) => {
      if (names.has(name)) visit(name, on(node, this.#ledger));
    });
  }

  /** Visits the members that no reader has claimed, one at a time, so that a hundred thousand are never held in memory. */
  visitUnread(visit: (key: Located<string>, value: Cursor) => void): void {
    if (this.node?.kind !== 'mapping' || this.#ledger.isInClaimed(this.node)) return;
    visitMembers(this.node, (name, node) => {
      if (!this.#ledger.isClaimed(node)) visit({ value: name, at: node }, on(node, this.#ledger));
    });
  }

  items(): readonly Cursor[] {
    return this.node?.kind === 'sequence' ? this.node.items.map((item) => on(item, this.#ledger)) : nothing;
  }

  /** A list's items, or the value itself where a single value is written in place of a list. */
  itemsOrSelf(): readonly Cursor[] {
    if (!this.exists) return nothing;
    return this.isList ? this.items() : [this];
  }

  /** A string, or a number as text: in YAML, strings that look like numbers are often left unquoted. */
  text(): Located<string> | null {
    return isText(this.node) ? claimed(this.node, this.#ledger) : null;
  }

  /** Any scalar as written, booleans included; null for null. */
  word(): Located<string> | null {
    return isWord(this.node) ? claimed(this.node, this.#ledger) : null;
  }

  number(): Located<number> | null {
    const node = this.node;
    const value = numberIn(node);
    if (node === undefined || value === null) return null;
    this.#ledger.claim(node);
    return { value, at: node };
  }

  /** A boolean in any spelling that YAML 1.1 or environment variables use; null for anything else. */
  boolean(): Located<boolean> | null {
    const node = this.node;
    const value = booleanIn(node);
    if (node === undefined || value === null) return null;
    this.#ledger.claim(node);
    return { value, at: node };
  }

  scalar(): Located<ScalarValue> | null {
    const node = this.node;
    if (node?.kind !== 'scalar') return null;
    this.#ledger.claim(node);
    return { value: node.value, at: node };
  }

  /** The strings of a list; a lone string counts as a list of one. */
  texts(): readonly Located<string>[] {
    const node = this.node;
    if (node === undefined) return nothing;
    if (node.kind !== 'sequence') return listed(this.text());
    const found: Located<string>[] = [];
    for (const item of node.items) if (isText(item)) found.push(claimed(item, this.#ledger));
    return found;
  }

  /** Like `texts`, with every scalar as written, booleans included: the arguments of a program. */
  words(): readonly Located<string>[] {
    const node = this.node;
    if (node === undefined) return nothing;
    if (node.kind !== 'sequence') return listed(this.word());
    const found: Located<string>[] = [];
    for (const item of node.items) if (isWord(item)) found.push(claimed(item, this.#ledger));
    return found;
  }

  is(value: ScalarValue): boolean {
    return this.scalar()?.value === value;
  }

  /** The scalar members of a mapping, as written; `KEY:` without a value counts as empty. */
  namedWords(): readonly NamedValue[] {
    if (this.node?.kind !== 'mapping') return nothing;
    const found: NamedValue[] = [];
    visitMembers(this.node, (name, node) => {
      if (node.kind !== 'scalar') return;
      const value = isWord(node) ? claimed(node, this.#ledger) : { value: '', at: node };
      this.#ledger.claim(node);
      found.push({ name: { value: name, at: node }, value });
    });
    return found;
  }

  /** Claims the value and everything in it as read elsewhere or knowingly ignored. */
  ignore(): void {
    if (this.node !== undefined) this.#ledger.claimAll(this.node);
  }

  /** Claims the members with these names and everything in them: settings without relevance to security, such as display names. */
  ignoreKeys(names: readonly string[]): void {
    if (this.node?.kind !== 'mapping') return;
    for (let index = 0; index < names.length; index++) {
      const node = this.node.get(names[index] ?? '');
      if (node !== undefined) this.#ledger.claimAll(node);
    }
  }

  /** Claims the members whose names satisfy the predicate and everything in them. */
  ignoreMembers(isIgnored: (name: string) => boolean): void {
    if (this.node?.kind !== 'mapping') return;
    visitMembers(this.node, (name, node) => {
      if (isIgnored(name)) this.#ledger.claimAll(node);
    });
  }

  get claimed(): boolean {
    return this.node !== undefined && this.#ledger.isInClaimed(this.node);
  }

  /** Whether the value is claimed, or everything in it at most this many levels below. */
  isClaimedWithin(depth: number): boolean {
    return this.node !== undefined && this.#ledger.isClaimedWithin(this.node, depth);
  }
}

function claimed(node: ScalarNode, ledger: Ledger): Located<string> {
  ledger.claim(node);
  return isString(node) ? node : { value: node.text, at: node };
}

function on(node: Node, ledger: Ledger): Cursor {
  return new Cursor(node, node, ledger);
}

function membersOf(node: MappingNode, ledger: Ledger): readonly Member[] {
  const members: Member[] = [];
  visitMembers(node, (name, value) => members.push(new LazyMember(name, value, ledger)));
  return members;
}

function listed(text: Located<string> | null): readonly Located<string>[] {
  return text === null ? nothing : [text];
}
