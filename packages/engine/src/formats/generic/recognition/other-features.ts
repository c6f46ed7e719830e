import { codingAgents } from '../../../knowledge/coding-agents.ts';
import type { Features } from '../../format.ts';
import { frameworkFeatures } from './framework-features.ts';
import { either } from './patterns.ts';
import { shellNames } from './signature-names.ts';

/** Settings of terminal agents in the style of Hermes Agent: where commands run, and the model, without a prompt. */
const terminalAgent: Features = {
  always: ['terminal/backend=local | terminal/backend=docker | terminal/backend=ssh | terminal/backend=modal'],
  often: [
    'model/default:string',
    'model/provider:string',
    'mcp_servers:mapping',
    'toolsets:list | platform_toolsets:mapping',
    'approvals/mode',
    'memory/memory_enabled',
    'agent/max_turns',
  ],
  never: [],
};

/** The same without the backend in which commands run. */
const terminalAgentElsewhere: Features = {
  always: [
    'model/default:string',
    'platform_toolsets:mapping | _config_version:number',
    'agent:mapping | toolsets:list | plugins:mapping | terminal:mapping',
  ],
  often: ['model/provider:string', 'mcp_servers:mapping', 'memory:mapping', 'approvals/mode'],
  never: [],
};

/** Plugin manifests: tools with their parameters and commands, without an agent. */
const toolManifest: Features = {
  always: ['tools/*/command:string'],
  often: [
    'tools/*/description:string',
    'tools/*/parameters | tools/*/input_schema | tools/*/inputSchema | tools/*/args_schema',
    'skills | mcpServers | mcp_servers | hooks/*:list | agents:list',
  ],
  never: ['openapi', 'jobs', 'repos'],
};

/** Settings of CLIProxyAPI, which forwards requests with the logins of coding agents: whoever reaches it can use these. */
const loginProxy: Features = {
  always: ['remote-management:mapping', 'auth-dir:string', 'port:number'],
  often: ['api-keys:list', 'request-retry:number', 'quota-exceeded:mapping', 'usage-statistics-enabled:boolean'],
  never: [],
};

/** Plugin manifests with commands that people call by name. */
const commandManifest: Features = {
  always: [
    'commands/*/command:string',
    'commands/*/name:string | commands/*/description:string',
    'skills | mcpServers | mcp_servers | agents | hooks:mapping',
  ],
  often: ['version:string'],
  never: ['openapi', 'jobs', 'repos', 'services', 'scripts'],
};

/** Their products, by which such programs call their sections. */
const products = 'claude claude_code codex gemini aider goose opencode kiro cursor copilot qwen amp'.split(' ');
const productSections = products.map((name) =>
  either(['adapters', 'backends', 'runners'].map((section) => `@${section}/@${name}:mapping`)),
);

/** Programs that run several terminal agents; nothing else has settings for two of them. */
const agentRunner: Features = {
  always: [either(productSections)],
  often: [...productSections, '@prompt_file:string | @completion_promise:string'],
  never: [],
};

/** Approval of risky operations, in a file about several agents that names neither a model nor a prompt. */
const riskyOperations: Features = {
  always: [
    '@approval/@mode:string | @approvals/@mode:string',
    ['operations', 'actions', 'tools']
      .flatMap((noun) => ['approval', 'approvals'].map((section) => `@${section}/@high_risk_${noun}:list`))
      .join(' | '),
  ],
  often: ['@api:mapping', '@execution:mapping', '@logging:mapping', '@mesh:mapping'],
  never: ['jobs', 'stages:list', 'openapi'],
};

/** A permission preset that only terminal agents have, and their model. */
const permissionPreset: Features = {
  always: [
    ['danger-full-access', 'danger_full_access', 'bypassPermissions', 'dangerously-skip-permissions']
      .map((preset) => `**/*=${preset}`)
      .join(' | '),
    '**/*:model',
  ],
  often: [
    '@permission:mapping | @permissions:mapping',
    '**/@*model:mapping | **/@model:string',
    '**/@providers:mapping',
  ],
  never: ['jobs', 'stages:list', 'openapi'],
};

/** Plugins of an MCP server in a container registry, with their permissions. */
const pluginImages: Features = {
  always: ['@plugins/*/url^oci:// | @plugins/*/path^oci://', '@plugins/*/runtime_config:mapping'],
  often: [
    '@plugins/*/runtime_config/allowed_hosts:list',
    '@plugins/*/runtime_config/env_vars:mapping',
    '@plugins/*/runtime_config/allowed_paths:list',
  ],
  never: [],
};

/** Agents with handoffs, side by side at the root. */
const handoffAgents: Features = {
  always: ['*/@handoff_description:string', '*/@instructions:string'],
  often: ['*/name:string', '*/@model:string', '*/@tools:list', '*/@handoffs:list'],
  never: [],
};

/** A list of agents by their programs. */
const namedRunners: Features = {
  always: [
    either([...codingAgents, 'goose', 'openclaw'].map((program) => `@agents/*/type=${program}`)),
    '@agents/*/enabled:boolean | @agents/*/config:mapping | @agents/*/command:string',
  ],
  often: ['@agents/*/id:string | @agents/*/name:string', '@agents/*/labels:list | @agents/*/capabilities:list'],
  never: [],
};

/** An MCP server with its start command and its tools. */
const describedServer: Features = {
  always: ['connection/command:string', 'tools/*/name:string'],
  often: ['server_type=mcp | type=mcp', 'tools/*/parameters:mapping', 'connection/args:list', 'connection/env:mapping'],
  never: [],
};

