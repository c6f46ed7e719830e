export { AgentGradeClient, type AnalyzeOptions, type ClientOptions } from './client.ts';
export { ApiProblem } from './problem.ts';
export type { AnalysisResult, AnalyzeRequest, Problem } from './schema.ts';
