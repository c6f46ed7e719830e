/** What the pages show of rules and formats, so that they need not depend on the engine. */
export { type RuleSummary, ruleCatalogue } from '@agent-grade/engine';
export {
  describeEvidence,
  describeSignature,
  type FeatureLine,
  type Format as FormatDefinition,
  formatDefinitions,
} from '@agent-grade/engine/formats';
export { rulePages } from '@agent-grade/engine/pages';
