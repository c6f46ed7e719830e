import {
  COLLECTION_STYLE,
  type DocumentEvent,
  EVENT_ID,
  type Event,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { expectsKey, type Frame } from './yaml-frame.ts';
import { isBlank, type YamlMargin } from './yaml-margin.ts';

const DASH = 45;
const COLON = 58;
const GREATER_THAN = 62;
const QUESTION_MARK = 63;
const OPEN_BRACE = 123;
const VERTICAL_BAR = 124;

/** Moves to the first character of a scalar: its quote, the header of a block scalar, or its text. */
export function scalarStart(margin: YamlMargin, event: ScalarEvent): number {
  const { style, valueStart } = event;
  if (style === SCALAR_STYLE.PLAIN) margin.to(valueStart);
  else if (style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK) {
    margin.seek(style === SCALAR_STYLE.LITERAL_BLOCK ? VERTICAL_BAR : GREATER_THAN);
    const header = margin.at;
    margin.to(valueStart);
    return header;
  } else margin.to(valueStart - 1);
  return margin.at;
}

/** The offset after a written scalar. */
export function scalarEnd(text: string, event: ScalarEvent): number {
  const { style } = event;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return event.valueEnd + 1;
  let end = event.valueEnd;
  // The line ends after a block scalar belong to its value but should not be highlighted. Its header is never blank.
  if (style !== SCALAR_STYLE.PLAIN) while (isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/** The position of an omitted value: after its tag, its colon or its dash. */
export function omittedAt(margin: YamlMargin, event: ScalarEvent, frame: Frame | null): number {
  if (event.anchorStart >= 0 || event.tagStart >= 0) return margin.at;
  const before = margin.at;
  const code = margin.skip();
  if (frame !== null && code === indicatorOf(frame)) return ++margin.at;
  return expectsKey(frame) ? margin.at : before;
}

function indicatorOf(frame: Frame): number {
  if (frame.node.kind === 'sequence') return DASH;
  return frame.key === null ? QUESTION_MARK : COLON;
}

/**
 * Whether the collection has brackets. A single pair in a flow sequence begins where its key begins, and that key may
 * have brackets of its own.
 */
export function isBracketed(text: string, event: MappingEvent | SequenceEvent, next: Event | undefined): boolean {
  if (event.style !== COLLECTION_STYLE.FLOW) return false;
  if (event.type === EVENT_ID.SEQUENCE) return true;
  const collection = next?.type === EVENT_ID.MAPPING || next?.type === EVENT_ID.SEQUENCE;
  return text.charCodeAt(event.start) === OPEN_BRACE && !(collection && next.start === event.start);
}

/** The tag handles that a document's %TAG directives declare. */
export function tagHandles(event: DocumentEvent): ReadonlyMap<string, string> {
  const handles = new Map<string, string>();
  for (const directive of event.directives)
    if (directive.kind === 'tag') handles.set(directive.handle, directive.prefix);
  return handles;
}
