import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either } from './patterns.ts';

const otherFiles = [...otherKinds, '$schema~json-schema.org', 'steps/*/run | build:mapping'];

const lets = 'allowed_commands safe_commands command_allowlist command_whitelist allow_prefixes allowed_prefixes'.split(
  ' ',
);
const refuses = [
  ...'blocked_commands denied_commands forbidden_commands dangerous_commands command_denylist'.split(' '),
  ...'command_blacklist command_blocklist deny_prefixes denied_prefixes blocked_prefixes'.split(' '),
];
/** Where such lists stand: at the root, in a section, in each of several profiles. */
const places = ['', '*/', '*/*/'];

const inLists = (lists: readonly string[], items: readonly string[]): string =>
  either(places.flatMap((place) => lists.flatMap((list) => items.map((item) => `${place}@${list}/*^${item}`))));

/** What developers run, and what nobody should, beside lists of what may run: they are about somebody who types what comes to mind. */
const develops = inLists(lets, ['git', 'python', 'ls']);
const allowed = places.flatMap((place) => lets.map((list) => `${place}@${list}:list`)).join(' | ');
const destroys = inLists(refuses, ['rm', 'sudo', 'shutdown']);

/** Commands that an agent may run and may not, in files that say nothing else. */
const dividedCommands: Features = {
  always: [destroys, allowed],
  certain: [destroys],
  often: [],
  never: otherFiles,
};

const begins = (...commands: readonly string[]): readonly string[] => commands.flatMap((one) => [one, `^${one}`]);

/** Commands by what becomes of them, in lists that are called after nothing else. */
const tieredCommands: Features = {
  always: [
    either(
      ['safe', 'auto', 'allow', 'allowed', 'auto_approve'].flatMap((list) =>
        begins('git', 'ls', 'cat').map((item) => `@${list}/*^${item}`),
      ),
    ),
    either(
      ['blocked', 'block', 'deny', 'denied', 'forbidden', 'dangerous'].flatMap((list) =>
        begins('rm', 'sudo', 'shutdown', 'mkfs', 'dd').map((item) => `@${list}/*^${item}`),
      ),
    ),
    '@review:list | @ask:list | @confirm:list | @require_approval:list | @require_confirmation:list | @warn:list',
  ],
  certain: ['@safe:list | @auto:list | @allow:list | @allowed:list | @auto_approve:list'],
  often: [],
  never: otherFiles,
};

/** Commands that are safe, and the languages in which the rest is written. */
const languagesOfTools: Features = {
  always: [
    develops,
    '@execution/@bash:mapping | @execution/@shell:mapping | @execution/@terminal:mapping',
    '@execution/@python:mapping | @execution/@javascript:mapping | @filesystem:mapping',
  ],
  often: [],
  never: otherFiles,
};

const toolLists = [
  ...'blocked_tools allowed_tools denied_tools disabled_tools'.split(' '),
  ...'tools_allowlist tools_denylist tool_allowlist tool_denylist'.split(' '),
];
const ofAgents =
  'autonomy_level autonomy ?approval max_steps max_iterations system_prompt system_prompt_additions persona'.split(' ');

/** Profiles of one agent, by the tools that each may use and how far it acts by itself. */
const profilesOfTools: Features = {
  always: [
    either(
      ['profiles', 'modes', 'levels', 'presets'].flatMap((list) => toolLists.map((key) => `@${list}/*/@${key}:list`)),
    ),
    either(['profiles', 'modes', 'levels', 'presets'].flatMap((list) => ofAgents.map((key) => `@${list}/*/@${key}`))),
  ],
  often: [],
  certain: ['@profiles:mapping | @modes:mapping | @levels:mapping | @presets:mapping'],
  never: otherFiles,
};

const phases = ['@phases/*/', '@steps/*/', '@stages/*/', '@nodes/*/', '@tasks/*/'];
const inPhases = (...tests: readonly string[]): string =>
  either(phases.flatMap((at) => tests.map((test) => at + test)));

/** Phases of a piece of work of which agents carry some out, each with its prompt, its tools or a bound. */
const phasesOfAgents: Features = {
  always: [
    inPhases('@type=agent', '@kind=agent', '@type=llm', '@runner=agent'),
    inPhases('@prompt_template:string', '@prompt_file:string', '@prompt:sentence', '@system_prompt:string'),
    inPhases('@allowed_tools:list', '@tools:list', '@max_turns:number', '@model:llm', '@max_iterations:number'),
  ],
  often: [],
  never: otherFiles,
};

/** Tools by name, and for each whether it may be used and whether a person is asked. */
const permittedTools: Features = {
  always: [
    either(
      ['requires_confirmation', 'require_confirmation', 'requires_approval'].map((key) => `@tools/*/@${key}:boolean`),
    ),
    '@tools/*/@allowed:boolean | @tools/*/@permission:string | @tools/*/@permission_level:string',
  ],
  certain: ['@tools:mapping'],
  often: [],
  never: otherFiles,
};

/** What one agent may do, must not do and asks about, deed by deed. */
const covenant: Features = {
  always: [
    '@agent:string',
    '@rules/*/@require_approval:string | @rules/*/@ask:string',
    '@rules/*/@forbid:string | @rules/*/@deny:string | @rules/*/@permit:string',
  ],
  often: [],
  never: otherFiles,
};

