import { type Idea, negations } from '../idea.ts';

/** Checks that agents make of commands, files, skills and addresses before they use them. */
export const screeningIdeas: readonly Idea[] = [
  {
    // `exec: {enable_deny_patterns: false}`
    id: 'guardrail',
    must: ['deny', 'pattern'],
    may: 'command exec shell custom dangerous',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `block_high_risk_commands: false`
    id: 'guardrail',
    must: ['block deny reject', 'risk risky', 'command action operation call'],
    may: 'high tool',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `file_guard: {enabled: false}`, `skill_scanner: {mode: off}`
    id: 'guardrail',
    must: ['file command shell path skill', 'guard'],
    may: 'security',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'guardrail',
    must: ['skill plugin extension', 'scanner'],
    may: 'security',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `security_analyzer: none`
    id: 'guardrail',
    must: ['security', 'analyzer analyser'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none off disabled', safe: 'llm' },
  },
  {
    // `credential_leak_detection: false`; a house also has sensors for leaks.
    id: 'guardrail',
    must: ['leak leakage', 'detection detector detect scan scanner', 'credential secret prompt'],
    may: 'data',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // As in a browser's settings, but beside them: `disable_web_security: true`
    id: 'same-origin',
    must: ['disable disabled', 'web', 'security'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `outbound: {insecure_allow_all: true}`
    id: 'network',
    must: ['insecure', 'allow', 'all'],
    may: 'network outbound egress',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `gateway: {require_pairing: false}`
    id: 'authentication',
    must: ['pairing', 'require required'],
    may: 'gateway client',
    inverts: negations,
    whenTrue: 'safe',
  },
];
