import { createLineIndex } from '../text/line-index.ts';
import { SourceText } from '../text/source-text.ts';
import type { Language, ParsedDocument } from './document.ts';
import { Fault, toProblem } from './fault.ts';
import { readJson } from './json.ts';
import { type OtherNotation, otherNotation } from './other-notation.ts';
import type { DocumentProblem } from './problem.ts';
import type { Node } from './tree.ts';
import { readYaml } from './yaml.ts';

/**
 * Parses a text into a document, the only way to obtain one. Never throws: a text that cannot be parsed gives a problem
 * with a code and a position.
 */
export function parseDocument(source: SourceText, language: Language): ParsedDocument | DocumentProblem {
  const text = SourceText.reveal(source);
  const positionAt = createLineIndex(text);
  try {
    const parts = language === 'json' ? parseJson(text) : parseYaml(text);
    requireConfiguration(parts.roots);
    return { source, language, ...parts, positionAt };
  } catch (fault) {
    if (fault instanceof Fault) return toProblem(fault, positionAt, guessOtherNotation(fault, text, language));
    throw fault;
  }
}

/** No other notation is guessed for a text that is too deep or too large. */
function guessOtherNotation({ code }: Fault, text: string, language: Language): OtherNotation | null {
  const isOther = code === 'malformed_configuration' || code === 'not_a_configuration';
  return isOther ? otherNotation(text, language) : null;
}

type Parts = Pick<ParsedDocument, 'roots' | 'comments' | 'extensions' | 'markup' | 'oddKeys' | 'nodes'>;

function parseJson(text: string): Parts {
  const { root, ...rest } = readJson(text);
  return { roots: [root], markup: [], ...rest };
}

function parseYaml(text: string): Parts {
  return { ...readYaml(text), extensions: [] };
}

/**
 * Some documents of a stream may be empty, but not all; a document that is a single word or number is not a
 * configuration.
 */
function requireConfiguration(roots: readonly Node[]): void {
  const written = roots.filter((root) => !isOmitted(root));
  if (written.length === 0) throw new Fault('empty_configuration', null, 0);
  const lone = written.find((root) => root.kind === 'scalar');
  if (lone !== undefined) throw new Fault('not_a_configuration', null, lone.start);
}

function isOmitted(root: Node): boolean {
  return root.kind === 'scalar' && root.start === root.end && root.value === null;
}
