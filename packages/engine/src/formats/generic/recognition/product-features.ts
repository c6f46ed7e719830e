import { codingAgents } from '../../../knowledge/coding-agents.ts';
import type { Features } from '../../format.ts';
import { frameworkFeatures } from './framework-features.ts';
import { either, idea, placesOfSettings } from './patterns.ts';

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

const launchKeys = 'cli command binary executable agent runner engine backend runtime harness'.split(' ');

/** A coding agent that a program starts, with its options. */
const startedAgent: Features = {
  always: [
    either(['claude', ...codingAgents].map((program) => idea(launchKeys, placesOfSettings, `=${program}`))),
    idea(['args', 'cli_args', 'flags', 'extra_args', 'options'], placesOfSettings, ':list'),
  ],
  often: [
    either(
      '@prompts:mapping | @prompt_file:string',
      ...['prompt', 'task', 'instructions', 'brief', 'mission', 'goal'].flatMap((key) =>
        ['', '*/', '*/*/'].map((place) => `${place}@${key}:string`),
      ),
    ),
    '@workspace:string | @cwd:string | @working_dir:string | @workdir:string | @repo:string | @model:model',
  ],
  never: ['mcpServers', 'services', 'openapi', 'jobs'],
};

/** Files of products and frameworks that have no format of their own. */
export const productFeatures: readonly Features[] = [
  ...frameworkFeatures,
  terminalAgent,
  terminalAgentElsewhere,
  toolManifest,
  commandManifest,
  loginProxy,
  agentRunner,
  pluginImages,
  handoffAgents,
  namedRunners,
  describedServer,
  sandboxKit,
  swarm,
  startedAgent,
];
