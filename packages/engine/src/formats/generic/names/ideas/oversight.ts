import { type Idea, negations } from '../idea.ts';
import { autonomyLevel } from './autonomy-level.ts';

export const acts =
  'mutation mutating tool call action act acting execution execute run running command cmd code shell terminal script delete deletion destructive dangerous risky risk sensitive high impact critical irreversible operation write writing change external send sending email payment purchase spend spending transaction production deploy deployment api request plan step send operation ops file system write modify modification query statement apply applied commit publish publishing post posting';
const people =
  'user human owner voice spoken manual manually operator admin reviewer in the loop by from explicit double dual second external';
export const asking =
  'dangerously frequency checkpoint queue ask request require required requires need needed must force enforce before first prior every each always when gate workflow check security safety global';
export const automatic = 'auto automatic automatically silent silently unattended unsupervised';

export const answers = {
  unsafe:
    'yolo full_auto fullauto auto automatic autonomous fully_autonomous bypass bypas bypass_permission bypasspermission dangerously_skip_permission dont_ask skip_all auto_approve approve_all accept_all auto_accept unattended god god_mode unsafe',
  reduced:
    'accept_edit auto_edit edit edit_only on_failure smart smart_approve semi_auto semi_autonomous read_only_auto',
  safe: 'manual human ask prompt confirm interactive supervised on_request on_demand untrusted user plan strict approve per_action required default_deny',
} as const;

