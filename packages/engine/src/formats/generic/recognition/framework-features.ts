import type { Features } from '../../format.ts';
import { either } from './patterns.ts';

/** MetaGPT's company: https://docs.deepwisdom.ai/main/en/guide/get_started/configuration.html */
const company: Features = {
  always: ['llm/api_type:string', 'llm/model:string | llm/base_url:string'],
  often: [
    'search/api_type:string',
    'browser/engine:string',
    'mermaid:mapping',
    'repair_llm_output:boolean',
    'prompt_schema:string',
    'embedding/api_type:string',
    'workspace:mapping',
  ],
  never: [],
};

/** AgentScope's models, by the names that agents refer to: https://modelscope.github.io/agentscope/en/tutorial/203-model.html */
const namedModels: Features = {
  always: ['*/config_name:string', '*/model_type:string'],
  often: ['*/model_name:string', '*/generate_args:mapping', '*/client_args:mapping', '*/api_key:string'],
  never: [],
};

/** TaskWeaver's flat keys: https://microsoft.github.io/TaskWeaver/docs/configurations/overview */
const weaver: Features = {
  always: ['llm.model:string | llm.api_base:string | llm.api_key:string | llm.api_type:string'],
  often: [
    'llm.model:string',
    'llm.api_base:string',
    'llm.api_type:string',
    'execution_service.kernel_mode:string',
    'code_interpreter.*',
    'planner.*',
    'session.*',
  ],
  never: [],
};

/** The manifest of an agent in a Git repository: https://github.com/open-gitagent/gitagent */
const inGit: Features = {
  always: ['spec_version:string', 'model/preferred:string'],
  often: [
    'model/fallback:list',
    'skills:list',
    'tools:list',
    'agents:mapping',
    'runtime:mapping',
    'compliance:mapping',
  ],
  never: [],
};

/** Agent Zero's settings: https://github.com/agent0ai/agent-zero */
const agentZero: Features = {
  always: ['chat_model_provider:string', 'chat_model_name:string'],
  often: [
    'util_model_provider:string | util_model_name:string',
    'embed_model_provider:string | embed_model_name:string',
    'agent_profile:string | agent_prompts_subdir:string',
    'mcp_servers',
    'rfc_url',
  ],
  never: [],
};

/** LlamaDeploy's workflows: https://docs.llamaindex.ai/en/stable/module_guides/llama_deploy/ */
const deployedWorkflows: Features = {
  always: ['services/*/source/type:string', 'control-plane:mapping | default-service:string'],
  often: ['services/*/path:string', 'services/*/python-dependencies:list', 'services/*/env:mapping'],
  never: [],
};

/** Graphs of voice agents: https://theten.ai/docs */
const voiceGraphs: Features = {
  always: ['ten/predefined_graphs:list', '**/@addon~llm | **/@addon~openai | **/@addon~gemini | **/@addon~realtime'],
  often: ['**/@addon~tts', '**/@addon~asr', 'ten/predefined_graphs/*/auto_start:boolean'],
  never: [],
};

/** What the containers of MCP servers may reach: https://docs.stacklok.com/toolhive/guides-cli/custom-permissions */
const profiledServers: Features = {
  always: [
    ['network', 'permissions/network', 'servers/*/permissions/network']
      .flatMap((at) => ['insecure_allow_all:boolean', 'allow_host:list'].map((key) => `${at}/outbound/${key}`))
      .join(' | '),
  ],
  certain: [
    'network/outbound/insecure_allow_all:boolean',
    'servers/*/permissions/network/outbound/insecure_allow_all:boolean',
  ],
  often: ['read:list', 'write:list', 'privileged:boolean', 'servers/*/transport:string', 'name:string'],
  never: ['apiVersion'],
};

/** The agents that an editor starts: https://www.jetbrains.com/help/ai-assistant/acp.html */
const editorAgents: Features = {
  always: ['agent_servers/*/command:string'],
  often: ['agent_servers/*/args:list', 'agent_servers/*/env:mapping'],
  never: [],
};

/** Hermes without its prompts: https://hermes-agent.nousresearch.com/docs/user-guide/configuration */
const terminalAgent: Features = {
  always: ['terminal/backend:string', 'model/provider:string | model/default:string'],
  often: ['approvals:mapping', 'terminal/timeout:number', 'tools:mapping', 'toolsets:list', 'compression:mapping'],
  never: [],
};

/** A server for the shells of Windows: https://github.com/SimonB97/win-cli-mcp-server */
const shellServer: Features = {
  always: ['security/restrictWorkingDirectory:boolean', 'shells/*/command:string | security/allowedPaths:list'],
  often: [
    'security/blockedCommands:list',
    'security/enableInjectionProtection:boolean',
    'security/logCommands:boolean',
  ],
  never: [],
};

const models = ['openai', 'anthropic', 'claude', 'gemini', 'mistral', 'ai-agent', 'perplexity', 'deepseek'];

/** Scenarios of Make and flows of Activepieces and Windmill that call a model. */
const scenario: Features = {
  always: ['flow/*/module:string', either(models.map((name) => `flow/*/module~${name}`))],
  often: ['metadata/scenario:mapping', 'flow/*/mapper:mapping', 'metadata/instant:boolean'],
  never: [],
};
const pieces: Features = {
  always: [
    'template/trigger/settings/pieceName:string | trigger/settings/pieceName:string',
    either(models.map((name) => `**/@pieceName~piece-${name}`)),
  ],
  often: ['template/displayName:string | displayName:string'],
  never: [],
};
const modules: Features = {
  always: ['value/modules:list', 'value/modules/*/value/type=aiagent'],
  often: ['summary:string', 'schema:mapping'],
  never: [],
};

/** Frameworks whose files contain little more than the models in use, too little for formats of their own. */
export const frameworkFeatures: readonly Features[] = [
  company,
  namedModels,
  weaver,
  inGit,
  agentZero,
  deployedWorkflows,
  voiceGraphs,
  profiledServers,
  editorAgents,
  terminalAgent,
  shellServer,
  scenario,
  pieces,
  modules,
];
