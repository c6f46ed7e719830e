import { parseDocument } from './document/parse.ts';
import { type IdentifiedFormat, identifyFormat } from './formats/read.ts';
import { type Input, requireInput } from './input.ts';
import { SourceText } from './text/source-text.ts';

export type { IdentifiedFormat } from './formats/read.ts';

/**
 * The agent format recognised from a text's content, or null if none is recognised or the text does not parse. Costs
 * little more than parsing.
 */
export function identify(input: Input): IdentifiedFormat | null {
  requireInput(input);
  const document = parseDocument(new SourceText(input.content), input.format);
  return 'code' in document ? null : identifyFormat(document, input.sourceFilename);
}
