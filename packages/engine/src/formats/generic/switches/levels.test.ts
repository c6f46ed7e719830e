import { describe } from 'node:test';
import { itReads, type SwitchRow } from '../testing.ts';

const rows: readonly SwitchRow[] = [
  ['autonomy_level', 'full', 'approval', 'unsafe'],
  ['autonomy_level', 'maximum', 'approval', 'unsafe'],
  ['autonomyLevel', 'high', 'approval', 'reduced'],
  ['autonomy_level', 'L4', 'approval', 'reduced'],
  ['autonomy_level', 5, 'approval', 'reduced'],
  ['autonomy_level', 'supervised', 'approval', 'safe'],
  ['autonomy_level', 'L1', 'approval', 'safe'],
  // The number of levels is unknown.
  ['autonomy_level', 1, 'approval', null],
  ['autonomy_level', 3, 'approval', null],
  ['autonomy_level', 'medium', 'approval', null],
  ['insecure', true, 'certificate-check', 'unsafe'],
  // The spelling of an option.
  ['insecure', '--insecure', 'certificate-check', null],
];

describe('levels and option spellings', () => {
  for (const row of rows) itReads(row);
});
