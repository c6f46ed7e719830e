import { describe } from 'node:test';
import { itReads, type SwitchRow } from '../testing.ts';

const rows: readonly SwitchRow[] = [
  ['pause_for_human', false, 'approval', 'unsafe'],
  ['waitForApproval', 'never', 'approval', 'unsafe'],
  ['hold_before_execution', true, 'approval', 'safe'],
  ['pause_for_music', false, null, null],
  ['wait_for_user', false, null, null],
  ['wait_before_retry', false, null, null],
  ['hold_for_pickup', false, null, null],
  ['mensch_im_prozess', false, 'approval', 'unsafe'],
  ['mensch_in_der_schleife', true, 'approval', 'safe'],
  ['humain_dans_la_boucle', 'non', 'approval', 'unsafe'],
  ['humano_en_el_bucle', false, 'approval', 'unsafe'],
  ['umano_nel_ciclo', false, 'approval', 'unsafe'],
  ['humano_no_circuito', false, 'approval', 'unsafe'],
  ['bilder_im_prozess', false, null, null],
  ['guardRails', 'off', 'guardrail', 'unsafe'],
  ['guard_rails_enabled', true, 'guardrail', 'safe'],
  ['guard_dog', 'off', null, null],
  ['stop_after', 'never', 'unlimited', 'unsafe'],
  ['stop_after', 'lunch', 'unlimited', null],
  ['stop_music', 'never', null, null],
];

describe('names of reviews and of ends', () => {
  for (const row of rows) itReads(row);
});
