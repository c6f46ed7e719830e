import { EVENT_ID, type Event, parseEvents, YAMLException } from 'js-yaml';
import { withFormulasJoined } from './yaml-formulas.ts';

const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;
const HASH = 35;
const QUOTE = 34;
const APOSTROPHE = 39;

/**
 * Total number of characters that may be parsed again because of under-indented lines: hundreds of lines in a text of
 * ordinary size.
 */
const reparsedCharactersMax = 6_291_456;

/**
 * The event stream of a text. YAML requires bracketed or quoted content to be indented deeper than its key, but the
 * most widely used parsers (libyaml and its relatives) never enforced this, and files have closing brackets level with
 * the key. Such a line is joined to the one before it with blanks of the same length, so that every offset still refers
 * to the original text.
 */
export function readEvents(text: string, maxDepth: number): Event[] {
  let joined = text;
  let first: YAMLException | null = null;
  for (let read = 0; ; ) {
    try {
      const events = parseEvents(joined, { maxDepth });
      return joined === text ? events : events.map((event) => withFolding(event, text));
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const offset = error.mark?.position ?? 0;
      read += text.length;
      const next = read <= reparsedCharactersMax ? repair(error, joined, offset, first === null) : joined;
      first ??= error;
      if (next === joined) throw first;
      joined = next;
    }
  }
}

/** The text with what the exception complains about removed, or the same text. */
function repair({ reason }: YAMLException, text: string, offset: number, isFirst: boolean): string {
  if (reason === 'deficient indentation') return joinLine(text, offset, isFirst);
  return reason === 'bad indentation of a mapping entry' ? withFormulasJoined(text, offset) : text;
}

/** A scalar whose lines were joined has to be folded when its value is read from the original text. */
function withFolding(event: Event, text: string): Event {
  if (event.type !== EVENT_ID.SCALAR || !event.fast) return event;
  const broken = text.slice(event.valueStart, event.valueEnd).includes('\n');
  return broken ? { ...event, fast: false } : event;
}

/** Lines that begin with a closing bracket: if one of them is under-indented, the others will be too. */
const closingLines = /\n[ \t]{0,200}(?=[\]}])/g;

function joinLine(text: string, offset: number, isFirst: boolean): string {
  const codes: string[] = [];
  let from = 0;
  const blankBefore = (content: number) => {
    const start = Math.max(from, marginStart(text, content));
    codes.push(text.slice(from, start), ' '.repeat(content - start));
    from = content;
  };
  if (isFirst) {
    for (const match of text.matchAll(closingLines)) {
      const content = match.index + match[0].length;
      if (offset > from && offset < content) blankBefore(offset);
      blankBefore(content);
    }
  }
  if (offset >= from) blankBefore(offset);
  codes.push(text.slice(from));
  return codes.join('');
}

/** The start of the blanks before a line's content, behind the last character that is not part of a comment. */
function marginStart(text: string, content: number): number {
  let end = content;
  for (;;) {
    while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
    const line = lineStart(text, end);
    const comment = commentIn(text, line, end);
    if (comment === -1) return end;
    end = comment;
  }
}

function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text.charCodeAt(start - 1) !== LF && text.charCodeAt(start - 1) !== CR) start--;
  return start;
}

/** The offset of a comment within one line, ignoring quoted text; -1 if there is none. */
function commentIn(text: string, from: number, to: number): number {
  let quote = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === HASH && (at === from || isBlank(text.charCodeAt(at - 1)))) return at;
  }
  return -1;
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB || code === LF || code === CR;
}
