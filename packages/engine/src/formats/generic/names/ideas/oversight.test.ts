import { describe } from 'node:test';
import { itReads, type SwitchRow } from '../../testing.ts';

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
  ['give_up_after', 'never', 'unlimited', 'unsafe'],
  ['give_up_seat', 'never', null, null],
  ['dualControl', false, 'approval', 'unsafe'],
  ['maker_checker', true, 'approval', 'safe'],
  ['second_pair_of_eyes', false, 'approval', 'unsafe'],
  ['second_pair_of_shoes', false, null, null],
  ['operatorInLoop', false, 'approval', 'unsafe'],
  ['operator_name', false, null, null],
  ['can_act_alone', true, 'approval', 'unsafe'],
  ['stand_alone', true, null, null],
  ['dual_display', false, null, null],
  ['ask_before_spending', false, 'approval', 'unsafe'],
  ['spending_report', false, null, null],
  ['oversight_model', 'human-out-of-the-loop', 'approval', 'unsafe'],
  ['oversight_model', 'human-in-the-loop', 'approval', 'safe'],
  ['oversight_model', 'gpt-4o', 'approval', null],
  ['ASSISTANT_CONFIRM_ACTIONS', false, 'approval', 'unsafe'],
  ['BOT_ALLOW_SHELL', true, 'execution', 'unsafe'],
  ['bot_name_confirmed', false, null, null],
  ['bot_protection', false, null, null],
  ['stop_music', 'never', null, null],
];

describe('names of reviews and of ends', () => {
  for (const row of rows) itReads(row);
});
