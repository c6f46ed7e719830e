import { type Idea, negations } from '../idea.ts';

/** What the agent's processes get to see, whom it trusts, and what it accepts unsigned. */
export const trustIdeas: readonly Idea[] = [
  {
    id: 'environment',
    must: ['env environment', 'inherit inherited inheritance pass passthrough forward expose share'],
    may: 'parent process variable var tool subprocess server os host full allow',
    inverts: `${negations} clean clear scrub strip`,
    whenTrue: 'unsafe',
    values: { unsafe: 'parent host', safe: 'core minimal allowlist clean' },
  },
  {
    // `vars_shared_with_tools: all`
    id: 'environment',
    must: [
      'var variable',
      'share shared inherit inherited pass passed forward forwarded expose exposed',
      'tool subprocess process command shell',
    ],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'all every everything', safe: 'none listed allowlist minimal' },
  },
  {
    // `secrets: {expose_to_tools: true}`
    id: 'environment',
    must: [
      'secret credential',
      'expose exposed share shared visible available readable see',
      'tool subprocess model prompt llm',
    ],
    may: 'make',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `executor: {env: inherit}`
    id: 'environment',
    must: ['env environment', 'executor execution exec shell subprocess process tool server sandbox'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'inherit inherited inherit_all', safe: 'clean minimal empty' },
  },
  {
    // `spawn: {environment: inherit_all}`
    id: 'environment',
    must: ['env environment'],
    may: 'variable process spawn worker child',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'inherit inherited inherit_all inherit_everything passthrough' },
  },
  {
    // `share_credentials_with_agents: true`
    id: 'environment',
    must: ['credential secret', 'share forward'],
    may: 'tool subagent between',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `secrets: inherit`
    id: 'environment',
    must: ['secret credential'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'inherit inherited inherit_all' },
  },
  {
    id: 'trust',
    must: ['trust trusted', 'incoming all any every everyone anyone peer agent worker subagent remote external other'],
    may: 'message output input between among source',
    inverts: `${negations} deny zero`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'open implicit everyone anyone',
      safe: 'verify signed explicit allowlist zero',
    },
  },
  {
    // `accept_remote_instructions: true`, `allow_untrusted_sources: true`
    id: 'trust',
    must: ['accept obey follow allow', 'remote external untrusted', 'instruction prompt source input'],
    may: 'content',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `peers: {accept_from: anyone}`
    id: 'trust',
    must: ['accept listen obey', 'from to', 'peer agent worker subagent swarm a2a'],
    may: 'message task request remote external',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'anyone everyone any all public world',
      safe: 'known verify allowlist nobody',
    },
  },
  {
    // `crew: {trust: implicit}`, `team: {trust_between_members: blind}`
    id: 'trust',
    must: ['trust'],
    may: 'mutual between among within member team crew peer swarm',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'implicit blind unconditional absolute', safe: 'verify signed explicit zero' },
  },
  {
    // `delegation: {trust: all}`
    id: 'trust',
    must: ['trust', 'delegation delegate handoff peer subagent worker swarm federation'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'all any everyone anyone implicit blind unconditional',
      safe: 'verify signed explicit zero',
    },
  },
  {
    // `peers: {discovery: open}`
    id: 'trust',
    must: ['discovery', 'peer agent worker subagent swarm a2a'],
    may: 'remote external',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'open any anyone public', safe: 'closed static manual registry pinned' },
  },
  {
    id: 'signature',
    must: ['signature signing sign signed'],
    may: 'require required verify verification check message validate enforce card skill plugin package request peer inter',
    inverts: `${negations} unsigned`,
    whenTrue: 'safe',
  },
  {
    id: 'signature',
    must: ['verify verification authenticate authentication auth', 'peer agent identity a2a'],
    may: 'card require remote inter message external check swarm federation',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'signature',
    must: ['verify verification', 'plugin skill extension package tool'],
    may: 'integrity checksum hash require source origin',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'signature',
    must: ['unsigned unverified', 'plugin skill extension package agent message request card'],
    may: 'allow accept install load run',
    inverts: 'no not never deny block reject disallow disable refuse',
    whenTrue: 'unsafe',
    values: { unsafe: 'accepted allowed trusted', safe: 'rejected refused blocked denied dropped' },
  },
  {
    id: 'signature',
    must: ['unsigned', 'accept allow'],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
];
