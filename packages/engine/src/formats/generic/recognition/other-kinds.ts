import { developersTools } from './infrastructure.ts';

/** Members at the root by which files show that they are about something else, whatever stands beside them. */
export const otherKinds = [
  'jobs',
  'services',
  'openapi',
  'components/schemas:mapping | components/responses:mapping | components/parameters:mapping',
  'swagger',
  'apiVersion',
  'scripts',
  'dependencies:mapping',
  ...developersTools,
  // What models answered in a test, and what they should have.
  '@results/*/@gold | @results/*/@prediction | @results/*/@predicted',
];
