/** Formats with their signatures and documented defaults: what the format pages are generated from. */
export { describeEvidence, describeSignature, type FeatureLine } from './describe.ts';
export type { Format, Signature } from './format.ts';
export { formats as formatDefinitions } from './index.ts';
