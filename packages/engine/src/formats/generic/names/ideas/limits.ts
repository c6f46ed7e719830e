import { type Idea, negations } from '../idea.ts';

/** How long the agent may run, and how often it may try. */
export const limitIdeas: readonly Idea[] = [
  {
    id: 'retry-unlimited',
    must: ['retry', 'forever infinite infinitely unlimited endless indefinitely'],
    may: 'error failure',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `retry_until_success: true`
    id: 'retry-unlimited',
    must: ['retry', 'until'],
    may: 'success succeed successful done it work',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'retry-unlimited',
    must: ['retry'],
    may: 'max count limit error failure',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'forever infinite infinitely unlimited endless always' },
  },
  {
    id: 'retry-unlimited',
    must: ['error failure fail'],
    may: 'tool model',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'retry_forever retry_always retry_indefinitely infinite_retry', safe: 'abort stop' },
  },
  {
    id: 'unlimited',
    must: ['stop', 'after when'],
    may: 'run loop',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'never' },
  },
  {
    // `stop_condition: none`, `termination: never`
    id: 'unlimited',
    must: ['stop stopping termination exit end', 'condition criterion criteria termination'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none never' },
  },
  {
    // `never_stop: true`
    id: 'unlimited',
    must: ['never no', 'stop end finish terminate'],
    may: 'until',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `limit_steps: false`
    id: 'unlimited',
    must: ['limit', 'step iteration turn loop round call'],
    may: 'number tool',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'unlimited',
    must: ['no without', 'limit timeout'],
    may: 'run number step iteration tool call command',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    // `limits: none`
    id: 'unlimited',
    must: ['limit'],
    may: 'run usage execution',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none off disabled unlimited unrestricted no_limit' },
  },
  {
    // `delegation: unrestricted`
    id: 'unlimited',
    must: ['delegation delegate spawn handoff'],
    may: 'subagent',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'unrestricted unlimited infinite' },
  },
  {
    // `limits: {disabled: true}`, `enforce_limits: false`
    id: 'unlimited',
    must: ['limit budget timeout', 'disable disabled enforce enforcement ignore'],
    may: 'run usage step iteration token cost spending',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'unlimited',
    must: ['unlimited infinite forever endless', 'iteration step turn loop run execution round unlimited'],
    may: 'allow until',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'rate-limit',
    must: ['rate', 'limit limiting limiter throttle throttling'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
    values: { unsafe: 'unlimited infinite' },
  },
  {
    id: 'rate-limit',
    must: ['rate'],
    may: 'request message call',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'unlimited infinite' },
  },
  { id: 'rate-limit', must: ['throttling'], may: 'request call', inverts: negations, whenTrue: 'safe' },
  {
    id: 'loop-detection',
    must: ['loop', 'detection detect protection guard'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
];
