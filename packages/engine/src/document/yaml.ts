import { type Event, parseEvents, YAMLException } from 'js-yaml';
import type { Span } from '../text/span.ts';
import type { Comment } from './document.ts';
import { Fault, malformed } from './fault.ts';
import { documentLimits } from './limits.ts';
import type { Node } from './tree.ts';
import { YamlTree } from './yaml-tree.ts';

export interface YamlStream {
  readonly roots: readonly Node[];
  readonly comments: readonly Comment[];
  readonly markup: readonly Span[];
  readonly nodes: number;
}

/** YAML 1.2: js-yaml's event stream finds the syntax, the tree with its offsets is ours. Nothing is constructed and no tag is obeyed. */
export function readYaml(text: string): YamlStream {
  const tree = new YamlTree(text);
  const events = readEvents(text);
  for (const [index, event] of events.entries()) tree.take(event, events[index + 1]);
  tree.end();
  return { roots: tree.roots, comments: tree.margin.comments, markup: tree.margin.markup, nodes: tree.nodes };
}

/** The parser counts a scalar inside the innermost collection as one level more. */
const parserDepthMax = documentLimits.depthMax + 1;

function readEvents(text: string): Event[] {
  try {
    return parseEvents(text, { maxDepth: parserDepthMax });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw toFault(error);
  }
}

/** The exception quotes the document in its message and its mark: only its offset is taken from it. */
function toFault(error: YAMLException): Fault {
  const offset = error.mark?.position ?? 0;
  const reason = error.reason ?? '';
  if (reason.startsWith('nesting exceeded')) return new Fault('too_deep', null, offset);
  if (reason.includes('non-printable') || reason.startsWith('null byte')) return malformed('control-character', offset);
  if (reason.includes('quoted scalar')) return malformed('unterminated-string', offset);
  if (reason.includes('escape sequence') || reason.includes('hexadecimal')) return malformed('bad-escape', offset);
  return malformed('yaml-syntax', offset);
}
