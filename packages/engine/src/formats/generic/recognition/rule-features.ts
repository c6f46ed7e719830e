import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either, kindsWithout } from './patterns.ts';

const { together, telling } = kindsWithout([...otherKinds, '$schema~json-schema.org', 'steps/*/run | build:mapping']);

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
const allowed = either(places.flatMap((place) => allowLists.map((list) => `${place}@${list}:list`)));
const destructiveCommands = inLists(denyLists, ['rm', 'sudo', 'shutdown']);

/** Only allowed and forbidden commands. */
const allowedAndForbiddenCommands = telling(destructiveCommands, allowed);

const begins = (...commands: readonly string[]): readonly string[] => commands.flatMap((one) => [one, `^${one}`]);

/** Commands in lists that are named only after their decision. */
const tieredCommands = telling(
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
);

/** Safe commands, and languages in which code may run. */
const executionLanguages = together(
  developerCommands,
  '@execution/@bash:mapping | @execution/@shell:mapping | @execution/@terminal:mapping',
  '@execution/@python:mapping | @execution/@javascript:mapping | @filesystem:mapping',
);

const toolLists = [
  ...'blocked_tools allowed_tools denied_tools disabled_tools'.split(' '),
  ...'tools_allowlist tools_denylist tool_allowlist tool_denylist'.split(' '),
];
const agentKeys =
  'autonomy_level autonomy ?approval max_steps max_iterations system_prompt system_prompt_additions persona'.split(' ');

/** Profiles of one agent with tools and an autonomy level. */
const toolProfiles = together(
  either(
    ['profiles', 'modes', 'levels', 'presets'].flatMap((list) => toolLists.map((key) => `@${list}/*/@${key}:list`)),
  ),
  either(['profiles', 'modes', 'levels', 'presets'].flatMap((list) => agentKeys.map((key) => `@${list}/*/@${key}`))),
  '@profiles:mapping | @modes:mapping | @levels:mapping | @presets:mapping',
);

const phases = ['@phases/*/', '@steps/*/', '@stages/*/', '@nodes/*/', '@tasks/*/'];
const inPhases = (...tests: readonly string[]): string =>
  either(phases.flatMap((at) => tests.map((test) => at + test)));

/** Phases, some of which are run by agents, each with a prompt and with tools, a model or a limit. */
const agentPhases = together(
  inPhases('@type=agent', '@kind=agent', '@type=llm', '@runner=agent'),
  inPhases('@prompt_template:string', '@prompt_file:string', '@prompt:sentence', '@system_prompt:string'),
  inPhases('@allowed_tools:list', '@tools:list', '@max_turns:number', '@model:llm', '@max_iterations:number'),
);

/** Tools, each with a permission and a requirement of approval. */
const permittedTools = together(
  either(
    ['requires_confirmation', 'require_confirmation', 'requires_approval'].map((key) => `@tools/*/@${key}:boolean`),
  ),
  '@tools/*/@allowed:boolean | @tools/*/@permission:string | @tools/*/@permission_level:string',
  '@tools:mapping',
);

/** Rules for one agent on actions that are allowed, forbidden or need approval. */
const agentRules = together(
  '@agent:string',
  '@rules/*/@require_approval:string | @rules/*/@ask:string',
  '@rules/*/@forbid:string | @rules/*/@deny:string | @rules/*/@permit:string',
);

/** A tool proxy with an allow-list and filters of arguments. */
const filteredTools = together(
  '@arg_filters/*/@tool:string',
  '@allowlist:list | @denylist:list',
  '@default_action:string',
);

/** MCP servers in a list, with transport and address one level down. */
const configuredServers = together(
  '@servers/*/@config/@transport:string',
  '@servers/*/@config/@server_url:string | @servers/*/@config/@command:string',
  either(anywhere('server_url command transport name url', '~mcp', '~MCP')),
);

/** A switch for the shell, paths and a requirement of approval. */
const guardedShell = together(
  '*/@allow_shell:boolean | */@allow_bash:boolean | */@allow_shell_commands:boolean | */@allow_commands:boolean',
  '*/@require_approval_for_write:boolean | */@require_approval_for_delete:boolean | */@?approval',
  '@blocked_paths:list | @denied_paths:list | @allowed_paths:list | */@blocked_paths:list | */@allowed_paths:list',
);

/** The address of an MCP server, beside a model or a requirement of approval. */
const serverAddress = telling(
  either(anywhere('mcp_url remote_mcp_url mcp_endpoint mcp_server_url', ':string')),
  either(anywhere('llm_model model llm chat_model', ':model'), anywhere('?approval')),
);

/** Agents with roles in software development. */
const developerAgents = together(
  either(['coder', 'reviewer', 'tester', 'researcher', 'architect'].map((role) => `@agents/*/@role=${role}`)),
  '@agents/*/@capabilities:list | @agents/*/@tools:list',
  '@agents/*/@description:sentence',
);

/** Tools with a statement whether they need the network. */
const registeredTools = together(
  '@tools/*/@requires_network:boolean | @tools/*/@needs_network:boolean',
  '@tools/*/@description:string',
  '@tools/*/@name:string',
);

/** A local model with speech recognition or synthesis. */
const localVoiceModel = telling(
  '@ollama/@model:string | @ollama/@default_model:string | @ollama/@model_name:string | @llm/@model:model',
  '@voice/@*model:string | @voice/@*engine:string | @stt:mapping | @tts:mapping | @speech:mapping',
);

/** One agent with a prompt file, tools and a limit. */
const promptFromFile = together(
  '@prompt_file:string | @system_prompt_file:string | @instructions_file:string | @soul:string',
  '@tools:list',
  '@max_iterations:number | @max_turns:number | @max_steps:number',
);

/** Allowed tools and a maximum number of calls. */
const limitedTools = telling(
  '@allowed_tools/*:tool',
  '@max_tool_calls:number | @max_tool_calls_per_session:number | @max_tool_calls_per_request:number',
);

/** Forbidden commands and a requirement of approval. */
const forbiddenCommands = telling(destructiveCommands, '@?approval | */@?approval');

/** One document of a tool registry: a tool, its risk and a requirement of approval. */
const riskyTool = together(
  '@tool:tool | @name:tool | @tool_name:tool',
  '@?approval',
  '@risk:string | @risk_level:string | @risk_tier:string',
);

/** MCP servers with the stdio transport, in a section of any name. */
const stdioServers = telling(
  '**/@servers/*/@transport=stdio | **/@*servers/*/@transport=stdio | **/@servers/*/@type=stdio | **/@*servers/*/@type=stdio',
  '**/@servers/*/@command:string | **/@*servers/*/@command:string',
);

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
  localVoiceModel,
  promptFromFile,
  limitedTools,
  forbiddenCommands,
  riskyTool,
  stdioServers,
];
