import { type Idea, negations } from '../idea.ts';

/** Words for actions that may need approval. */
export const actionWords =
  'mutation mutating tool call action act acting unlock restart shutdown reboot uninstall wipe erase execution execute executing run running command cmd code shell terminal script delete deletion deleting destructive dangerous risky risk sensitive high impact critical irreversible operation write change external send sending email pay paying payment purchase purchasing spend spending transaction production deploy deploying deployment api request plan step ops file modify modification query statement apply commit publish publishing post posting submit submission inviting form';
const people =
  'user human owner voice spoken manual manually operator admin reviewer loop explicit double dual second external';
/** Words that require an approval or say when it is needed. */
export const requirementWords =
  'dangerously frequency checkpoint queue ask request require required need must force enforce before first prior every always when gate workflow check security safety unknown medium';
/** Words that mean no approval is required. */
export const automaticWords = 'auto automatic automatically silent silently unattended unsupervised';

/** Values of approval settings by state. */
export const approvalValues = {
  unsafe:
    'yolo full_auto fullauto auto automatic automatically autonomous fully_autonomous bypass bypass_permission bypasspermission dangerously_skip_permission no_ask skip_all auto_approve approve_all accept_all auto_accept unattended god god_mode unsafe never_ask never_confirm never_prompt no_prompt no_approval no_confirmation without_approval without_confirmation handoff light_out fully_automated fully_automatic full_autonomy self self_approve self_approved rubber_stamp trust_all yes_to_all always_yes just_do_it fire_and_forget post_hoc afterward after_the_fact permitted_without_ask without_ask proceed',
  reduced:
    'advisory optional accept_edit auto_edit edit edit_only on_failure smart smart_approve semi_auto semi_autonomous read_only_auto',
  safe: 'manual human ask prompt confirm interactive supervised on_request on_demand untrusted user plan strict approve per_action required default_deny ask_first ask_before_acting confirm_all confirm_each human_only step_by_step one_by_one hand_on',
} as const;

