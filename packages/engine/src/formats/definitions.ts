/** Formats with their signatures and documented defaults: the source of the generated format pages. */
export { describeEvidence, describeSignature, type FeatureLine } from './describe.ts';
export type { Format, Signature } from './format.ts';
export { formats as formatDefinitions } from './index.ts';
