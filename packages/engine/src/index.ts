/** The engine's public face. */
export type { Analysis, Input } from './analyze.ts';
export { analyze } from './analyze.ts';
export { type FormatSummary, formatCatalogue, type RuleSummary, ruleCatalogue } from './catalogue.ts';
export { describeProblem } from './document/messages.ts';
export type { DocumentProblem, ProblemCode } from './document/problem.ts';
export { renderJson } from './render/json.ts';
export { coloured, type Paint, plain, renderText } from './render/text.ts';
export { type Report, Report as ReportSchema, type ReportedFinding } from './report/schema.ts';
export { versions } from './report/wording.ts';
