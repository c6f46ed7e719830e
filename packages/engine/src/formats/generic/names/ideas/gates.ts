import { type Idea, negations } from '../idea.ts';
import { actionWords, approvalValues, automaticWords, requirementWords } from './oversight.ts';

const unanswered = 'deny denied reject rejected block abort cancel escalate stop';

/** Points at which a run waits for a person's approval. */
export const gateIdeas: readonly Idea[] = [
  {
    // Waiting for the user means waiting for the next message.
    id: 'approval',
    must: ['pause wait hold', 'human operator reviewer admin approval confirmation consent review before'],
    may: `${actionWords} ${requirementWords} until manual user`,
    inverts: `${negations} ${automaticWords}`,
    whenTrue: 'safe',
    values: approvalValues,
  },
  {
    // `needs_ok: false`, `wait_for_ok: no`
    id: 'approval',
    must: ['ok okay', 'need require required wait pause hold before first'],
    may: `my human user manual ${actionWords}`,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `{tool: transfer_money, interrupt_before: false}`; a list here names workflow steps.
    id: 'approval',
    must: ['interrupt', 'before'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `commit: {review: none}`; the same word also records who has reviewed something.
    id: 'approval',
    must: ['review'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'none never skip skipped off post_hoc afterward after_the_fact',
      safe: 'required always human manual before_action pre_action upfront',
    },
  },
  {
    id: 'approval',
    must: ['review', 'step stage phase'],
    may: 'human',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none skip skipped off omitted', safe: 'required human manual' },
  },
  {
    id: 'approval',
    must: ['review', 'queue'],
    may: 'human',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'disabled off none' },
  },
  {
    // `query_review: skip`; whether code or text is reviewed may be the agent's own task.
    id: 'approval',
    must: [
      'review',
      'peer query plan order payment change deployment deploy command trade purchase refund transaction',
    ],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none never skip skipped off', safe: 'required always human manual' },
  },
  {
    // `{stage: ship, gate: none}`
    id: 'approval',
    must: ['gate'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none nobody auto automatic', safe: 'human manual approval owner' },
  },
  {
    // `approver: none`, `pilot: absent`; whoever holds such a role approves.
    id: 'approval',
    must: ['approver supervisor gatekeeper cosigner countersigner chaperone'],
    may: 'human required',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: '0 nobody no_one none absent vacant unassigned agent itself self' },
  },
  {
    id: 'approval',
    must: ['reviewer operator pilot watcher'],
    may: 'human',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'nobody no_one absent vacant itself' },
  },
  {
    // `destructive: permitted_without_asking`
    id: 'approval',
    must: ['destructive irreversible dangerous'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'permitted_without_ask allowed_without_ask without_ask without_approval without_confirmation automatic',
      safe: 'ask confirm forbidden blocked denied never',
    },
  },
  {
    // `order_gate: open`; an open gate by itself may be one of wood.
    id: 'approval',
    must: [
      'gate gating',
      'order trade payment refund transfer release deploy deployment action tool change approval execution human',
    ],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'open none nobody auto automatic bypassed disabled off',
      safe: 'human manual approval owner closed locked',
    },
  },
  {
    // `purchases: {above_limit: automatic}`
    id: 'approval',
    must: [
      'above over beyond',
      'limit threshold ceiling cap',
      'purchase payment order refund spend spending transaction transfer',
    ],
    may: 'amount',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'automatic auto allow allowed proceed', safe: 'ask refuse deny block manager approval human' },
  },
  {
    // `send_without_preview: true`, `preview_before_send: false`
    id: 'approval',
    must: [
      'preview',
      'without skip before',
      'send sending post posting publish publishing submit apply execute order pay email delete',
    ],
    may: 'user show',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `on_timeout: approve`: what happens when nobody answers. A step that times out may well continue.
    id: 'approval',
    must: ['timeout expiry expired silence', 'action on default fallback decision outcome after'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'approve approved auto_approve auto_approved', safe: unanswered },
  },
  {
    id: 'approval',
    must: ['timeout expiry expired silence', 'approval confirmation confirm consent hitl human review reviewer'],
    may: 'action fallback decision outcome after no',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'approve approved auto_approve auto_approved allow allowed proceed continue execute accept',
      safe: unanswered,
    },
  },
  {
    // `trust_new_servers: true`
    id: 'approval',
    must: ['trust', 'new unknown every any all', 'mcp server plugin extension skill'],
    may: 'auto automatically remote third party',
    inverts: `${negations} deny`,
    whenTrue: 'unsafe',
  },
  {
    // `questions_before_acting: none`
    id: 'approval',
    must: ['question', 'before'],
    may: actionWords,
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none never skip', safe: 'always' },
  },
  {
    id: 'approval',
    must: ['ask', 'anyone somebody someone'],
    may: actionWords,
    inverts: negations,
    whenTrue: 'safe',
  },
];
