import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either } from './patterns.ts';

const otherFiles = [...otherKinds, '$schema~json-schema.org', 'steps/*/run | build:mapping'];

const allowLists =
  'allowed_commands safe_commands command_allowlist command_whitelist allow_prefixes allowed_prefixes'.split(' ');
const denyLists = [
  ...'blocked_commands denied_commands forbidden_commands dangerous_commands command_denylist'.split(' '),
  ...'command_blacklist command_blocklist deny_prefixes denied_prefixes blocked_prefixes'.split(' '),
];
/** Places of such lists: at the root, in a section, in each of several profiles. */
const places = ['', '*/', '*/*/'];

const inLists = (lists: readonly string[], items: readonly string[]): string =>
  either(places.flatMap((place) => lists.flatMap((list) => items.map((item) => `${place}@${list}/*^${item}`))));

/**
 * Developers' commands among the allowed ones, and destructive ones among the forbidden, as in lists for a shell that runs
 * generated commands.
 */
const developerCommands = inLists(allowLists, ['git', 'python', 'ls']);
const allowed = places.flatMap((place) => allowLists.map((list) => `${place}@${list}:list`)).join(' | ');
const destructiveCommands = inLists(denyLists, ['rm', 'sudo', 'shutdown']);

/** Only allowed and forbidden commands. */
const allowedAndForbiddenCommands: Features = {
  always: [destructiveCommands, allowed],
  certain: [destructiveCommands],
  often: [],
  never: otherFiles,
};

const begins = (...commands: readonly string[]): readonly string[] => commands.flatMap((one) => [one, `^${one}`]);

/** Commands in lists that are named only after their decision. */
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

