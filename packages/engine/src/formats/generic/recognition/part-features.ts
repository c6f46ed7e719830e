import type { Features } from '../../format.ts';
import { infrastructure } from './infrastructure.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either } from './patterns.ts';
import { recordedResponses } from './recorded-data.ts';
import { smallFeatures } from './small-features.ts';

const otherFiles = [...infrastructure, ...otherKinds, recordedResponses];

const part = (sign: string, ...more: readonly string[]): Features => ({
  always: [sign, ...more],
  certain: [sign],
  often: [],
  never: otherFiles,
});

/** Prompts by purpose, with a system and a user part. */
const promptsByUse = part(
  '@prompts/*/@system:sentence | @system_prompts/*:addressed',
  '@prompts/*/@user:sentence | @prompts/*/@template:sentence | @system_prompts:mapping',
);

/** A selection of prompts, each with a temperature, a model or tools. */
const titledPrompts = part(
  either(['content', 'text', 'prompt'].map((key) => `@prompts/*/@${key}:addressed`)),
  '@prompts/*/@temperature:number | @prompts/*/@model:string | @prompts/*/@tools:list',
);

/** Schedules with an agent and its prompt. */
const scheduledAgents = part(
  either(['schedules', 'jobs', 'crons', 'routines', 'heartbeats'].map((list) => `@${list}/*/@agent:string`)),
  either(['schedules', 'jobs', 'crons', 'routines', 'heartbeats'].map((list) => `@${list}/*/@prompt:sentence`)),
);

/** Skills with a prompt and the agent that runs them. */
const agentSkills = part('@skills/*/@prompt:sentence', '@skills/*/@agent:string');

/** Only instructions, addressed to an assistant. */
const assistantInstructions = part('@instructions:addressed', '@instructions~ AI | @instructions~assistant');

const memories = ['short_term', 'long_term', 'working', 'episodic', 'semantic'].map(
  (kind) => `@memory/@${kind}:mapping`,
);

/** Kinds of memory that only agents have, beside an agent or two of them together. */
const agentMemories = part(either(memories), '@agent:mapping');
const twoMemories = part('@memory/@short_term:mapping', '@memory/@long_term:mapping');

/** Phrases of prompt injection, and the detector that looks for them. */
const injectionPhrases = part(
  either(['ignore previous instructions', 'ignore all previous'].map((phrase) => `**/*~${phrase}`)),
  either(
    anywhere(
      'blocked_phrases blocked_patterns injection_detection guardrails forbidden_requests forbidden_phrases'.split(' '),
    ),
  ),
);

/** Tools, each with the agent or model it belongs to. */
const ownedTools = part(
  '@tools/*/@requires_llm:boolean | @tools/*/@owner_agent:string | @tools/*/@agent_id:string',
  '@tools/*/@description:string',
);

const lists = ['actions', 'tools', 'skills', 'functions'];
const inLists = (...keys: readonly string[]): string =>
  either(lists.flatMap((list) => keys.map((key) => `@${list}/*/@${key}`)));

/** Tools with parameters and a requirement of approval. */
const toolsWithApproval = part(
  inLists('requires_confirmation:boolean', 'requires_approval:boolean', 'needs_approval:boolean'),
  inLists('input_schema:mapping', 'parameters:mapping', 'args_schema:mapping'),
  inLists('description:string'),
);

/** Agents with ids and capabilities, in a list of any name. */
const numberedAgents = part('*/*/@agent_id:string', '*/*/@capabilities:list', '*/*/@role:string | */*/@name:string');

/** Steps with the type of agent that runs them. */
const agentSteps = part(
  '@steps/*/@agent_type:string | @stages/*/@agent_type:string | @phases/*/@agent_type:string',
  '@steps/*/@input:sentence | @steps/*/@prompt:sentence | @stages/*/@input:sentence | @phases/*/@prompt:sentence',
);

/** Skills implemented by classes. */
const skillClasses = part('@skills/*/@class:string', '@skills/*/@module:string | @skills/*/@description:sentence');

/** Providers, each with its models. */
const modelProviders = part('@default_provider:llm | @active_provider:llm', '@providers/*/@models/*/@name:model');

/** An agent's subagents with descriptions. */
const subordinates = part('@sub_agents/*/@description:sentence | @subagents/*/@description:sentence', '@name:string');

/** A command for an agent, with an approval setting. */
const agentCommand = part('@command:sentence', '@agent:string', '@?approval');

/** MCP servers by their addresses. */
const upstreams = ['upstreams', 'servers', 'backends', 'targets'];
const serverAddresses = part(
  either(upstreams.map((list) => `@${list}/*/@url~/mcp`)),
  either(upstreams.map((list) => `@${list}/*/@name:string`)),
);

/** Routing of requests to models, with fallbacks. */
const modelChains = part(
  '@fallback_chains:mapping | @task_routing:mapping | @model_routing:mapping',
  '**/*:model | **/@provider:llm',
);
const modelsByUse = part('+/@model:model', '+/@provider:llm');

/** Models by purpose, beside an agent's aims, memory or tools. */
const modelsByPurpose = part(
  '@models/+:model',
  '@objectives/*:sentence | @goals/*:sentence | @memory:mapping | @tools:list | @tools:mapping',
);
/** Providers, each with one model, and the model that is chosen. */
const chosenProvider = part('@default_model:model', '@providers/*/@model:model');

/** A model, and channels on which people talk to it. */
const messengers = 'whatsapp telegram discord slack signal messenger instagram webchat chatwoot sms line wechat viber';
const chatBot = part(
  either(messengers.split(' ').map((channel) => `@channels/@${channel}:mapping`)),
  either(['llm_model', 'model', 'ai_model'].flatMap((key) => [`@${key}:model`, `*/@${key}:model`])),
);

/** Prompts by name, side by side at the root. */
const promptsByName = part('*/@system:addressed', '+/@system:sentence');

/** Agents or steps with a maximum number of turns, which only users of a model have. */
const limitedAgents = part(
  '@agents/*/@max_turns:number | @steps/*/@config/@max_turns:number | @steps/*/@max_turns:number',
  '@agents:mapping | @agents:list | @steps/*/@agent:string',
);

/** An agent with a limit on its steps or an approval, and a list of tools that are enabled. */
const agentWithTools = part(
  either(['enabled', 'allowed', 'available'].map((list) => `@tools/@${list}/*:tool`)),
  either(['max_iterations', 'max_steps', 'max_turns', '?approval', 'confirm*'].map((key) => `@agent/@${key}`)),
);

/** What an agent may do with a shell, in a section named after its tools. */
const toolPermissions = part(
  either(['shell', 'bash', 'terminal', 'exec'].map((tool) => `@tool_permissions/@${tool}:mapping`)),
);

/** Files that contain only an agent's prompts, memories, guardrails or tools. */
export const partFeatures: readonly Features[] = [
  titledPrompts,
  scheduledAgents,
  agentSkills,
  promptsByUse,
  assistantInstructions,
  agentMemories,
  twoMemories,
  injectionPhrases,
  ownedTools,
  toolsWithApproval,
  numberedAgents,
  agentSteps,
  skillClasses,
  modelProviders,
  subordinates,
  agentCommand,
  serverAddresses,
  modelChains,
  modelsByUse,
  modelsByPurpose,
  chosenProvider,
  chatBot,
  promptsByName,
  limitedAgents,
  agentWithTools,
  toolPermissions,
  ...smallFeatures,
];
