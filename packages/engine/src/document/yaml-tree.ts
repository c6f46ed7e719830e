import {
  type AliasEvent,
  type DocumentEvent,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { Fault } from './fault.ts';
import { KeyTexts } from './key-texts.ts';
import { documentLimits } from './limits.ts';
import { MappingNode, type Node, ScalarNode, type ScalarStyle, SequenceNode } from './tree.ts';
import { type Anchor, YamlAnchors } from './yaml-anchors.ts';
import { addValue, adoptKey, aliasedKey, expectsKey, type Frame } from './yaml-frame.ts';
import { isBracketed, omittedAt, scalarEnd, scalarStart, tagHandles } from './yaml-layout.ts';
import { YamlMargin } from './yaml-margin.ts';
import { canonicalTag, resolvePlain, resolveTagged } from './yaml-scalar.ts';

const DASH = 45;
const CLOSE_BRACKET = 93;
const CLOSE_BRACE = 125;

const styles: Record<number, ScalarStyle> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
};

/** Builds the tree from the event stream, one event at a time. */
export class YamlTree {
  readonly margin: YamlMargin;
  readonly roots: Node[] = [];
  /** Number of nodes with every alias expanded. */
  nodes = 0;
  oddKeys = false;
  readonly #text: string;
  readonly #names: KeyTexts;
  readonly #anchors = new YamlAnchors();
  #handles: ReadonlyMap<string, string> = new Map();
  #frame: Frame | null = null;
  /** Offset at which the last node ended. */
  #last = 0;

  constructor(text: string) {
    this.#text = text;
    this.#names = new KeyTexts(text);
    this.margin = new YamlMargin(text);
  }

  take(event: Event, next: Event | undefined): void {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        this.#startDocument(event);
        break;
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        this.#open(event, next);
        break;
      case EVENT_ID.SCALAR:
        this.#scalar(event);
        break;
      case EVENT_ID.ALIAS:
        this.#alias(event);
        break;
      case EVENT_ID.POP:
        if (this.#frame === null) this.#endDocument();
        else this.#close(this.#frame);
    }
  }

  end(): void {
    this.margin.to(this.#text.length);
  }

  #startDocument(event: DocumentEvent): void {
    const { margin } = this;
    margin.document = this.roots.length;
    this.#anchors.startDocument();
    this.#handles = tagHandles(event);
    if (event.explicitStart) {
      margin.seek(DASH);
      margin.at += 3;
    }
    this.#last = margin.at;
    if (this.roots.length >= documentLimits.documentsMax) throw new Fault('too_complex', null, margin.at);
  }

  /** Comments up to the start of the next document belong to this one. */
  #endDocument(): void {
    this.margin.skip();
    if (this.#text.startsWith('...', this.margin.at)) this.margin.at += 3;
  }

  #open(event: MappingEvent | SequenceEvent, next: Event | undefined): void {
    const { margin } = this;
    const tag = this.#properties(event);
    const outer = this.#frame;
    const { start } = event;
    const bracketed = isBracketed(this.#text, event, next);
    margin.to(start);
    if (bracketed) margin.at = start + 1;
    this.#count(1, start);
    const mapping = event.type === EVENT_ID.MAPPING;
    const node = mapping
      ? new MappingNode(margin.document, start, start)
      : new SequenceNode(margin.document, start, start);
    node.tag = tag;
    const depth = outer === null ? 1 : outer.depth + 1;
    if (depth > documentLimits.depthMax) throw new Fault('too_deep', null, start);
    const isKey = expectsKey(outer);
    if (isKey) adoptKey(outer, node);
    else this.#place(node);
    const anchor = this.#define(event, node);
    this.#frame = { node, outer, depth, bracketed, anchor, key: null, isKey, size: 1, height: 1 };
    this.#last = Math.max(this.#last, bracketed ? start + 1 : start);
  }

