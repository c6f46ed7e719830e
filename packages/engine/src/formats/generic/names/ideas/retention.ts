import { type Idea, negations } from '../idea.ts';

/** How long records are kept. */
export const retentionIdeas: readonly Idea[] = [
  {
    // `memory: {forgets: never}`
    id: 'retention',
    must: ['forget'],
    may: 'memory long term',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'never' },
  },
  {
    // `purge_after: never`
    id: 'retention',
    must: ['purge delete forget erase', 'after recording log transcript history message data conversation'],
    may: 'day',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'never' },
  },
  {
    id: 'retention',
    must: ['retention retain keep kept remember'],
    may: 'log period data message mail email content history conversation transcript trace time memory session',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe: 'forever indefinite indefinitely unlimited infinite never_delete permanent',
      safe: 'never session',
    },
  },
  {
    // `notes: {keep: permanently}`
    id: 'retention',
    must: ['keep kept store stored', 'note memory history transcript conversation log notebook recall recollection'],
    may: 'until',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'forever indefinite indefinitely permanent permanently always never_delete unlimited infinite',
      safe: 'session',
    },
  },
  {
    // `keep_history: forever`, `remember_customers: forever`; a login form remembers its user as well.
    id: 'retention',
    must: [
      'keep kept store save remember',
      'message log history recording customer user guest patient visitor notebook',
    ],
    may: 'data',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'forever indefinite indefinitely permanent permanently', safe: 'session' },
  },
  {
    id: 'retention',
    must: ['memory transcript conversation log history message', 'expire expiry expiration ttl'],
    may: 'after',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'never none infinite forever unlimited off no' },
  },
  {
    id: 'retention',
    must: ['forever indefinitely', 'keep store retain save'],
    may: 'chat conversation message log history transcript data memory',
    inverts: negations,
    whenTrue: 'unsafe',
  },
];
