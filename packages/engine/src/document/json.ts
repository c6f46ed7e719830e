import type { Comment, Extension } from './document.ts';
import { Fault, malformed } from './fault.ts';
import { JsonCursor } from './json-cursor.ts';
import { readString } from './json-string.ts';
import { readIdentifier, readWord } from './json-word.ts';
import { documentLimits } from './limits.ts';
import { type ContainerNode, MappingNode, type Node, ScalarNode, SequenceNode } from './tree.ts';

const QUOTE = 34;
const APOSTROPHE = 39;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** A parsed JSON text, with its comments and the notation beyond strict JSON. */
export interface JsonTree {
  readonly root: Node;
  readonly comments: readonly Comment[];
  readonly extensions: readonly Extension[];
  readonly oddKeys: boolean;
  readonly nodes: number;
}

/**
 * Parses JSON in one pass without recursion and keeps every duplicate member. JSONC and JSON5 notation is accepted too
 * and recorded in `extensions`: whether it is allowed depends on the format recognised later.
 */
export function readJson(text: string): JsonTree {
  const reader = new JsonReader(text);
  const root = reader.read();
  const { comments, extensions } = reader.cursor;
  extensions.sort((a, b) => a.offset - b.offset);
  return { root, comments, extensions, oddKeys: reader.oddKeys, nodes: reader.nodes };
}

class JsonReader {
  readonly cursor: JsonCursor;
  nodes = 0;
  oddKeys = false;
  #depth = 0;
  /** The innermost open container; its `parent` is the enclosing one. */
  #open: ContainerNode | null = null;

  constructor(text: string) {
    this.cursor = new JsonCursor(text);
  }

  read(): Node {
    const { cursor } = this;
    const first = cursor.skip();
    if (cursor.at >= cursor.text.length) throw new Fault('empty_configuration', null, 0);
    const root = this.#value(first);
    if (root.kind !== 'scalar') this.#enter(root);
    while (this.#open !== null) this.#member(this.#open);
    cursor.skip();
    if (cursor.at < cursor.text.length) throw malformed('trailing-text', cursor.at);
    return root;
  }

  /** Reads the next member of an open container, or its end. */
  #member(open: ContainerNode): void {
    const { cursor } = this;
    const code = cursor.skip();
    const close = open.kind === 'mapping' ? CLOSE_BRACE : CLOSE_BRACKET;
    if (code === close) {
      this.#leave(open);
      return;
    }
    let value: Node;
    if (open.kind === 'mapping') {
      const key = this.#key(code);
      value = this.#value(cursor.skip());
      open.add(key, value);
    } else {
      value = this.#value(code);
      open.add(value);
    }
    if (value.kind === 'scalar') this.#separator(close);
    else this.#enter(value);
  }

  /** Reads a comma, or stops at the bracket that `#member` will read next. */
  #separator(close: number): void {
    const { cursor } = this;
    const code = cursor.skip();
    if (code === COMMA) {
      const comma = cursor.at++;
      if (cursor.skip() === close) cursor.extend('jsonc', 'extension-not-allowed', comma);
    } else if (code !== close)
      throw malformed(cursor.at >= cursor.text.length ? 'unexpected-end' : 'expected-comma', cursor.at);
  }

  #enter(container: ContainerNode): void {
    if (++this.#depth > documentLimits.depthMax) throw new Fault('too_deep', null, container.start);
    this.#open = container;
  }

  #leave(container: ContainerNode): void {
    const end = ++this.cursor.at;
    if (container.kind === 'sequence') container.close(end);
    else if (container.close(end)) this.oddKeys = true;
    this.#depth--;
    this.#open = container.parent;
    if (this.#open !== null) this.#separator(this.#open.kind === 'mapping' ? CLOSE_BRACE : CLOSE_BRACKET);
  }

  #key(code: number): ScalarNode {
    const { cursor } = this;
    const start = cursor.at;
    if (start >= cursor.text.length) throw malformed('unexpected-end', start);
    const text = code === QUOTE || code === APOSTROPHE ? readString(cursor, code) : readIdentifier(cursor);
    const key = new ScalarNode(0, start, cursor.at, text, text, 'json');
    if (cursor.skip() !== COLON) throw malformed('expected-colon', cursor.at);
    cursor.at++;
    return key;
  }

  #value(code: number): Node {
    const { cursor } = this;
    const start = cursor.at;
    if (++this.nodes > documentLimits.nodesMax) throw new Fault('too_complex', null, start);
    if (code === QUOTE || code === APOSTROPHE) {
      const text = readString(cursor, code);
      return new ScalarNode(0, start, cursor.at, text, text, 'json');
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      cursor.at++;
      return code === OPEN_BRACE ? new MappingNode(0, start, start) : new SequenceNode(0, start, start);
    }
    if (start >= cursor.text.length) throw malformed('unexpected-end', start);
    const value = readWord(cursor);
    return new ScalarNode(0, start, cursor.at, cursor.text.slice(start, cursor.at), value, 'json');
  }
}