/** An agent's sandbox: what is installed in it, and the network access. */
const sandboxKit: Features = {
  always: ['setup/install/*/command', 'permissions/network:mapping'],
  often: ['kind=mixin | kind=sandbox | kind=agent', 'schemaVersion', 'environment/variables:mapping'],
  never: [],
};

/** Coding agents that delegate to each other, in Claude Swarm's notation: each is an instance with a prompt and tools. */
const swarm: Features = {
  always: [
    '@swarm/@instances/+/@prompt:string | @swarm/@instances/+/@allowed_tools:list | @swarm/@instances/+/@vibe:boolean',
    '@swarm/@main:string',
  ],
  often: ['@swarm/@instances/*/@description:string', '@swarm/@instances/*/@connections:list', '@swarm/@name:string'],
  never: [],
};

const actions = [
  'shell_execute',
  'shell_exec',
  'run_command',
  'execute_command',
  'bash',
  'shell',
  'file_write',
  'file_delete',
  'browser_navigate',
  'network_request',
];

/** A file with a permission for each action. */
const actionPermissions: Features = {
  always: [
    '@default_permission:string | @default_action:string | @default_policy:string',
    actions.map((action) => `*/@${action}/@permission:string | */@${action}/@action:string`).join(' | '),
  ],
  often: actions.map((action) => `*/@${action}/@permission:string | */@${action}/@action:string`),
  never: [],
};

/** Decisions on shell and file actions side by side, which only agents have. */
const decisionsOn = (names: readonly string[]): string =>
  names
    .flatMap((name) => ['allow', 'ask', 'deny', 'confirm', 'always', 'never'].map((word) => `**/@${name}=${word}`))
    .join(' | ');
const actionDecisions: Features = {
  always: [
    decisionsOn(shellNames),
    decisionsOn([
      ...['write_file', 'edit_file', 'file_write', 'delete_file', 'file_delete', 'create_file'],
      ...['edit', 'write', 'delete'],
    ]),
  ],
  often: [
    decisionsOn(['read_file', 'file_read', 'list_dir', 'read', 'mkdir']),
    decisionsOn(['open_url', 'launch_app', 'screen_control', 'browser', 'web_fetch', 'web_search', 'network']),
  ],
  never: [],
};

/** A section for the executor of code that a language model writes. */
const codeExecutor: Features = {
  always: [
    '**/*:model',
    ['executor', 'code_executor', 'execution', 'code_execution', 'interpreter', 'shell', 'terminal', 'computer']
      .flatMap((section) =>
        ['sandbox', 'sandboxed', 'isolation', 'languages', 'allowed_commands', 'install_packages'].map(
          (key) => `@${section}/@${key} | */@${section}/@${key}`,
        ),
      )
      .join(' | '),
  ],
  often: [
    '@llm:mapping | */@llm:mapping | @model:string | */@model:string | @model:mapping',
    '**/@system_prompt:string | **/@instructions:string | **/@prompt:string',
    'kind=agent | type=agent | role:string',
  ],
  never: ['jobs', 'stages:list', 'openapi', 'services/*/image'],
};

/** Allowed folders and commands, and a requirement of approval. */
const restrictedAgent: Features = {
  always: [
    ['allowed', 'blocked', 'denied']
      .flatMap((word) => ['paths', 'directories', 'dirs', 'folders'].map((noun) => `@${word}_${noun}:list`))
      .flatMap((key) => [key, `*/${key}`])
      .join(' | '),
    ['allowed', 'blocked', 'denied']
      .flatMap((word) => ['commands', 'shell_commands'].map((noun) => `@${word}_${noun}:list`))
      .flatMap((key) => [key, `*/${key}`])
      .join(' | '),
    '**/@?approval | **/@require_confirmation_for:list | **/@require_approval_for:list',
  ],
  often: [],
  never: ['jobs', 'stages:list', 'openapi', 'services/*/image'],
};

/** A coding agent that a program starts, with its options. */
const startedAgent: Features = {
  always: [
    ['cli', 'command', 'binary', 'executable', 'agent', 'runner', 'engine', 'backend', 'runtime', 'harness']
      .flatMap((key) =>
        ['claude', ...codingAgents].map(
          (program) => `@${key}=${program} | */@${key}=${program} | */*/@${key}=${program}`,
        ),
      )
      .join(' | '),
    ['args', 'cli_args', 'flags', 'extra_args', 'options']
      .map((key) => `@${key}:list | */@${key}:list | */*/@${key}:list`)
      .join(' | '),
  ],
  often: [
    [
      '@prompts:mapping | @prompt_file:string',
      ...['prompt', 'task', 'instructions', 'brief', 'mission', 'goal'].flatMap((key) =>
        ['', '*/', '*/*/'].map((place) => `${place}@${key}:string`),
      ),
    ].join(' | '),
    '@workspace:string | @cwd:string | @working_dir:string | @workdir:string | @repo:string | @model:model',
  ],
  never: ['mcpServers', 'services', 'openapi', 'jobs'],
};

/** Signatures of tools and frameworks that have no format of their own. */
export const otherFeatures: readonly Features[] = [
  ...frameworkFeatures,
  terminalAgent,
  terminalAgentElsewhere,
  toolManifest,
  commandManifest,
  loginProxy,
  agentRunner,
  riskyOperations,
  permissionPreset,
  pluginImages,
  handoffAgents,
  namedRunners,
  describedServer,
  sandboxKit,
  swarm,
  actionPermissions,
  actionDecisions,
  codeExecutor,
  restrictedAgent,
  startedAgent,
];