/** What a proxy of tools lets through, and what it looks for in their arguments. */
const filteredTools: Features = {
  always: ['@arg_filters/*/@tool:string', '@allowlist:list | @denylist:list'],
  certain: ['@default_action:string'],
  often: [],
  never: otherFiles,
};

/** Servers of the protocol in a list, how each is spoken to and where, one level down. */
const configuredServers: Features = {
  always: [
    '@servers/*/@config/@transport:string',
    '@servers/*/@config/@server_url:string | @servers/*/@config/@command:string',
    either(anywhere(['server_url', 'command', 'transport', 'name', 'url'], '~mcp', '~MCP')),
  ],
  often: [],
  never: otherFiles,
};

/** A shell that is switched on, and the paths and questions beside it. */
const guardedShell: Features = {
  always: [
    '*/@allow_shell:boolean | */@allow_bash:boolean | */@allow_shell_commands:boolean | */@allow_commands:boolean',
    '*/@require_approval_for_write:boolean | */@require_approval_for_delete:boolean | */@?approval',
    '@blocked_paths:list | @denied_paths:list | @allowed_paths:list | */@blocked_paths:list | */@allowed_paths:list',
  ],
  often: [],
  never: otherFiles,
};

/** Where a server of the protocol answers, and whom it is for: a model, or somebody who is asked. */
const reachedServer: Features = {
  always: [
    either(anywhere(['mcp_url', 'remote_mcp_url', 'mcp_endpoint', 'mcp_server_url'], ':string')),
    either(anywhere(['llm_model', 'model', 'llm', 'chat_model'], ':model'), anywhere(['?approval'])),
  ],
  certain: [either(anywhere(['mcp_url', 'remote_mcp_url', 'mcp_endpoint', 'mcp_server_url'], ':string'))],
  often: [],
  never: otherFiles,
};

/** Specialists of a piece of software that is written by agents. */
const developers: Features = {
  always: [
    either(['coder', 'reviewer', 'tester', 'researcher', 'architect'].map((role) => `@agents/*/@role=${role}`)),
    '@agents/*/@capabilities:list | @agents/*/@tools:list',
    '@agents/*/@description:sentence',
  ],
  often: [],
  never: otherFiles,
};

/** Tools with a word on whether they reach the network. */
const registeredTools: Features = {
  always: [
    '@tools/*/@requires_network:boolean | @tools/*/@needs_network:boolean',
    '@tools/*/@description:string',
    '@tools/*/@name:string',
  ],
  often: [],
  never: otherFiles,
};

/** Actions by role, and the ones that somebody has to approve. */
const approvedActions: Features = {
  always: ['@approval_required/*/@action:string', '@deny/*/@action:string', '@roles/*/@allow/*/@action:string'],
  often: [],
  never: otherFiles,
};

/** A model on one's own machine that is spoken to. */
const spokenModel: Features = {
  always: [
    '@ollama/@model:string | @ollama/@default_model:string | @ollama/@model_name:string | @llm/@model:model',
    '@voice/@*model:string | @voice/@*engine:string | @stt:mapping | @tts:mapping | @speech:mapping',
  ],
  certain: ['@ollama:mapping | @llm:mapping'],
  often: [],
  never: otherFiles,
};

/** One agent, told by a file of its own, with tools and a bound. */
const toldByFile: Features = {
  always: [
    '@prompt_file:string | @system_prompt_file:string | @instructions_file:string | @soul:string',
    '@tools:list',
    '@max_iterations:number | @max_turns:number | @max_steps:number',
  ],
  often: [],
  never: otherFiles,
};

/** Which tools may be called, and how often. */
const countedTools: Features = {
  always: [
    '@allowed_tools/*:tool',
    '@max_tool_calls:number | @max_tool_calls_per_session:number | @max_tool_calls_per_request:number',
  ],
  certain: ['@allowed_tools:list'],
  often: [],
  never: otherFiles,
};

/** Commands that are refused, and what somebody is asked about. */
const refusedCommands: Features = {
  always: [destroys, '@?approval | */@?approval'],
  certain: [destroys],
  often: [],
  never: otherFiles,
};

/** One tool, how risky it is and whether somebody is asked: a document of a register of them. */
const riskyTool: Features = {
  always: [
    '@tool:tool | @name:tool | @tool_name:tool',
    '@?approval',
    '@risk:string | @risk_level:string | @risk_tier:string',
  ],
  often: [],
  never: otherFiles,
};

/** Servers that are started and spoken to over their own standard output, in a section of any name. */
const startedSomewhere: Features = {
  always: [
    '**/@servers/*/@transport=stdio | **/@*servers/*/@transport=stdio | **/@servers/*/@type=stdio | **/@*servers/*/@type=stdio',
    '**/@servers/*/@command:string | **/@*servers/*/@command:string',
  ],
  certain: ['**/@servers | **/@*servers'],
  often: [],
  never: otherFiles,
};

/** Files about what agents may run, which tools they have and who is asked, without a word on a model. */
export const rulingFeatures: readonly Features[] = [
  dividedCommands,
  tieredCommands,
  languagesOfTools,
  profilesOfTools,
  phasesOfAgents,
  permittedTools,
  covenant,
  filteredTools,
  configuredServers,
  guardedShell,
  reachedServer,
  developers,
  registeredTools,
  approvedActions,
  spokenModel,
  toldByFile,
  countedTools,
  refusedCommands,
  riskyTool,
  startedSomewhere,
];