/** Safe commands, and languages in which code may run. */
const executionLanguages: Features = {
  always: [
    developerCommands,
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
const agentKeys =
  'autonomy_level autonomy ?approval max_steps max_iterations system_prompt system_prompt_additions persona'.split(' ');

/** Profiles of one agent with tools and an autonomy level. */
const toolProfiles: Features = {
  always: [
    either(
      ['profiles', 'modes', 'levels', 'presets'].flatMap((list) => toolLists.map((key) => `@${list}/*/@${key}:list`)),
    ),
    either(['profiles', 'modes', 'levels', 'presets'].flatMap((list) => agentKeys.map((key) => `@${list}/*/@${key}`))),
  ],
  often: [],
  certain: ['@profiles:mapping | @modes:mapping | @levels:mapping | @presets:mapping'],
  never: otherFiles,
};

const phases = ['@phases/*/', '@steps/*/', '@stages/*/', '@nodes/*/', '@tasks/*/'];
const inPhases = (...tests: readonly string[]): string =>
  either(phases.flatMap((at) => tests.map((test) => at + test)));

/** Phases, some of which are run by agents, each with a prompt and with tools, a model or a limit. */
const agentPhases: Features = {
  always: [
    inPhases('@type=agent', '@kind=agent', '@type=llm', '@runner=agent'),
    inPhases('@prompt_template:string', '@prompt_file:string', '@prompt:sentence', '@system_prompt:string'),
    inPhases('@allowed_tools:list', '@tools:list', '@max_turns:number', '@model:llm', '@max_iterations:number'),
  ],
  often: [],
  never: otherFiles,
};

/** Tools, each with a permission and a requirement of approval. */
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

/** Rules for one agent on actions that are allowed, forbidden or need approval. */
const agentRules: Features = {
  always: [
    '@agent:string',
    '@rules/*/@require_approval:string | @rules/*/@ask:string',
    '@rules/*/@forbid:string | @rules/*/@deny:string | @rules/*/@permit:string',
  ],
  often: [],
  never: otherFiles,
};

/** A tool proxy with an allow-list and filters of arguments. */
const filteredTools: Features = {
  always: ['@arg_filters/*/@tool:string', '@allowlist:list | @denylist:list'],
  certain: ['@default_action:string'],
  often: [],
  never: otherFiles,
};

/** MCP servers in a list, with transport and address one level down. */
const configuredServers: Features = {
  always: [
    '@servers/*/@config/@transport:string',
    '@servers/*/@config/@server_url:string | @servers/*/@config/@command:string',
    either(anywhere(['server_url', 'command', 'transport', 'name', 'url'], '~mcp', '~MCP')),
  ],
  often: [],
  never: otherFiles,
};

/** A switch for the shell, paths and a requirement of approval. */
const guardedShell: Features = {
  always: [
    '*/@allow_shell:boolean | */@allow_bash:boolean | */@allow_shell_commands:boolean | */@allow_commands:boolean',
    '*/@require_approval_for_write:boolean | */@require_approval_for_delete:boolean | */@?approval',
    '@blocked_paths:list | @denied_paths:list | @allowed_paths:list | */@blocked_paths:list | */@allowed_paths:list',
  ],
  often: [],
  never: otherFiles,
};

/** The address of an MCP server, beside a model or a requirement of approval. */
const serverAddress: Features = {
  always: [
    either(anywhere(['mcp_url', 'remote_mcp_url', 'mcp_endpoint', 'mcp_server_url'], ':string')),
    either(anywhere(['llm_model', 'model', 'llm', 'chat_model'], ':model'), anywhere(['?approval'])),
  ],
  certain: [either(anywhere(['mcp_url', 'remote_mcp_url', 'mcp_endpoint', 'mcp_server_url'], ':string'))],
  often: [],
  never: otherFiles,
};

/** Agents with roles in software development. */
const developerAgents: Features = {
  always: [
    either(['coder', 'reviewer', 'tester', 'researcher', 'architect'].map((role) => `@agents/*/@role=${role}`)),
    '@agents/*/@capabilities:list | @agents/*/@tools:list',
    '@agents/*/@description:sentence',
  ],
  often: [],
  never: otherFiles,
};

/** Tools with a statement whether they need the network. */
const registeredTools: Features = {
  always: [
    '@tools/*/@requires_network:boolean | @tools/*/@needs_network:boolean',
    '@tools/*/@description:string',
    '@tools/*/@name:string',
  ],
  often: [],
  never: otherFiles,
};

/** Actions by role, some of which require approval. */
const approvedActions: Features = {
  always: ['@approval_required/*/@action:string', '@deny/*/@action:string', '@roles/*/@allow/*/@action:string'],
  often: [],
  never: otherFiles,
};

/** A local model with speech recognition or synthesis. */
const localVoiceModel: Features = {
  always: [
    '@ollama/@model:string | @ollama/@default_model:string | @ollama/@model_name:string | @llm/@model:model',
    '@voice/@*model:string | @voice/@*engine:string | @stt:mapping | @tts:mapping | @speech:mapping',
  ],
  certain: ['@ollama:mapping | @llm:mapping'],
  often: [],
  never: otherFiles,
};

/** One agent with a prompt file, tools and a limit. */
const promptFromFile: Features = {
  always: [
    '@prompt_file:string | @system_prompt_file:string | @instructions_file:string | @soul:string',
    '@tools:list',
    '@max_iterations:number | @max_turns:number | @max_steps:number',
  ],
  often: [],
  never: otherFiles,
};

/** Allowed tools and a maximum number of calls. */
const limitedTools: Features = {
  always: [
    '@allowed_tools/*:tool',
    '@max_tool_calls:number | @max_tool_calls_per_session:number | @max_tool_calls_per_request:number',
  ],
  certain: ['@allowed_tools:list'],
  often: [],
  never: otherFiles,
};

/** Forbidden commands and a requirement of approval. */
const forbiddenCommands: Features = {
  always: [destructiveCommands, '@?approval | */@?approval'],
  certain: [destructiveCommands],
  often: [],
  never: otherFiles,
};

/** One document of a tool registry: a tool, its risk and a requirement of approval. */
const riskyTool: Features = {
  always: [
    '@tool:tool | @name:tool | @tool_name:tool',
    '@?approval',
    '@risk:string | @risk_level:string | @risk_tier:string',
  ],
  often: [],
  never: otherFiles,
};

/** MCP servers with the stdio transport, in a section of any name. */
const stdioServers: Features = {
  always: [
    '**/@servers/*/@transport=stdio | **/@*servers/*/@transport=stdio | **/@servers/*/@type=stdio | **/@*servers/*/@type=stdio',
    '**/@servers/*/@command:string | **/@*servers/*/@command:string',
  ],
  certain: ['**/@servers | **/@*servers'],
  often: [],
  never: otherFiles,
};

/** Files about commands, tools and approval that do not mention a model. */
export const ruleFeatures: readonly Features[] = [
  allowedAndForbiddenCommands,
  tieredCommands,
  executionLanguages,
  toolProfiles,
  agentPhases,
  permittedTools,
  agentRules,
  filteredTools,
  configuredServers,
  guardedShell,
  serverAddress,
  developerAgents,
  registeredTools,
  approvedActions,
  localVoiceModel,
  promptFromFile,
  limitedTools,
  forbiddenCommands,
  riskyTool,
  stdioServers,
];
