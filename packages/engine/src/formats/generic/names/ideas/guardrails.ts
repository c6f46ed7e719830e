import { type Idea, negations } from '../idea.ts';

/** Whether the guardrails around a model are active. */
export const guardrailIdeas: readonly Idea[] = [
  {
    id: 'guardrail',
    must: [
      'guardrail guardian moderation moderate toxicity jailbreak injection sanitization sanitize sanitizer sanitise',
    ],
    may: 'scan scanning scanner security input output content filter filtering prompt detection detect protection protect check checking safety attack guard block blocking prevention response user text message validation validate semantic secret leak leakage exfiltration',
    inverts: negations,
    whenTrue: 'safe',
    values: { unsafe: 'permissive block_none', safe: 'strict' },
  },
  {
    // `override_safety_cutoff`, `safety_interlock: false`
    id: 'guardrail',
    must: ['safety', 'cutoff interlock limit limiter brake lock'],
    may: 'hardware software temperature pressure speed',
    inverts: `${negations} override overridden ignore`,
    whenTrue: 'safe',
  },
  {
    id: 'guardrail',
    must: ['shield', 'prompt input output content attack injection'],
    may: 'user',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `safety: {semantic_validation: {enabled: false}}`; elsewhere a validation is that of a form.
    id: 'guardrail',
    must: ['safety', 'validation validator'],
    may: 'semantic',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'guardrail',
    must: ['skip bypass disable disabled', 'all every', 'validation validator'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `auto_trust: true`: a coding agent takes every folder that it is started in for trusted.
    id: 'guardrail',
    must: ['auto automatic automatically', 'trust'],
    may: 'folder workspace project directory repo repository',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `kill_switch: disabled`; false may also say that nobody has used it yet.
    id: 'guardrail',
    must: ['kill emergency', 'switch stop'],
    may: 'button',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'disabled none absent', safe: 'enabled armed' },
  },
  {
    // `self_harm_detection: off`
    id: 'guardrail',
    must: ['profanity harm hate violence nsfw bullying', 'filter filtering detection detect check guard'],
    may: 'self speech',
    inverts: negations,
    whenTrue: 'safe',
  },
  { id: 'guardrail', must: ['safe', 'mode'], may: '', inverts: negations, whenTrue: 'safe' },
  { id: 'guardrail', must: ['security'], may: 'policy enforcement', inverts: negations, whenTrue: 'safe' },
  {
    id: 'guardrail',
    must: ['check policy rule', 'skip bypass ignore disable disabled'],
    may: 'all any safety security content policy ci status required branch protection',
    inverts: `${negations} ignore`,
    whenTrue: 'safe',
  },
  {
    id: 'guardrail',
    must: [
      'safety content input output command word',
      'filter filtering check checking guard validation validate safety',
    ],
    may: 'harmful response user text message prompt block threshold sensitive bad forbidden',
    inverts: negations,
    whenTrue: 'safe',
    values: { unsafe: 'permissive block_none', safe: 'strict' },
  },
];
