import { documentLimits } from './limits.ts';
import type { OtherNotation } from './other-notation.ts';
import type { DocumentProblem, ProblemCode, SyntaxProblem } from './problem.ts';

/** One sentence for each syntax problem: what is wrong and what to do. None quotes the text. */
const syntaxSentences = {
  'unexpected-end': 'The text ends before the configuration does: a bracket, a brace or a comment is not closed.',
  'unexpected-character': 'A character stands here that cannot begin a value.',
  'unterminated-string': 'A quoted string is not closed.',
  'control-character': 'A control character stands here; write it as an escape sequence.',
  'bad-escape': 'An escape sequence in a string is not valid.',
  'bad-number': 'A number is not written as this format requires.',
  'expected-key': 'A key in double quotes is expected here.',
  'expected-colon': 'A colon is expected after this key.',
  'expected-comma': 'A comma or a closing bracket is expected here.',
  'trailing-text': 'The configuration ends before this text; one JSON value is expected.',
  'comment-not-allowed':
    'Comments are not allowed in this file: its format is strict JSON. Remove them, or name the file .jsonc if its reader accepts them.',
  'extension-not-allowed':
    "This notation is not strict JSON (a trailing comma, single quotes, or the like), and the file's format does not allow it.",
  'unknown-alias': 'An alias names an anchor that does not stand before it in this document.',
  'yaml-syntax': 'The YAML is not well-formed here: check the indentation, the colons and the brackets.',
} as const satisfies Record<SyntaxProblem, string>;

const sentences = {
  malformed_configuration: 'The configuration is malformed.',
  too_deep: `The configuration nests more than ${documentLimits.depthMax} levels deep.`,
  too_complex: `The configuration holds more than ${documentLimits.nodesMax} values, ${documentLimits.aliasesMax} aliases or ${documentLimits.documentsMax} documents, counted with every alias expanded.`,
  empty_configuration: 'The configuration is empty.',
  not_a_configuration: 'The configuration is a single value; a mapping or a list is expected.',
} as const satisfies Record<ProblemCode, string>;

const otherNotations = {
  json: 'This looks like JSON, and it was read as YAML.',
  yaml: 'This looks like YAML, and it was read as JSON.',
  toml: 'This looks like TOML; JSON and YAML are read.',
  environment: 'This looks like a list of environment variables; JSON and YAML are read.',
  markdown: 'This looks like Markdown; of such a file the part between the two lines of dashes can be read, as YAML.',
  fence: 'This is a code block of Markdown; the lines that open and close it do not belong to the configuration.',
  quoted:
    'This is JSON inside a JSON text, as a program writes it that encodes twice; decoded once, as `jq -r .` does, it can be read.',
  hcl: 'This looks like Terraform’s own notation; of such a file `terraform show -json` gives the JSON.',
  program: 'This looks like program code; JSON and YAML are read.',
  markup: 'This looks like XML or HTML; JSON and YAML are read.',
} as const satisfies Record<OtherNotation, string>;

/** The sentence that describes a problem, with its position. */
export function describeProblem(problem: DocumentProblem): string {
  const { code, reason, position, looksLike } = problem;
  const sentence = reason === null ? sentences[code] : syntaxSentences[reason];
  const placed = position === null ? sentence : `Line ${position.line}, column ${position.column}: ${sentence}`;
  return looksLike === null ? placed : `${placed} ${otherNotations[looksLike]}`;
}
