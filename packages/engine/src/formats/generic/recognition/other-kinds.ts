import { apiDescriptions, developersTools } from './infrastructure.ts';

/** Members at the root by which files show that they are about something else, whatever stands beside them. */
export const otherKinds = [
  'jobs',
  'services',
  ...apiDescriptions,
  'apiVersion',
  'scripts',
  'dependencies:mapping',
  ...developersTools,
  // What models answered in a test, and what they should have.
  '@results/*/@gold | @results/*/@prediction | @results/*/@predicted',
];
