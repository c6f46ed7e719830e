import { type Idea, negations } from '../idea.ts';

const permitting =
  'allow allowed permit permitted grant granted can may support unrestricted unlimited direct raw full access tool host local remote run execute scope';

/** Whether code may run, and with which privileges. */
export const executionIdeas: readonly Idea[] = [
  {
    id: 'elevated',
    must: [
      'root superuser sudo elevated elevation',
      'run allow allowed user use access privilege permission execution exec sudo elevated',
    ],
    may: 'as command require',
    inverts: `${negations} drop deny`,
    whenTrue: 'unsafe',
  },
  {
    id: 'elevated',
    must: ['root sudo superuser'],
    may: 'allow can',
    inverts: `${negations} drop deny`,
    whenTrue: 'unsafe',
  },
  {
    // `run_as_administrator: on`
    id: 'elevated',
    must: ['run execute start', 'as', 'admin administrator root superuser'],
    may: 'can always',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `computer_control: full`
    id: 'elevated',
    must: ['computer machine desktop', 'control access'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'full unrestricted total unlimited', safe: 'none limited read_only' },
  },
  {
    // `full_system_access: true`
    id: 'elevated',
    must: ['full unrestricted', 'system machine computer host os', 'access control'],
    may: 'allow allowed grant',
    inverts: `${negations} deny restrict`,
    whenTrue: 'unsafe',
  },
  {
    id: 'unsafe-loading',
    must: ['pickle deserialization deserialize unpickle'],
    may: 'allow allowed dangerous unsafe fallback load loading',
    inverts: `${negations} deny safe`,
    whenTrue: 'unsafe',
    values: { unsafe: 'pickle cloudpickle dill', safe: 'json msgpack' },
  },
  {
    id: 'unsafe-loading',
    must: ['unsafe', 'load loading loader'],
    may: 'allow yaml',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `checkpoints: {serializer: pickle}`
    id: 'unsafe-loading',
    must: ['deserializer serialize serializer serialization serde loader'],
    may: 'format',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'pickle cloudpickle dill', safe: 'json msgpack' },
  },
  { id: 'unsafe-loading', must: ['weight', 'only'], may: 'load', inverts: negations, whenTrue: 'safe' },
  { id: 'remote-code', must: ['trust', 'remote', 'code'], may: 'allow', inverts: negations, whenTrue: 'unsafe' },
  {
    id: 'remote-code',
    must: ['load download fetch', 'remote external untrusted', 'tool code plugin script skill'],
    may: 'allow and run execute',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // `answer: {execute_code_blocks: true}`; `block_code_execution` means the opposite.
    id: 'execution',
    must: ['execute run', 'code', 'block'],
    may: 'answer response reply',
    inverts: '',
    whenTrue: 'unsafe',
  },
  {
    id: 'execution',
    must: ['shell terminal bash powershell exec subprocess sh'],
    may: `${permitting} execution command snippet arbitrary permission interpreter code escape unsafe dangerous`,
    inverts: `${negations} deny block restrict restricted safe`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'unrestricted host local unsafe unlimited arbitrary allowed permitted granted available raw',
      safe: 'sandboxed sandbox docker container restricted allowlist allow_list whitelist ask read_only readonly limited deny denied blocked',
    },
  },
  {
    // `execute_model_output: true`
    id: 'execution',
    must: ['execute exec run', 'model llm generated', 'output response completion'],
    may: permitting,
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'execution',
    must: [
      'code command script python program os lua notebook',
      'execution execute executing executor run running runner repl interpreter exec',
    ],
    may: `${permitting} shell arbitrary dangerous unsafe generated model user customer student player untrusted submitted permission embedded attached uploaded downloaded snippet answer`,
    inverts: `${negations} deny block restrict restricted safe`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'unrestricted host local unsafe unlimited arbitrary allowed permitted granted available raw',
      safe: 'sandboxed sandbox docker container restricted allowlist allow_list whitelist ask read_only limited deny denied blocked',
    },
  },
  {
    // `system_commands: true`, `console_access: full`, `spawn_processes: true`
    id: 'execution',
    must: ['system os console', 'command'],
    may: permitting,
    inverts: `${negations} deny block restrict restricted`,
    whenTrue: 'unsafe',
    values: { unsafe: 'unrestricted arbitrary unlimited allowed permitted granted', safe: 'restricted denied blocked' },
  },
  {
    id: 'execution',
    must: ['console', 'access'],
    may: permitting,
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'full unrestricted all any unlimited granted', safe: 'none restricted denied blocked' },
  },
  {
    id: 'execution',
    must: ['process subprocess', 'spawn launch fork'],
    may: 'can may allow allowed permit child new',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `commands: {policy: allow_all}`, beside lists of commands.
    id: 'execution',
    must: ['command cmd', 'policy mode'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'allow_all permit_all any', safe: 'allowlist whitelist deny_all' },
  },
  {
    id: 'execution',
    must: ['arbitrary dangerous unsafe destructive irreversible', 'tool operation action query statement sql'],
    may: 'allow',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'execution',
    must: ['executor'],
    may: 'code python',
    inverts: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'local subprocess host', safe: 'docker e2b modal wasm daytona' },
  },
  {
    // `execute_attachments: true`
    id: 'execution',
    must: ['attachment macro upload', 'execute execution run running'],
    may: 'allow auto automatically office file script code',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `allow_eval: true`; `eval: {enabled: true}` measures how good an agent is.
    id: 'execution',
    must: ['eval', 'allow allowed permit unsafe dangerous arbitrary js javascript python code command'],
    may: 'expression model generated script',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'execution',
    must: [
      'arbitrary any all every dangerous unsafe untrusted dynamic unrestricted destructive irreversible',
      'code command shell script execution binary executable',
    ],
    may: permitting,
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
    values: { unsafe: 'allowed permitted', safe: 'deny denied blocked refused' },
  },
];
