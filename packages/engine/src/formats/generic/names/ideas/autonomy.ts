import { type Idea, negations } from '../idea.ts';
import { actionWords } from './oversight.ts';

/** Levels and modes in which an agent acts without approval. */
export const autonomyIdeas: readonly Idea[] = [
  {
    // A number is a level on a scale of the author's own; most scales end at five.
    id: 'approval',
    must: ['autonomy autonomous automation', 'level tier degree grade'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'full total max maximum unrestricted unsupervised fully_autonomous full_autonomy full_auto yolo',
      reduced: 'auto automatic high autonomous l4 l5 level_4 level_5 level4 level5 5 semi partial',
      safe: 'supervised low assisted manual none l0 l1 l2 suggest ask',
    },
  },
  {
    id: 'approval',
    must: ['autonomous unattended unsupervised yolo autonomy'],
    may: 'operation execution run fully full',
    inverts: negations,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'full total max maximum fully_autonomous unrestricted unsupervised',
      reduced: 'auto automatic semi partial high l4 l5',
      safe: 'supervised low assisted manual l0 l1 l2',
    },
  },
  {
    // `continuous` is also used for learning, integration and listening.
    id: 'approval',
    must: ['continuous', 'mode operation execution run'],
    may: 'fully full',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: [
      'auto automatic automatically autonomously',
      'run execute execution act accept continue proceed yes autorun',
    ],
    may: actionWords,
    inverts: negations,
    whenTrue: 'unsafe',
    values: { safe: 'ask prompt manual' },
  },
  {
    // A terminal agent's permissions, by the name of a preset.
    id: 'approval',
    must: ['permission', 'preset profile'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe: 'danger_full_access full_access yolo full_auto bypass bypass_permission dangerously_skip_permission',
      safe: 'read_only readonly workspace_write ask plan',
    },
  },
  {
    id: 'approval',
    must: ['mode'],
    may: 'execution run operation operate permission',
    inverts: negations,
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe:
        'yolo full_auto fullauto fully_autonomous fully_automatic full_autonomy autopilot unattended bypass bypass_permission bypasspermission dangerously_skip_permission god unsafe auto_approve handoff light_out fully_automated no_question_ask',
      reduced: 'autonomous accept_edit auto_edit',
      // `interactive` says how a run starts, not that it asks.
      safe: 'supervised plan confirm confirmation ask manual approval hitl step_by_step confirm_each',
    },
  },
  {
    // `force_allow_tools: true`
    id: 'approval',
    must: ['force', 'allow approve accept', 'tool command action'],
    may: 'every call',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  { id: 'approval', must: ['yes'], may: 'always assume say', inverts: 'no', whenTrue: 'unsafe' },
  {
    id: 'approval',
    must: ['dangerously', 'allow skip accept approve run'],
    may: 'everything tool command permission approval auto',
    inverts: 'no not never disable',
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['always', 'allow', 'execute execution command shell write edit delete'],
    may: 'file code outside workspace protected',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['unsafe dangerous dangerously god', 'mode'],
    may: 'allow',
    inverts: negations,
    whenTrue: 'unsafe',
  },
];
