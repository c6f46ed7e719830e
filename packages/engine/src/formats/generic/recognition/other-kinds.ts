import { apiDescriptions, developersTools } from './infrastructure.ts';

/** Root members that identify files of other kinds, whatever else they contain. */
export const otherKinds = [
  'jobs',
  'services',
  ...apiDescriptions,
  'apiVersion',
  'scripts',
  'dependencies:mapping',
  ...developersTools,
  // Results of tests: actual and expected answers.
  '@results/*/@gold | @results/*/@prediction | @results/*/@predicted',
];
