import type { Idea } from '../idea.ts';

/** How autonomously an agent acts, as a level on a scale. */
export const autonomyLevel: Idea = {
  // A number is a level on a scale of the author's own; most scales end at five.
  id: 'approval',
  must: ['autonomy autonomous', 'level tier degree'],
  may: '',
  turns: '',
  whenTrue: 'unsafe',
  valuesOnly: true,
  values: {
    unsafe: 'full complete total max maximum unrestricted unsupervised fully_autonomous full_autonomy full_auto yolo',
    reduced: 'high autonomous l4 l5 level_4 level_5 level4 level5 5 semi partial',
    safe: 'supervised low assisted manual none l0 l1 l2 suggest ask',
  },
};
