import { type Idea, negations } from '../idea.ts';

/** What the agent remembers and shares, whom it trusts, and what it accepts unsigned. */
export const trustIdeas: readonly Idea[] = [
  {
    id: 'environment',
    must: ['env environment', 'inherit inherited pass passthrough forward expose share'],
    may: 'parent process variable var to tool subprocess server system os host full allow',
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
    may: 'with to by from',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'all every everything', safe: 'none listed allowlist minimal' },
  },
  {
    // `secrets: {expose_to_tools: true}`
    id: 'environment',
    must: ['secret credential', 'expose exposed share shared visible readable', 'tool subprocess model prompt llm'],
    may: 'to with by in',
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
    id: 'shared-memory',
    must: ['memory remember', 'shared share sharing global scope isolation namespace visibility public'],
    may: 'with cross across user account customer client school company organization organisation session tenant agent allow between persistent long term store',
    inverts: `${negations} isolation`,
    whenTrue: 'unsafe',
    values: {
      unsafe:
        'all_user all_tenant all_customer global shared public cross_session cross_user cross_tenant organization organisation world everyone',
      safe: 'user session agent conversation thread private tenant per_user per_session project local request task strict',
    },
  },
  {
    // Persistence from one session to the next is the purpose of memory.
    id: 'shared-memory',
    must: ['memory remember', 'cross across', 'user account customer client tenant agent everyone'],
    may: 'with session allow between persistent long term store',
    inverts: `${negations} isolation`,
    whenTrue: 'unsafe',
  },
  {
    // `memory: {store: shared}`
    id: 'shared-memory',
    must: ['memory remember', 'store storage'],
    may: 'long term',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'shared global public all_user all_tenant all_customer',
      safe: 'private per_user per_session session',
    },
  },
  {
    // The access level is a word; true only says that there is one.
    id: 'shared-memory',
    must: ['memory remember', 'access'],
    may: 'long term store',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe: 'all_user all_tenant all_customer global shared public everyone world',
      safe: 'user session agent conversation thread private tenant per_user per_session project local',
    },
  },
  {
    // `shared_memory: {visible_to: everyone}`
    id: 'shared-memory',
    must: ['memory remember recollection history transcript', 'visible readable accessible shared', 'to by for with'],
    may: 'long term',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe:
        'all everyone everybody anyone anybody public all_user all_customer all_tenant all_client all_patient all_guest all_visitor world',
      safe: 'owner user session nobody team',
    },
  },
  {
    // `shared_scratchpad: everyone`; true shares it with the other agents of the team.
    id: 'shared-memory',
    must: ['scratchpad blackboard whiteboard', 'shared share'],
    may: 'with',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'everyone everybody anyone anybody public world all_user all_customer all_tenant all_client',
      safe: 'owner user session nobody team',
    },
  },
  {
    // `notebook: {readers: all_guests}`, `who_sees_memory: everyone`
    id: 'shared-memory',
    must: ['memory recollection notebook scratchpad', 'reader viewer see'],
    may: 'who can may',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe:
        'everyone everybody anyone anybody public all_user all_customer all_tenant all_client all_patient all_guest all_visitor world',
      safe: 'owner user session nobody team',
    },
  },
  {
    id: 'shared-memory',
    must: [
      'state session context conversation history cache knowledge document',
      'shared share sharing cross',
      'user tenant customer everyone room channel',
    ],
    may: 'across between all other keep',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `recollection: {shared_between_users: true}`
    id: 'shared-memory',
    must: ['recollection recall', 'shared share common cross', 'user tenant customer everyone everybody'],
    may: 'between across among all other different',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'shared-memory',
    must: ['tenant customer user session', 'isolation isolate isolated separation separate separated'],
    may: 'memory data store storage strict per',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'shared-memory',
    must: ['memory state history', 'per', 'user tenant customer session'],
    may: 'conversation chat',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'user-memory',
    must: [
      'memory remember knowledge rag retriever retrieval corpus notebook scratchpad journal learning',
      'user external anyone public untrusted web visitor',
      'write writable edit upload contribute ingest save learn store',
    ],
    may: 'allow can may auto automatic automatically base by from content data page result message',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'user-memory',
    must: [
      'memory knowledge rag wiki blackboard notebook scratchpad ingest ingestion',
      'write writable writeable writer contributor upload uploaded edit editable edited',
    ],
    may: 'base by access accept from',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'everyone anyone everybody public anonymous user', safe: 'admin owner operator nobody' },
  },
  {
    id: 'trust',
    must: [
      'trust trusted',
      'all any every everyone everybody anyone anybody peer agent worker subagent remote external other',
    ],
    may: 'message output input by between among source mode',
    inverts: `${negations} deny zero`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'open implicit everyone everybody anyone anybody',
      safe: 'verify verified signed explicit allowlist zero',
    },
  },
  {
    // `peers: {accept_from: anyone}`
    id: 'trust',
    must: ['accept listen obey', 'from to', 'peer agent worker subagent swarm a2a'],
    may: 'message task request other remote external',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'anyone everyone everybody anybody any all public world',
      safe: 'known verify verified allowlist nobody',
    },
  },
  {
    // `crew: {trust: implicit}`
    id: 'trust',
    must: ['trust'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'implicit blind unconditional', safe: 'verify verified signed explicit zero' },
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
      unsafe: 'all any everyone everybody anyone anybody implicit blind unconditional',
      safe: 'verify verified signed explicit zero',
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
    may: 'require required verify verification check message validate enforce card agent skill plugin package request peer inter',
    inverts: `${negations} unsigned`,
    whenTrue: 'safe',
  },
  {
    id: 'signature',
    must: ['verify verification authenticate authentication', 'peer agent identity'],
    may: 'card require remote inter message external other check a2a swarm federation',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'signature',
    must: ['verify verification', 'plugin skill extension package'],
    may: 'integrity checksum hash require source origin',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'signature',
    must: ['unsigned unverified', 'plugin skill extension package agent'],
    may: 'allow accept install load run',
    inverts: 'no not never deny block reject disallow disable refuse',
    whenTrue: 'unsafe',
  },
];