/** Whether a person has to approve actions. */
export const oversightIdeas: readonly Idea[] = [
  {
    id: 'approval-of-edits',
    must: ['auto automatic automatically', 'edit write apply patch diff', 'approve accept allow confirm apply save'],
    may: 'file code change suggestion',
    turns: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['approval approve confirmation confirm consent hitl signoff autoapprove autoconfirm'],
    may: `${acts} ${people} ${asking} permission`,
    turns: `${negations} ${automatic} autoapprove autoconfirm`,
    whenTrue: 'safe',
    values: answers,
  },
  {
    id: 'approval',
    must: ['human manual user operator', 'review oversight supervision intervention loop'],
    may: `${acts} ${people} ${asking}`,
    turns: `${negations} ${automatic}`,
    whenTrue: 'safe',
    values: answers,
  },
  {
    // Clusters, cars and drones have this mode as well.
    id: 'approval',
    must: ['autopilot', 'agent ai assistant mode permission approval tool command chat copilot engaged'],
    may: '',
    turns: negations,
    whenTrue: 'unsafe',
  },
  { id: 'approval', must: ['guarded unguarded'], may: acts, turns: `${negations} unguarded`, whenTrue: 'safe' },
  {
    id: 'approval',
    must: ['trust safety permission', 'level'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: answers,
  },
  {
    id: 'approval',
    must: [
      'human manual operator',
      'check checkpoint gate verification validation signoff ok ack acknowledgement acknowledgment acknowledge veto override release clearance',
    ],
    may: `${acts} ${people} ${asking}`,
    turns: `${negations} ${automatic}`,
    whenTrue: 'safe',
    values: answers,
  },
  {
    id: 'approval',
    must: ['review reviewer', 'skip skipped bypass without disable disabled no'],
    may: `${acts} ${people}`,
    turns: negations,
    whenTrue: 'safe',
  },
  {
    // How the agent prompts the user; `prompt` also names the model's instructions.
    id: 'approval',
    must: ['prompt', 'skip suppress suppressed bypass silence mute no'],
    may: 'confirmation permission user warning all safety',
    turns: `${negations} silence mute`,
    whenTrue: 'safe',
  },
  { id: 'approval', must: ['ask', 'permission consent'], may: `${acts} ${people}`, turns: negations, whenTrue: 'safe' },
  {
    id: 'approval',
    must: ['ask', 'no never skip without stop'],
    may: `again me anything permission ${people} ${acts}`,
    turns: `${negations} stop`,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['review', 'require required before'],
    may: `${acts} ${people}`,
    turns: negations,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['permission', 'mode type'],
    may: '',
    turns: negations,
    whenTrue: 'safe',
    // In the mode that coding agents call `auto`, a model judges each action.
    values: { ...answers, unsafe: answers.unsafe.replace(' auto ', ' ') },
    wordsOnly: true,
  },
  {
    id: 'approval',
    must: ['allow always run hand', 'unattended proceed free'],
    may: 'mode on',
    turns: `${negations} deny`,
    whenTrue: 'unsafe',
  },
  {
    // Lists under this name are rules; a single word is the decision for everything.
    id: 'approval',
    must: ['dangerous destructive risky irreversible unknown unlisted', 'command action operation tool call'],
    may: 'policy mode',
    turns: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe: 'allow allowed always_allow auto_approve auto unrestricted proceed',
      safe: 'ask confirm prompt deny denied block blocked forbidden require_approval',
    },
  },
  { id: 'approval', must: ['no never', 'question'], may: 'ask', turns: '', whenTrue: 'unsafe' },
  { id: 'approval', must: ['alone', 'act execute decide operate'], may: 'can', turns: negations, whenTrue: 'unsafe' },
  { id: 'approval', must: ['full', 'auto autonomous'], may: '', turns: negations, whenTrue: 'unsafe' },
  {
    id: 'approval',
    must: ['trust', 'all any every', 'tool command action'],
    may: 'call use',
    turns: `${negations} deny`,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['permission', 'check checking dialog'],
    may: acts,
    turns: negations,
    whenTrue: 'safe',
  },
  { id: 'approval', must: ['human', 'require required need needed'], may: '', turns: negations, whenTrue: 'safe' },
  {
    // `human: out-of-the-loop`; a list of people or a name does not match.
    id: 'approval',
    must: ['human'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'absent uninvolved', safe: 'required always' },
  },
  {
    id: 'approval',
    must: ['tool', 'policy'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'auto_approve', safe: 'ask confirm prompt' },
  },
  {
    id: 'approval',
    must: ['human', 'input'],
    may: 'required require',
    turns: '',
    whenTrue: 'safe',
    // A task without human input is the normal case; the mode NEVER is a deliberate choice.
    values: { unsafe: 'never', reduced: 'terminate', safe: 'always' },
    wordsOnly: true,
  },
  {
    id: 'approval',
    must: ['ask prompt permission confirm', 'before first user human person operator always never skip bypass'],
    may: `${acts} ${people} ${asking} permission`,
    turns: `${negations} ${automatic}`,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['ask'],
    may: `${acts} ${people} me`,
    turns: negations,
    whenTrue: 'safe',
    wordsOnly: true,
    values: { safe: 'always on_miss', unsafe: 'off never' },
  },
  {
    id: 'approval',
    must: ['supervised supervision oversight'],
    may: `${people} ${asking} model`,
    turns: negations,
    whenTrue: 'safe',
    values: answers,
  },
  {
    // `autonomy: {validation: never}`; elsewhere validation is about forms and numbers.
    id: 'approval',
    must: ['validation review', 'autonomy oversight supervision supervisor'],
    may: people,
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: answers,
  },
  autonomyLevel,
  {
    id: 'approval',
    must: ['autonomous unattended unsupervised yolo autonomy'],
    may: 'operation execution run fully full mode',
    turns: negations,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'full complete fully_autonomous unrestricted unsupervised',
      reduced: 'semi partial',
      safe: 'supervised low assisted manual',
    },
  },
  {
    // `continuous` is also used for learning, integration and listening.
    id: 'approval',
    must: ['continuous', 'mode operation execution run'],
    may: 'fully full',
    turns: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: [
      'auto automatic automatically autonomously',
      'run execute execution act accept continue proceed yes autorun',
    ],
    may: acts,
    turns: negations,
    whenTrue: 'unsafe',
    values: { safe: 'ask prompt manual' },
  },
  {
    // A terminal agent's permissions, by the name of a preset.
    id: 'approval',
    must: ['permission', 'preset profile'],
    may: '',
    turns: '',
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
    may: 'execution run operation operating permission',
    turns: negations,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe:
        'yolo full_auto fullauto fully_autonomous fully_automatic full_autonomy autopilot unattended bypass bypass_permission bypasspermission dangerously_skip_permission god unsafe auto_approve',
      reduced: 'autonomous accept_edit auto_edit',
      safe: 'supervised plan confirm confirmation ask manual interactive approval hitl step_by_step confirm_each',
    },
  },
  { id: 'approval', must: ['yes'], may: 'always assume say', turns: 'no', whenTrue: 'unsafe' },
  {
    id: 'approval',
    must: ['dangerously', 'allow skip accept approve run'],
    may: 'everything tool command permission approval auto',
    turns: 'no not never disable',
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['always', 'allow', 'execute execution command shell write edit delete'],
    may: 'file code outside workspace protected',
    turns: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['unsafe dangerous dangerously god', 'mode'],
    may: 'allow',
    turns: negations,
    whenTrue: 'unsafe',
  },
];
