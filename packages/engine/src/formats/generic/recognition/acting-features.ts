import type { Features } from '../../format.ts';
import { otherFiles } from './other-files.ts';
import { anywhere, either, structures } from './patterns.ts';

/** A language model that is selected for use, and not one that is listed, priced or counted. */
const chosenModel = either(
  // Coding agents use short model names.
  ['sonnet', 'opus', 'haiku'].map((name) => `@model=${name}`),
  anywhere('model *model model_name model_id default_model llm *llm llm_model engine brain gpt gpt_model', ':model'),
  ...['model', 'llm', 'brain', 'ai', 'language_model', 'gpt', 'openai', 'anthropic'].map((section) =>
    ['model', 'name', 'id', 'model_name', 'model_id', 'engine'].map((key) => `**/@${section}/@${key}:model`),
  ),
  anywhere('provider llm_provider ai_provider vendor llm_backend llm llm_engine', ':llm'),
  ['model', 'llm', 'provider', 'brain', 'ai', 'language_model'].flatMap((section) =>
    ['provider', 'name', 'vendor', 'type', 'backend'].map((key) => `**/@${section}/@${key}:llm`),
  ),
);

const abilities = either(
  structures(
    'tools tool *tools toolbelt toolbox abilities skills *skills actions *actions plugins *plugins mcp *servers',
  ),
  structures('functions extensions integrations can can_use commands *commands'),
  // The tools of coding agents' subagents.
  ['Read', 'Bash', 'Write', 'Edit'].map((tool) => `tools~${tool}`),
);

const execution = either(
  anywhere('run command cmd exec script handler code shell_command jscode', ':sentence'),
  ['kind', 'type'].flatMap((key) =>
    ['python', 'code', 'shell', 'exec', 'bash', 'command', 'script'].map((value) => `**/@${key}=${value}`),
  ),
  structures('browser terminal computer computer_use shell exec execution executor filesystem'),
  anywhere('shell terminal browser allow_shell exec', ':boolean'),
  structures('code_execution code_execution_config code_interpreter sandbox'),
);

const oversight = either(
  anywhere('?approval ?approval-of-edits ?guardrail'),
  anywhere(
    'approval approvals approval* *approval auto_approve confirm confirm* *confirmation guardrails moderation hitl',
  ),
  anywhere('autonomy human* autonomous auto_run auto_execute auto_accept'),
  anywhere('auto* *automatically allow*', ':boolean'),
);

const instructions = either(
  '**/*:addressed',
  anywhere(
    'prompt *prompt system persona personality *instructions instructions goal mission backstory task',
    ':sentence',
  ),
  '@description:sentence',
  anywhere('prompt_file system_prompt_file instructions_file soul', ':string'),
);

const namedAgents = either(
  structures('agent agents *agent *agents bot bots *bot assistant assistants *assistant copilot copilot* *copilot'),
  structures('chatbot crew swarm subagents orchestrator supervisor planner worker workers persona'),
);

/** Channels through which people reach the agent, and triggers that start it. */
const channels = either(
  structures(
    'telegram discord slack whatsapp imap smtp email mail matrix signal twilio webhook trigger channels inbox',
  ),
  anywhere('trigger schedule cron', ':string'),
);

const sampling = either(
  anywhere('temperature max_tokens top_p max_output_tokens', ':number'),
  anywhere('api_key base_url api_base'),
);

const memory = either(structures('memory knowledge retriever vector_store knowledge_base history'));

/** Data sets, measurements, price lists and bills, which name models as well. */
const recordedFiles = either(
  anywhere('input_cost_per_token prompt_tokens completion_tokens'),
  ['', '*/', '*/*/'].flatMap((place) => ['price', 'prices', 'pricing', 'tokenizer'].map((key) => `${place}@${key}`)),
  ['', '*/'].flatMap((place) =>
    ['completion', 'expected', 'ideal', 'metric', 'metrics', 'score', 'benchmark'].map((key) => `${place}@${key}`),
  ),
  ['choices', 'messages', 'mode=embedding', 'learning_rate', 'epochs', '@dataset', '@embeddings'],
);

const agentParts: readonly string[] = [
  abilities,
  execution,
  oversight,
  instructions,
  namedAgents,
  channels,
  sampling,
  memory,
];

/**
 * A selected model and two other parts, of which one is an agent's: capabilities, execution, oversight, instructions or a name.
 * For files that have none of the words in the places that the main signature knows.
 */
export const actingFeatures: Features = {
  always: [chosenModel],
  given: { sure: [abilities, execution, oversight, instructions, namedAgents], weak: [], weakMinimum: 1 },
  often: agentParts,
  never: [...otherFiles, recordedFiles],
};

const stages = ['steps', 'nodes', 'stages', 'blocks', 'tasks', 'chain'].flatMap((list) => [
  `@${list}/*/`,
  `*/@${list}/*/`,
]);
const kinds = ['kind', 'type', 'action', 'uses'].map((key) => `@${key}`);

/** Stages of which one calls a model and another runs something with the result. */
export const modelStages: Features = {
  always: [
    either(
      stages.flatMap((stage) =>
        kinds.flatMap((kind) => ['llm', 'prompt', 'agent', 'ai', 'model'].map((value) => `${stage}${kind}=${value}`)),
      ),
    ),
    either(
      stages.flatMap((stage) => [
        `${stage}@prompt:sentence`,
        `${stage}@system:string`,
        `${stage}@system_prompt:string`,
      ]),
    ),
    either(
      stages.flatMap((stage) => [
        ...['command', 'cmd', 'run', 'code', 'script', 'shell', 'url', 'tool'].map((key) => `${stage}@${key}:string`),
        ...kinds.flatMap((kind) =>
          ['exec', 'shell', 'code', 'python', 'http', 'tool'].map((value) => `${stage}${kind}=${value}`),
        ),
      ]),
    ),
  ],
  often: [],
  never: ['jobs', 'openapi', 'services', 'apiVersion', 'providers/*/config', 'tests'],
};

/** MCP servers in a list or map under a name that nothing else has. */
const startedServers = either(
  ['@mcp', '@mcp/@servers', '@mcp_servers', '@tool_servers'].flatMap((list) =>
    ['command', 'exec', 'run', 'launch', 'cmd'].map((key) => `${list}/*/@${key}:string`),
  ),
);
/** MCP servers under non-standard keys. */
export const mcpServers: Features = {
  always: [startedServers],
  often: [],
  certain: [startedServers],
  never: ['services', 'jobs', 'openapi', 'mcpServers'],
};

const instructingPrompt = either(
  ['system_prompt', 'system_message', 'system_instructions'].map((name) => `@${name}:string`),
  ['instructions', 'prompt', 'role', 'persona'].map((name) => `@${name}:addressed`),
);
const listed = either(
  ['tools', 'plugins', 'actions', 'skills', 'abilities', 'knowledge', 'goals', 'functions'].map(
    (name) => `@${name}:list`,
  ),
);

/** A system prompt, and a list of what the model can use: tools, skills, knowledge. */
export const promptWithTools: Features = {
  always: [instructingPrompt, listed],
  often: [],
  certain: [instructingPrompt],
  never: [...otherFiles, recordedFiles],
};
