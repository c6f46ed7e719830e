import { type Idea, negations } from '../idea.ts';

const logging =
  'log logging record recording store capture trace tracing telemetry print dump upload ship export collect persist save langfuse langsmith otel';

/** What may be updated on its own, beside the program itself. */
export const updatable = 'plugin extension skill tool server mcp package';

/** What the agent records. */
export const recordIdeas: readonly Idea[] = [
  {
    id: 'redaction',
    must: [
      'redact redaction conceal desensitize desensitise desensitization mask scrub scrubbing anonymize anonymise anonymization anonymisation pseudonymize pseudonymise pseudonymization',
    ],
    may: 'secret pii phi sensitive log logging data credential output key token field tool personal prompt info transcript recording audio message conversation card number credit phone email address name iban ssn account customer user payment passport health face screenshot header password api response input content gdpr dsgvo hipaa pci',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `hide_patient_names: false`
    id: 'redaction',
    must: ['hide blur', 'patient customer personal pii'],
    may: 'name data number api face info log output',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `remove_personal_data_before_logging: false`, `hide_secrets_in_log_output: false`
    id: 'redaction',
    must: ['remove strip hide', 'personal pii sensitive secret credential password key', 'log logging'],
    may: 'data information before output name',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'redaction',
    must: ['pii phi privacy sensitive', 'filter filtering removal remover scrubber protection'],
    may: 'data log logging output input',
    inverts: negations,
    whenTrue: 'safe',
  },
  { id: 'debug', must: ['debug'], may: '', inverts: negations, whenTrue: 'unsafe' },
  {
    id: 'debug',
    must: ['log logging', 'level'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'debug trace silly all' },
  },
  {
    id: 'audit',
    must: ['audit auditing logging'],
    may: 'keep log trail journal event record tool call action security require required',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `log: {enabled: false}`
    id: 'audit',
    must: ['log', 'enable enabled keep'],
    may: 'event tool call action run',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `record_actions: false`, `keep_records: no`
    id: 'audit',
    must: ['record', 'action decision keep tool'],
    may: 'call every',
    inverts: negations,
    whenTrue: 'safe',
  },
  { id: 'audit', must: ['traceability accountability'], may: '', inverts: negations, whenTrue: 'safe' },
  {
    // `logs: none`
    id: 'audit',
    must: ['log'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    valuesOnly: true,
    values: { unsafe: 'none off disabled never' },
  },
  {
    // `decision_log: off`
    id: 'audit',
    must: ['decision action activity evidence', 'log logging journal ledger history'],
    may: 'every tool call',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'log-secrets',
    must: [logging, 'secret credential password env environment pii phi personal sensitive'],
    may: 'include send data variable api key token info information allow plaintext plain clear text',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'shown plain plaintext in_plain clear cleartext visible raw verbatim unmasked unredacted',
      safe: 'hidden mask redact',
    },
  },
  {
    // `keep_card_numbers_in_log: true`
    id: 'log-secrets',
    must: ['log logging', 'card iban ssn passport'],
    may: 'keep number credit full store include and',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
  },
  {
    // `trace: {include_patient_names: true}`
    id: 'log-secrets',
    must: [logging, 'patient customer guest student', 'name phone email address birth'],
    may: 'include send full and date number',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
  },
  {
    // A user's name is that of a login, and the address of a user or client that of a machine.
    id: 'log-secrets',
    must: [logging, 'user client employee', 'phone email birth'],
    may: 'include send and date number',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
  },
  {
    // Tokens are counted, and a form may show a password to the person who types it.
    id: 'log-secrets',
    must: ['show display reveal', 'credential secret'],
    may: 'ui dashboard plain full',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'log-secrets',
    must: ['show display reveal expose', 'api', 'key'],
    may: 'ui dashboard plain full',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'log-secrets',
    must: [logging, 'key token', 'api access auth'],
    may: 'include send write',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'shown plain plaintext in_plain clear cleartext visible raw unmasked unredacted full',
      safe: 'hidden mask redact',
    },
  },
  {
    id: 'log-bodies',
    must: [logging, 'body payload raw'],
    may: 'include send full request response api http model',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
  },
  {
    // A page may be fetched with its headers; only logged headers expose tokens.
    id: 'log-bodies',
    must: ['log logging trace tracing record dump', 'header'],
    may: 'request response http include full and key token cookie body',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
  },
  {
    // `log_requests: full`
    id: 'log-bodies',
    must: ['log logging trace tracing', 'request response'],
    may: 'detail',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'full all body raw verbatim' },
  },
  {
    // `telemetry: {capture_content: true}`
    id: 'log-prompts',
    must: ['trace tracing telemetry otel langfuse langsmith', 'content'],
    may: 'capture include record message full',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
  },
  {
    // `log_everything: true`, `logging: {content: full}`
    id: 'log-prompts',
    must: ['log logging record', 'everything'],
    may: 'full',
    inverts: `${negations} redact`,
    whenTrue: 'unsafe',
  },
  {
    id: 'log-prompts',
    must: ['log logging', 'content contain'],
    may: 'message',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'full all raw verbatim everything full_prompt', safe: 'metadata none hashed redact' },
  },
  {
    // `log_full_request_and_response: true`
    id: 'log-bodies',
    must: ['log logging trace tracing', 'request response', 'full raw entire whole'],
    may: 'and api http',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
  },
  {
    // `log_user_messages: true`
    id: 'log-prompts',
    must: ['log logging record', 'user customer', 'message input query question'],
    may: 'full raw',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
  },
  {
    // `log_user_data: true`
    id: 'log-prompts',
    must: ['log logging record', 'user customer patient client', 'data information detail'],
    may: 'full',
    inverts: `${negations} exclude redact mask`,
    whenTrue: 'unsafe',
  },
  {
    id: 'log-prompts',
    must: [logging, 'prompt completion'],
    may: 'include send full user model content message response and input output raw',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'verbatim raw unredacted plaintext',
      safe: 'hash hashed redact mask metadata metadata_only',
    },
  },
  {
    id: 'log-transcripts',
    must: [`${logging} send upload share publish sync`, 'conversation transcript'],
    may: 'include full user history content third party vendor partner provider analytic',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
    values: { unsafe: 'forever indefinite indefinitely permanent permanently', safe: 'session' },
  },
  {
    // `train_on_conversations: true`
    id: 'log-transcripts',
    must: ['train training', 'conversation transcript chat', 'on use from with allow'],
    may: 'model improve',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `audit: {full_transcripts: true}`
    id: 'log-transcripts',
    must: ['audit', 'conversation transcript', 'full verbatim whole raw'],
    may: 'keep',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `log_chats: full`, `log: {whole_messages: true}`
    id: 'log-transcripts',
    must: ['log logging', 'chat'],
    may: 'full whole user content',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
  },
  {
    id: 'log-transcripts',
    must: ['log logging', 'message mail email conversation', 'full whole entire raw verbatim'],
    may: 'user content text body',
    inverts: `${negations} exclude redact`,
    whenTrue: 'unsafe',
  },
  { id: 'telemetry', must: ['telemetry'], may: 'allow anonymous send share', inverts: negations, whenTrue: 'unsafe' },
  {
    id: 'auto-update',
    must: ['auto automatic automatically autoupdate self', 'update upgrade install autoupdate'],
    may: updatable,
    inverts: negations,
    whenTrue: 'unsafe',
    values: { unsafe: 'latest', safe: 'manual notify prompt' },
  },
];
