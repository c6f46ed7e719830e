/** The engine's public API. */
export type { Analysis } from './analyze.ts';
export { analyze, analyzeWithoutTrials } from './analyze.ts';
export { type FormatSummary, formatCatalogue, type RuleSummary, ruleCatalogue } from './catalogue.ts';
export { type Comparison, compare, type MovedFinding } from './compare/compare.ts';
export { guessNotation, notationExtensions, notationOfName } from './document/guess-notation.ts';
export { documentLimits } from './document/limits.ts';
export { describeProblem } from './document/messages.ts';
export type { DocumentProblem, ProblemCode } from './document/problem.ts';
export { documentation } from './documentation.ts';
export { type IdentifiedFormat, identify } from './identify.ts';
export type { Input } from './input.ts';
export { orderFixes } from './render/fix-order.ts';
export { countUnshown, renderGithub } from './render/github.ts';
export { renderGitlab } from './render/gitlab.ts';
export { renderJson } from './render/json.ts';
export { renderJunit } from './render/junit.ts';
export { renderMarkdown } from './render/markdown.ts';
export { renderSarif, type SarifOptions, sarifLimits } from './render/sarif.ts';
export { countBySeverity, type Subject, type Unread } from './render/subject.ts';
export { renderSummary, summarise } from './render/summary.ts';
export { coloured, type Links, type Paint, plain, renderText } from './render/text.ts';
export type { Report, ReportedFinding } from './report/schema.ts';
export { versions } from './report/wording.ts';
export type { Watch } from './rules/check.ts';
export { score } from './score/score.ts';
export { describeSuppressed, renderSuppressed, withSuppressed } from './suppress/describe.ts';
export {
  type SuppressedFinding,
  type Suppression,
  type SuppressionResult,
  suppress,
} from './suppress/suppress.ts';
