import { type Idea, negations } from '../idea.ts';

/** What decides whether an action or a text may pass. */
const checkers = 'guard guardrail policy moderation safety security permission validator firewall judge';

const observing =
  'advisory monitor monitoring monitor_only log_only warn warn_only audit audit_only observe observe_only report_only detect_only dry_run';

/** Whether the guardrails around a model are active. */
export const guardrailIdeas: readonly Idea[] = [
  {
    id: 'guardrail',
    must: [
      'guardrail guardian moderation moderate toxicity jailbreak injection sanitization sanitize sanitizer sanitise',
    ],
    may: 'and attempt detect defense defence scan scanning scanner security input output content filter filtering prompt detection protection protect check checking safety attack guard block blocking prevention response user text message validation validate semantic secret leak leakage exfiltration',
    inverts: negations,
    whenTrue: 'safe',
    values: { unsafe: 'permissive block_none', reduced: observing, safe: 'strict' },
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
    // `suppress: {safety_warnings: true}`
    id: 'guardrail',
    must: ['suppress suppressed mute silence hide ignore skip', 'safety security risk', 'warning alert'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
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
    must: ['kill emergency panic off', 'switch stop shutdown button'],
    may: 'remote',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'disabled none absent removed missing bypass bypassed disarmed ignored overridden',
      safe: 'enabled armed',
    },
  },
  {
    // `detect_dangerous_commands: false`, `malicious_code_check: off`
    id: 'guardrail',
    must: [
      'check checking detect detection validate validation scan scanning',
      'dangerous destructive harmful malicious suspicious',
      'command pattern operation code query content input output call url file',
    ],
    may: 'block',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `block_dangerous_patterns: false`
    id: 'guardrail',
    must: [
      'block filter filtering',
      'dangerous destructive harmful malicious suspicious',
      'pattern content input output prompt url domain request command action',
    ],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `self_harm_detection: off`. Recognition of speech has a filter for swear words, which is a matter of style.
    id: 'guardrail',
    must: ['harm hate violence nsfw bullying', 'filter filtering detection detect check guard'],
    may: 'self speech',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `semantic_guard_enabled: false`
    id: 'guardrail',
    must: ['semantic prompt hallucination grounding policy llm query sql tool action', 'guard'],
    may: 'input output model check',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `override_risk_checks: true`
    id: 'guardrail',
    must: [
      'risk position exposure compliance fraud aml kyc credit',
      'check checking limit control gate',
      'skip bypass ignore override overridden disable disabled',
    ],
    may: 'trading order trade',
    inverts: `${negations} override overridden`,
    whenTrue: 'safe',
  },
  {
    // `risk_checks: skipped`
    id: 'guardrail',
    must: ['risk position exposure compliance fraud aml kyc credit', 'check checking control gate'],
    may: 'trading order trade',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'skip skipped bypassed off disabled none ignored suspended omitted',
      safe: 'enforced required on',
    },
  },
  {
    // `stop: {button: disabled}`
    id: 'guardrail',
    must: ['stop', 'button'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'disabled none absent removed missing', safe: 'enabled armed' },
  },
  {
    // `veto_right: none`
    id: 'guardrail',
    must: ['veto', 'right power'],
    may: 'human',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `guard: {fail_open: true}`
    id: 'guardrail',
    must: [checkers, 'fail failure', 'open'],
    may: 'error check',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `guardrails: {mode: log_only}`, `policy: {enforcement: audit}`: violations are noted, and pass.
    id: 'guardrail',
    must: [`${checkers} guardrail`, 'mode enforcement action'],
    may: 'violation',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'off disabled', reduced: observing, safe: 'enforce enforcing block deny reject' },
  },
  {
    id: 'guardrail',
    must: [`${checkers} guardrail`, 'log warn report monitor detect observe', 'only'],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `guardrails: {on_violation: continue}`
    id: 'guardrail',
    must: [`${checkers} guardrail`, 'violation breach'],
    may: 'action',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: {
      unsafe: 'continue proceed ignore allow nothing none pass',
      reduced: observing,
      safe: 'stop block abort deny refuse escalate reject',
    },
  },
  {
    // `policy: {on_error: allow}`, `guard: {fail_mode: open}`
    id: 'guardrail',
    must: [checkers, 'fail failure error exception unavailable'],
    may: 'check action fallback',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'open allow allowed approve permit pass', safe: 'closed deny block reject abort' },
  },
  {
    // `allow_force_push: true`, `push_to_main: true`: changes reach a branch that others review.
    id: 'guardrail',
    must: ['push commit', 'main master trunk force'],
    may: 'allow allowed permit can direct directly branch git',
    inverts: `${negations} deny block forbidden`,
    whenTrue: 'unsafe',
  },
  {
    // `guard: none`
    id: 'guardrail',
    must: ['guard'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none off disabled' },
  },
  { id: 'guardrail', must: ['safe safety', 'mode'], may: '', inverts: negations, whenTrue: 'safe' },
  { id: 'guardrail', must: ['safety', 'layer net'], may: '', inverts: negations, whenTrue: 'safe' },
  {
    // `policy_checks: off`, `enforce_policy: false`; a policy may also be one of insurance.
    id: 'guardrail',
    must: ['policy', 'check checking enforce enforcement'],
    may: 'engine tool action',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `ethics_filter: false`
    id: 'guardrail',
    must: ['ethic ethical', 'filter check guard'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `safeguards: none`
    id: 'guardrail',
    must: ['safeguard'],
    may: 'action tool enforce',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `action_restrictions: none`; diets and contracts have restrictions too.
    id: 'guardrail',
    must: ['restriction', 'action tool agent enable enabled enforce active'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  { id: 'guardrail', must: ['security'], may: 'enforcement', inverts: negations, whenTrue: 'safe' },
  {
    id: 'guardrail',
    must: ['check policy rule protection', 'skip bypass ignore disable disabled'],
    may: 'safety security content ci required branch failing failed red',
    inverts: `${negations} ignore`,
    whenTrue: 'safe',
  },
  {
    id: 'guardrail',
    must: [
      'safety content input output command word',
      'filter filtering screening vetting inspection check checking guard validation validate safety',
    ],
    may: 'harmful response user text message prompt block threshold sensitive bad forbidden',
    inverts: negations,
    whenTrue: 'safe',
    values: { unsafe: 'permissive block_none', safe: 'strict' },
  },
];