/** Whether a person has to approve actions. */
export const oversightIdeas: readonly Idea[] = [
  {
    id: 'approval-of-edits',
    must: ['auto automatic automatically', 'edit write apply patch diff', 'approve accept allow confirm apply save'],
    may: 'file code change suggestion',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['approval approve confirmation confirm consent hitl signoff autoapprove autoconfirm'],
    may: `${actionWords} ${people} ${requirementWords} permission dialog dialogue popup`,
    inverts: `${negations} ${automaticWords} autoapprove autoconfirm`,
    whenTrue: 'safe',
    values: approvalValues,
  },
  {
    // Codex’s `dangerously_bypass_approvals_and_sandbox`.
    id: 'approval',
    must: ['approval permission confirmation', 'bypass skip disable', 'and', 'sandbox'],
    may: 'dangerously check',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['human manual user operator', 'review oversight supervision intervention loop'],
    may: `${actionWords} ${people} ${requirementWords}`,
    inverts: `${negations} ${automaticWords}`,
    whenTrue: 'safe',
    values: approvalValues,
  },
  {
    // Clusters, cars and drones have this mode as well.
    id: 'approval',
    must: ['autopilot', 'agent ai assistant mode permission approval tool command chat copilot engaged'],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['guarded unguarded'],
    may: actionWords,
    inverts: `${negations} unguarded`,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['safety', 'level'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: approvalValues,
  },
  {
    // Full trust or permission is no protection, and neither is as much as none.
    id: 'approval',
    must: ['trust permission', 'level'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: approvalValues,
  },
  {
    id: 'approval',
    must: [
      'human manual operator',
      'check checkpoint gate verification validation signoff ok ack acknowledgement acknowledgment acknowledge veto override release clearance',
    ],
    may: `${actionWords} ${people} ${requirementWords}`,
    inverts: `${negations} ${automaticWords}`,
    whenTrue: 'safe',
    values: approvalValues,
  },
  {
    id: 'approval',
    must: ['review reviewer', 'skip skipped bypass without disable disabled no'],
    may: `${actionWords} ${people}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // How the agent prompts the user; `prompt` also names the model's instructions.
    id: 'approval',
    must: ['prompt', 'skip suppress suppressed bypass silence mute no'],
    may: 'confirmation permission user warning safety',
    inverts: `${negations} silence mute`,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['ask', 'permission consent'],
    may: `${actionWords} ${people}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['ask', 'no never skip without stop'],
    may: `again me anything permission ${people} ${actionWords}`,
    inverts: `${negations} stop`,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['review', 'require required before'],
    may: `${actionWords} ${people}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['permission', 'mode type'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
    // In the mode that coding agents call `auto`, a model judges each action.
    values: { ...approvalValues, unsafe: approvalValues.unsafe.replace(' auto ', ' ') },
    wordsOnly: true,
  },
  {
    id: 'approval',
    must: ['allow always run hand', 'unattended proceed free'],
    may: '',
    inverts: `${negations} deny`,
    whenTrue: 'unsafe',
  },
  {
    // Lists under this name are rules; a single word is the decision for everything.
    id: 'approval',
    must: ['dangerous destructive risky irreversible unknown unlisted', 'command action operation tool call'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    // In a profile that is called dangerous, `default_tools: all` is a selection of tools.
    valuesOnly: true,
    values: {
      unsafe: 'allow allowed always_allow auto_approve auto unrestricted proceed enable enabled on yes',
      safe: 'ask confirm prompt deny denied block blocked forbidden require_approval disable disabled off no none never',
    },
  },
  { id: 'approval', must: ['no never', 'question'], may: 'ask', inverts: '', whenTrue: 'unsafe' },
  {
    // `suppress: {questions: true}`; questions are also skipped in forms.
    id: 'approval',
    must: ['suppress suppressed mute silence', 'question'],
    may: `user ${actionWords}`,
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `who_signs_off: nobody`
    id: 'approval',
    must: ['who', 'approve confirm signoff review authorize authorise release veto'],
    may: `must can may need it them ${actionWords}`,
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'no_one agent the_agent itself self model the_model bot the_bot machine' },
  },
  { id: 'approval', must: ['alone', 'act execute decide operate'], may: 'can', inverts: negations, whenTrue: 'unsafe' },
  { id: 'approval', must: ['full', 'auto autonomous'], may: '', inverts: negations, whenTrue: 'unsafe' },
  {
    id: 'approval',
    must: ['trust', 'all any every', 'tool command action'],
    may: 'call',
    inverts: `${negations} deny`,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['permission', 'check checking dialog'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'safe',
  },
  { id: 'approval', must: ['human', 'require required need'], may: '', inverts: negations, whenTrue: 'safe' },
  {
    // `human: out-of-the-loop`; a list of people or a name does not match.
    id: 'approval',
    must: ['human'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'absent uninvolved', safe: 'required always' },
  },
  {
    id: 'approval',
    must: ['tool', 'policy'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'auto_approve', safe: 'ask confirm prompt' },
  },
  {
    id: 'approval',
    must: ['human', 'input'],
    may: 'required require',
    inverts: '',
    whenTrue: 'safe',
    // A task without human input is the normal case; the mode NEVER is a deliberate choice.
    values: { unsafe: 'never', reduced: 'terminate', safe: 'always' },
    wordsOnly: true,
  },
  {
    id: 'approval',
    must: ['ask prompt permission confirm', 'before first user human person operator always never skip bypass'],
    may: `${actionWords} ${people} ${requirementWords}`,
    inverts: `${negations} ${automaticWords}`,
    whenTrue: 'safe',
  },
  {
    // `irreversible: {ask: false}`
    id: 'approval',
    must: ['ask', 'risk risky critical sensitive dangerous destructive irreversible'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['ask'],
    may: `${actionWords} ${people} me`,
    inverts: negations,
    whenTrue: 'safe',
    wordsOnly: true,
    values: { safe: 'always on_miss', unsafe: 'off never' },
  },
  {
    id: 'approval',
    must: ['supervised supervision oversight'],
    may: `${people} ${requirementWords} model`,
    inverts: negations,
    whenTrue: 'safe',
    values: approvalValues,
  },
  {
    // `autonomy: {validation: never}`; elsewhere validation is about forms and numbers.
    id: 'approval',
    must: ['validation review', 'autonomy oversight supervision supervisor'],
    may: people,
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: approvalValues,
  },
];
