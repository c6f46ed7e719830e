import { apiDescriptions, developersTools, wholeServers } from './infrastructure.ts';

/** Root members that identify files of other kinds, whatever else they contain. */
export const otherKinds = [
  'jobs',
  'services',
  ...apiDescriptions,
  'apiVersion',
  'scripts',
  'dependencies:mapping',
  ...developersTools,
  ...wholeServers,
  // Results of tests: actual and expected answers.
  '@results/*/@gold | @results/*/@prediction | @results/*/@predicted',
];
