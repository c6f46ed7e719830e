export type { Analysis, Input } from './analyze.ts';
export type { DocumentProblem, ProblemCode } from './document/problem.ts';
export type { Report, ReportedFinding } from './report/schema.ts';
