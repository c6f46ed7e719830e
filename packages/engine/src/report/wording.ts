import type { CapReason } from '../score/score.ts';
import { scoringVersion } from '../score/table.ts';
import { catalogue } from './catalogue.ts';

/**
 * Changes with every change to what the rules cover; to reproduce results of an older rule set, use the release that
 * had it.
 */
const rulesetVersion = '2026.11.0';
const schemaVersion = '1';

export const versions = {
  ruleset: catalogue(rulesetVersion),
  scoring: catalogue(scoringVersion),
  schema: catalogue(schemaVersion),
};

export const capReasons = {
  critical: 'A critical finding caps the score.',
  high: 'A high finding caps the score.',
  medium: 'A medium finding caps the score.',
  low: 'A low finding caps the score.',
  info: 'Nothing caps the score.',
  unrecognized: 'The format was not recognised, so the score is capped: what was not understood cannot be called safe.',
} as const satisfies Record<CapReason, string>;
