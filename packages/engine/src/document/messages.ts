import { documentLimits } from './limits.ts';
import type { OtherNotation } from './other-notation.ts';
import type { DocumentProblem, ProblemCode, SyntaxProblem } from './problem.ts';

/** One sentence for each syntax problem: what is wrong and what to do. None quotes the text. */
const syntaxSentences = {
  'unexpected-end': 'The configuration ends too early: a bracket, brace or comment is not closed.',
  'unexpected-character': 'Unexpected character: a value is expected here.',
  'unterminated-string': 'A quoted string is not closed.',
  'control-character': 'Unescaped control character; write it as an escape sequence.',
  'bad-escape': 'Invalid escape sequence in a string.',
  'bad-number': 'Invalid number.',
  'expected-key': 'A key in double quotes is expected here.',
  'expected-colon': 'A colon is expected after this key.',
  'expected-comma': 'A comma or a closing bracket is expected here.',
  'trailing-text': 'Unexpected text after the end of the JSON value.',
  'comment-not-allowed':
    'Comments are not allowed here: this file format is strict JSON. Remove them, or name the file .jsonc if the program that reads it accepts comments.',
  'extension-not-allowed':
    'This is not strict JSON (a trailing comma, single quotes or similar), which this file format requires.',
  'unknown-alias': 'This alias refers to an anchor that is not defined before it in the document.',
  'yaml-syntax': 'Invalid YAML: check the indentation, colons and brackets.',
} as const satisfies Record<SyntaxProblem, string>;

const sentences = {
  malformed_configuration: 'The configuration is malformed.',
  too_deep: `The configuration is nested more than ${documentLimits.depthMax} levels deep.`,
  too_complex: `The configuration contains more than ${documentLimits.nodesMax} values, ${documentLimits.aliasesMax} aliases or ${documentLimits.documentsMax} documents, counted with all aliases expanded.`,
  empty_configuration: 'The configuration is empty.',
  not_a_configuration: 'The configuration is a single value; a mapping or a list is expected.',
} as const satisfies Record<ProblemCode, string>;

const otherNotations = {
  json: 'This looks like JSON, but it was read as YAML.',
  yaml: 'This looks like YAML, but it was read as JSON.',
  toml: 'This looks like TOML; only JSON and YAML are supported.',
  environment: 'This looks like a list of environment variables; only JSON and YAML are supported.',
  markdown:
    'This looks like Markdown; only front matter, the part between the two lines of dashes, can be analysed, as YAML.',
  fence: 'This is a Markdown code block; remove the lines that open and close it.',
  quoted: 'This is JSON encoded twice, as a JSON string; decode it once, for example with `jq -r .`.',
  hcl: 'This looks like Terraform HCL; `terraform show -json` produces JSON that can be analysed.',
  helm: 'This looks like a Helm template; `helm template` renders the chart to YAML that can be analysed.',
  program: 'This looks like program code; only JSON and YAML are supported.',
  markup: 'This looks like XML or HTML; only JSON and YAML are supported.',
} as const satisfies Record<OtherNotation, string>;

/** The sentence that describes a problem, with its position. */
export function describeProblem(problem: DocumentProblem): string {
  const { code, reason, position, looksLike } = problem;
  const sentence = reason === null ? sentences[code] : syntaxSentences[reason];
  const placed = position === null ? sentence : `Line ${position.line}, column ${position.column}: ${sentence}`;
  return looksLike === null ? placed : `${placed} ${otherNotations[looksLike]}`;
}
