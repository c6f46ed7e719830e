import { type Event, YAMLException } from 'js-yaml';
import type { Span } from '../text/span.ts';
import type { Comment } from './document.ts';
import { Fault, malformed } from './fault.ts';
import { documentLimits } from './limits.ts';
import type { Node } from './tree.ts';
import { readEvents } from './yaml-events.ts';
import { YamlTree } from './yaml-tree.ts';

/** The documents of a YAML text, with the text outside its values. */
export interface YamlStream {
  readonly roots: readonly Node[];
  readonly comments: readonly Comment[];
  readonly markup: readonly Span[];
  readonly oddKeys: boolean;
  readonly nodes: number;
}

/**
 * Parses YAML 1.2. js-yaml's event stream provides the syntax; the tree and its offsets are our own. No object is
 * constructed and no tag is executed.
 */
export function readYaml(text: string): YamlStream {
  const tree = new YamlTree(text);
  const events = eventsOf(text);
  let event = events[0];
  for (let i = 1; event !== undefined; i++) {
    const next = events[i];
    tree.take(event, next);
    event = next;
  }
  tree.end();
  const { roots, margin, oddKeys, nodes } = tree;
  return { roots, comments: margin.comments, markup: margin.markup, oddKeys, nodes };
}

const LF = 10;
const CR = 13;
const SPACE = 32;
const COMMA = 44;

/**
 * js-yaml counts a scalar as a level, and a bracket in block context as two, because it may be the first key of a
 * mapping. The tree counts exactly.
 */
const parserDepthMax = documentLimits.depthMax + 2;

/**
 * Refuses a text that would give too many events. The event stream is held in memory as a whole, and a text of single
 * characters gives a million events. Every value ends at a comma or a line end, so a text with more of these than the
 * allowed number of values is refused before parsing; the ends of blank lines are not counted.
 */
function rejectTooManyEvents(text: string): void {
  const { nodesMax } = documentLimits;
  if (count(text, '\n') + count(text, '\r') + count(text, ',') <= nodesMax) return;
  let ends = 0;
  let written = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === LF || code === CR || code === COMMA) {
      if (written && ++ends > nodesMax) throw new Fault('too_complex', null, i);
      written = false;
    } else if (code > SPACE) written = true;
  }
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++;
  return found;
}

function eventsOf(text: string): Event[] {
  rejectTooManyEvents(text);
  try {
    return readEvents(text, parserDepthMax);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw toFault(error);
  }
}

/** The exception quotes the document in its message and its mark; only its offset is used. */
function toFault(error: YAMLException): Fault {
  const offset = error.mark?.position ?? 0;
  const reason = error.reason ?? '';
  if (reason.startsWith('nesting exceeded')) return new Fault('too_deep', null, offset);
  if (reason.includes('non-printable') || reason.startsWith('null byte')) return malformed('control-character', offset);
  if (reason.includes('quoted scalar')) return malformed('unterminated-string', offset);
  if (reason.includes('escape sequence') || reason.includes('hexadecimal')) return malformed('bad-escape', offset);
  return malformed('yaml-syntax', offset);
}
