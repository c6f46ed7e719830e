/** Formats with their signatures and documented defaults: what the format pages are generated from. */
export type { Features, Format } from './format.ts';
export { formats as formatDefinitions } from './index.ts';