  #close(frame: Frame): void {
    const { margin } = this;
    const { node, outer, anchor } = frame;
    if (frame.bracketed) {
      margin.seek(CLOSE_BRACE, CLOSE_BRACKET);
      this.#last = ++margin.at;
    }
    if (node.kind === 'sequence') node.close(this.#last);
    else if (node.close(this.#last)) this.oddKeys = true;
    if (anchor !== null) {
      anchor.size = frame.size;
      anchor.height = frame.height;
    }
    this.#frame = outer;
    if (outer === null) return;
    outer.size += frame.size;
    outer.height = Math.max(outer.height, frame.height + 1);
    if (frame.isKey) outer.key = this.#rawKey(node.start, node.end);
  }

  #scalar(event: ScalarEvent): void {
    const tag = this.#properties(event);
    const { style } = event;
    const start = event.valueStart < 0 ? omittedAt(this.margin, event, this.#frame) : scalarStart(this.margin, event);
    const end = event.valueStart < 0 ? start : scalarEnd(this.#text, event);
    if (event.valueStart >= 0) this.margin.at = Math.max(end, event.valueEnd);
    this.#last = end;
    const isKey = expectsKey(this.#frame);
    const text =
      isKey && event.fast ? this.#names.slice(event.valueStart, event.valueEnd) : getScalarValue(this.#text, event);
    const value = tag !== null ? resolveTagged(tag, text) : style === SCALAR_STYLE.PLAIN ? resolvePlain(text) : text;
    const node = new ScalarNode(this.margin.document, start, end, text, value, styles[style] ?? 'plain', tag);
    this.#define(event, node);
    if (expectsKey(this.#frame)) this.#frame.key = node;
    else {
      this.#count(1, start);
      if (this.#frame !== null) this.#frame.size++;
      this.#place(node);
    }
  }

  #alias(event: AliasEvent): void {
    const start = event.anchorStart - 1;
    this.margin.mark(start, event.anchorEnd);
    this.#last = event.anchorEnd;
    const { node, size, height } = this.#anchors.resolve(this.#text.slice(event.anchorStart, event.anchorEnd), start);
    const frame = this.#frame;
    if (expectsKey(frame)) {
      frame.key =
        node.kind === 'scalar' ? aliasedKey(node, start, event.anchorEnd) : this.#rawKey(start, event.anchorEnd);
      return;
    }
    this.#count(size, start);
    if (frame !== null) {
      if (frame.depth + height > documentLimits.depthMax) throw new Fault('too_deep', null, start);
      frame.size += size;
      frame.height = Math.max(frame.height, height + 1);
    }
    this.#place(node);
  }

  #place(node: Node): void {
    if (this.#frame === null) this.roots.push(node);
    else addValue(this.#frame, node);
  }

  #count(nodes: number, offset: number): void {
    this.nodes += nodes;
    if (this.nodes > documentLimits.nodesMax) throw new Fault('too_complex', null, offset);
  }

  /** Moves over a node's tag and anchor, in either order, and returns the tag. */
  #properties(event: ScalarEvent | MappingEvent | SequenceEvent): string | null {
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
    if (anchorStart < 0 && tagStart < 0) return null;
    if (anchorStart >= 0 && (tagStart < 0 || anchorStart < tagStart)) this.margin.mark(anchorStart - 1, anchorEnd);
    if (tagStart < 0) return null;
    this.margin.mark(tagStart, tagEnd);
    if (anchorStart > tagStart) this.margin.mark(anchorStart - 1, anchorEnd);
    return canonicalTag(this.#text.slice(tagStart, tagEnd), this.#handles);
  }

  #define(event: ScalarEvent | MappingEvent | SequenceEvent, node: Node): Anchor | null {
    if (event.anchorStart < 0) return null;
    return this.#anchors.define(this.#text.slice(event.anchorStart, event.anchorEnd), node);
  }

  /** A key that is a collection, or an alias of one, has its source notation as its text. */
  #rawKey(start: number, end: number): ScalarNode {
    const text = this.#text.slice(start, end);
    return new ScalarNode(this.margin.document, start, end, text, text, 'plain');
  }
}
