import { type Idea, negations } from '../idea.ts';

/** Who may write or speak to the agent. */
export const senderIdeas: readonly Idea[] = [
  {
    id: 'sender',
    must: [
      'allow accept',
      'all any anyone everyone stranger unknown',
      'user sender contact message number chat guild channel group room',
    ],
    may: '',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `allow_connections_from_any_host: true`
    id: 'sender',
    must: ['allow accept', 'all any anyone', 'connection client'],
    may: 'host ip address',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `telegram: {allow_all: true}`
    id: 'sender',
    must: ['telegram whatsapp discord signal sms', 'allow accept', 'all any'],
    may: '',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'sender',
    must: ['allow accept', 'anyone everyone stranger'],
    may: 'command message call order voice request',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'sender',
    must: ['anyone everyone', 'chat talk message write contact speak use connect join control command instruct send'],
    may: 'can may command request it',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'sender',
    must: ['dm group sender user message contact', 'policy allow accept access inbound'],
    may: 'anyone everyone stranger unknown public direct',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'open anyone everyone public all', safe: 'pairing allowlist closed disabled known' },
  },
  {
    // `discord: {dm: open}`
    id: 'sender',
    must: ['dm whisper'],
    may: 'channel message inbound incoming',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'open anyone everyone public all world',
      safe: 'closed pairing allowlist owner admin team nobody',
    },
  },
  {
    // `accept_voice_from: anyone`
    id: 'sender',
    must: ['accept listen obey take', 'from'],
    may: 'voice message command call order request job task work word only may',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'anyone everyone public all any world', safe: 'nobody owner admin team' },
  },
  {
    // `voice_commands_from: anyone`; orders are also what a shop gets.
    id: 'sender',
    must: ['voice command instruction', 'from for'],
    may: 'spoken only admin owner',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'anyone everyone public all any', safe: 'nobody owner admin team' },
  },
  {
    id: 'sender',
    must: ['talk respond answer listen obey', 'to'],
    may: 'may only',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'anyone everyone public any all world', safe: 'nobody owner admin team' },
  },
  {
    id: 'sender',
    must: ['who', 'talk chat message contact speak write use ask access trigger reach reachable'],
    may: 'may can allowed it me',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'anyone everyone public all world', safe: 'nobody owner admin team' },
  },
  {
    // `phone: {callers: anyone}`
    id: 'sender',
    must: ['caller sender visitor'],
    may: 'phone sms voice chat',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'anyone everyone public any all world', safe: 'nobody owner admin team known' },
  },
  {
    // `abierto_a_todos: true`
    id: 'sender',
    must: ['open access available', 'to of for', 'all todo toda public everyone anyone'],
    may: 'chat user',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `telegram: {open: true}`
    id: 'sender',
    must: ['telegram whatsapp discord signal sms slack', 'open public'],
    may: '',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `users: everyone`
    id: 'sender',
    must: ['user'],
    may: 'chat',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'everyone anyone public' },
  },
  {
    // `bot: {open_to: everyone}`
    id: 'sender',
    must: ['open available reachable access accessible exposed', 'to by for of from'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: {
      unsafe: 'anyone everyone public internet world all any todo toda',
      safe: 'nobody owner admin team employee staff',
    },
  },
  {
    id: 'sender',
    must: ['open respond reply answer', 'everyone anyone stranger'],
    may: 'chat message question',
    inverts: negations,
    whenTrue: 'unsafe',
  },
];
