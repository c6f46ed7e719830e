/** What pages show of the rules, without each of them knowing the engine. */
export { type RuleSummary, ruleCatalogue } from '@agent-grade/engine';
