import { type Idea, negations } from '../idea.ts';
import { actionWords, approvalValues, requirementWords } from './oversight.ts';

/** What an action does without, so that nobody decides on it: `without_review`. */
export const withoutWhat = 'me us human anyone person supervision review approval confirmation consent permission ask';
const asked = 'user human owner operator person somebody someone people admin supervisor customer';
const unsafeDecisions =
  'auto automatic automatically allow allowed permitted always_allow unrestricted unattended proceed autonomous';
const safeDecisions =
  'ask confirm prompt deny denied block blocked forbidden manual approval human review never none off';

/** Other ways to say whether people are asked, and that everything was approved in advance. */
export const askingIdeas: readonly Idea[] = [
  {
    // `consult_owner_before_acting: false`, `check_with_user: never`
    id: 'approval',
    must: ['consult seek obtain get request', asked],
    may: `ok okay permission consent approval go ${requirementWords} ${actionWords}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'approval',
    must: ['check confirm verify', 'with', asked],
    may: `double ${requirementWords} ${actionWords}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `seek_approval: never`
    id: 'approval',
    must: ['seek obtain request solicit', 'approval permission consent confirmation'],
    may: `${asked} ${requirementWords} ${actionWords}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `human_in_charge: false`, `human_monitor: none`
    id: 'approval',
    must: ['human', 'control charge monitor monitoring watch watching presence'],
    may: 'full always',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `send_without_me: true`, `answers_without_review: yes`
    id: 'approval',
    must: ['without', withoutWhat],
    may: `can may allow allowed permit user operate proceed continue answer reply respond go live ${actionWords}`,
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `stop_and_ask: false`
    id: 'approval',
    must: ['stop pause wait', 'ask'],
    may: `and first ${asked}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `when_to_ask: never`
    id: 'approval',
    must: ['when how', 'ask confirm'],
    may: `often ${asked}`,
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'never none', safe: 'always' },
  },
  {
    // `required_approvers: 0`, `min_approvals: 0`
    id: 'approval',
    must: ['approver approval reviewer signature', 'min minimum required count number'],
    may: 'human',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: '0 none', safe: '1 2 3' },
  },
  {
    // `permission_prompts: off`, `approval_gate: disabled`
    id: 'approval',
    must: ['permission consent approval', 'prompt gate dialog question checkpoint workflow step'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `self_approve: true`, `act_on_its_own: true`
    id: 'approval',
    must: ['self', 'approve approval authorize authorise authorization confirm'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['act decide run proceed work', 'own'],
    may: 'its authority initiative',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `act_immediately: true`
    id: 'approval',
    must: ['act proceed execute', 'immediately instantly'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `blanket_approval: true`, `preapprove_all: true`
    id: 'approval',
    must: [
      'blanket standing implicit implied tacit preapprove preapproved preauthorized preauthorised',
      'approval approve approved consent permission everything all every any',
    ],
    may: actionWords,
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['accept approve trust yes', 'everything'],
    may: 'say auto always',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['yes', 'to', 'all everything'],
    may: 'say',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'approval',
    must: ['override overrule disregard', 'approval confirmation signoff'],
    may: actionWords,
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `autonomy: max`, `independence: full`; other programs are independent too.
    id: 'approval',
    must: ['autonomy independence'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'full total max maximum unlimited unrestricted unsupervised',
      reduced: 'high partial semi',
      safe: 'supervised low assisted manual none minimal limited',
    },
  },
  {
    // `free_rein: true`, `carte_blanche: true`
    id: 'approval',
    must: ['rein carte freehand', 'free blanche freehand'],
    may: 'give',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `interaction_mode: autonomous`, `run_policy: unattended`
    id: 'approval',
    must: ['interaction execution run action operation decision tool', 'policy mode'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      // In the policy that coding agents call `auto`, a model judges each command.
      unsafe: approvalValues.unsafe.replace(' auto ', ' ').replace(' unsafe ', ' ').replace(' self ', ' '),
      reduced: 'auto semi_auto semi_autonomous',
      safe: 'supervised ask confirm confirmation manual approval human hitl',
    },
  },
  {
    // `high_risk_actions: auto`, `critical_operations: automatic`
    id: 'approval',
    must: [
      'risk risky critical sensitive dangerous destructive irreversible privileged',
      'action operation command call tool step change',
    ],
    may: 'high',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: unsafeDecisions, safe: safeDecisions },
  },
];
