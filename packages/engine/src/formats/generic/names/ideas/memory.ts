import { type Idea, negations } from '../idea.ts';

/** Those who must not see each other's conversations. */
const parties =
  'user account customer client patient guest visitor student pupil case matter tenant family household department ward player';
/** Values that share with everybody. */
const everybody =
  'all everyone anyone public world all_user all_customer all_tenant all_client all_patient all_guest all_visitor all_player';

/** What the agent remembers, and with whom it shares it. */
export const memoryIdeas: readonly Idea[] = [
  {
    id: 'shared-memory',
    must: [
      'memory remember recall',
      'shared share sharing common pooled global scope isolation namespace visibility public',
    ],
    may: `and cross across school company organization organisation session allow between among persistent long term store ${parties}`,
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
    must: ['memory remember', 'cross across', `agent everyone ${parties}`],
    may: 'information different session allow between persistent long term store',
    inverts: `${negations} isolation`,
    whenTrue: 'unsafe',
  },
  {
    // `speicher: {fuer_alle_nutzer: ja}`
    id: 'shared-memory',
    must: ['memory remember', 'all every todo toda', parties],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `memory: {store: shared}`
    id: 'shared-memory',
    must: ['memory remember', 'store storage bank pool'],
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
    // `memory: {visible_to_all_users: true}`
    id: 'shared-memory',
    must: ['memory remember recollection recall', 'visible readable accessible shared', 'all every everyone'],
    may: parties,
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `shared_memory: {visible_to: everyone}`
    id: 'shared-memory',
    must: [
      'memory remember recollection recall knowledge history transcript',
      'visible readable accessible shared',
      'to by for with',
    ],
    may: 'long term',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: everybody, safe: 'owner user session nobody team' },
  },
  {
    // `conversation_sharing: all_users`
    id: 'shared-memory',
    must: ['conversation history session context', 'sharing'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: everybody, safe: 'owner user session nobody none' },
  },
  {
    // `shared_scratchpad: everyone`; true shares it with the other agents of the team.
    id: 'shared-memory',
    must: ['scratchpad blackboard whiteboard', 'shared share'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'everyone anyone public world all_user all_customer all_tenant all_client',
      safe: 'owner user session nobody team',
    },
  },
  {
    // `notebook: {readers: all_guests}`, `recall: {audience: everybody}`, `who_sees_memory: everyone`
    id: 'shared-memory',
    must: ['memory recollection recall notebook scratchpad', 'reader viewer see audience'],
    may: 'who can may',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: everybody, safe: 'owner user session nobody team' },
  },
  {
    id: 'shared-memory',
    must: [
      'state session context conversation history cache knowledge document note',
      'shared share sharing cross',
      `everyone room channel ${parties}`,
    ],
    may: 'across between keep result response answer',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `conversations: {visible_to_other_clients: true}`
    id: 'shared-memory',
    must: [
      'memory conversation history transcript session recollection recall',
      'visible readable accessible',
      'other',
      parties,
    ],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `recollection: {shared_between_users: true}`
    id: 'shared-memory',
    must: ['recollection recall', 'shared share common cross', `everyone ${parties}`],
    may: 'between across among different',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'shared-memory',
    must: ['tenant customer user session', 'isolation isolated separation separate separated'],
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
      'write writable edit upload contribute ingest add save learn store',
    ],
    may: 'accept shared long term allow can may auto automatic automatically base content data page document result message',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'user-memory',
    must: [
      'memory knowledge rag wiki blackboard notebook scratchpad ingest ingestion',
      'write writable writeable writer contributor upload uploaded edit editable edited',
    ],
    may: 'base store storage access accept',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'everyone anyone public anonymous user', safe: 'admin owner operator nobody' },
  },
  {
    // `memory: {learn_from: any_website}`
    id: 'user-memory',
    must: ['memory knowledge recall notebook', 'learn learning remember written write fill filled ingest', 'from by'],
    may: 'long term auto automatic automatically',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'all any everyone anyone public anything everything web internet web_page website user',
      safe: 'admin owner operator nobody',
    },
  },
];
