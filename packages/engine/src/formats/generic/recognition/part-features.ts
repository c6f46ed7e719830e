import type { Features } from '../../format.ts';
import { infrastructure } from './infrastructure.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either, kindsWithout } from './patterns.ts';
import { recordedResponses } from './recorded-data.ts';
import { shellNames } from './signature-names.ts';
import { smallFeatures } from './small-features.ts';

const { telling } = kindsWithout([...infrastructure, ...otherKinds, recordedResponses]);

/** Prompts by purpose, with a system and a user part. */
const promptsByUse = telling(
  '@prompts/*/@system:sentence | @system_prompts/*:addressed',
  '@prompts/*/@user:sentence | @prompts/*/@template:sentence | @system_prompts:mapping',
);

/** A selection of prompts, each with a temperature, a model or tools. */
const titledPrompts = telling(
  either(['content', 'text', 'prompt'].map((key) => `@prompts/*/@${key}:addressed`)),
  '@prompts/*/@temperature:number | @prompts/*/@model:string | @prompts/*/@tools:list',
);

/** Schedules with an agent and its prompt. */
const scheduledAgents = telling(
  either(['schedules', 'jobs', 'crons', 'routines', 'heartbeats'].map((list) => `@${list}/*/@agent:string`)),
  either(['schedules', 'jobs', 'crons', 'routines', 'heartbeats'].map((list) => `@${list}/*/@prompt:sentence`)),
);

/** Skills with a prompt and the agent that runs them. */
const agentSkills = telling('@skills/*/@prompt:sentence', '@skills/*/@agent:string');

/** Only instructions, addressed to an assistant. */
const assistantInstructions = telling('@instructions:addressed', '@instructions~ AI | @instructions~assistant');

const memories = ['short_term', 'long_term', 'working', 'episodic', 'semantic'].map(
  (kind) => `@memory/@${kind}:mapping`,
);

/** Kinds of memory that only agents have, beside an agent or two of them together. */
const agentMemories = telling(either(memories), '@agent:mapping');
const twoMemories = telling('@memory/@short_term:mapping', '@memory/@long_term:mapping');

/** Phrases of prompt injection, and the detector that looks for them. */
const injectionPhrases = telling(
  either(['ignore previous instructions', 'ignore all previous'].map((phrase) => `**/*~${phrase}`)),
  either(
    anywhere('blocked_phrases blocked_patterns injection_detection guardrails forbidden_requests forbidden_phrases'),
  ),
);

/** Tools, each with the agent or model it belongs to. */
const ownedTools = telling(
  '@tools/*/@requires_llm:boolean | @tools/*/@owner_agent:string | @tools/*/@agent_id:string',
  '@tools/*/@description:string',
);

const lists = ['actions', 'tools', 'skills', 'functions'];
const inLists = (...keys: readonly string[]): string =>
  either(lists.flatMap((list) => keys.map((key) => `@${list}/*/@${key}`)));

/** Tools with parameters and a requirement of approval. */
const toolsWithApproval = telling(
  inLists('requires_confirmation:boolean', 'requires_approval:boolean', 'needs_approval:boolean'),
  inLists('input_schema:mapping', 'parameters:mapping', 'args_schema:mapping'),
  inLists('description:string'),
);

/** Agents with ids and capabilities, in a list of any name. */
const numberedAgents = telling('*/*/@agent_id:string', '*/*/@capabilities:list', '*/*/@role:string | */*/@name:string');

/** Steps with the type of agent that runs them. */
const agentSteps = telling(
  '@steps/*/@agent_type:string | @stages/*/@agent_type:string | @phases/*/@agent_type:string',
  '@steps/*/@input:sentence | @steps/*/@prompt:sentence | @stages/*/@input:sentence | @phases/*/@prompt:sentence',
);

/** Skills implemented by classes. */
const skillClasses = telling('@skills/*/@class:string', '@skills/*/@module:string | @skills/*/@description:sentence');

/** Providers, each with its models. */
const modelProviders = telling('@default_provider:llm | @active_provider:llm', '@providers/*/@models/*/@name:model');

/** An agent's subagents with descriptions. */
const subordinates = telling(
  '@sub_agents/*/@description:sentence | @subagents/*/@description:sentence',
  '@name:string',
);

/** A command for an agent, with an approval setting. */
const agentCommand = telling('@command:sentence', '@agent:string', '@?approval');

/** MCP servers by their addresses. */
const upstreams = ['upstreams', 'servers', 'backends', 'targets'];
const serverAddresses = telling(
  either(upstreams.map((list) => `@${list}/*/@url~/mcp`)),
  either(upstreams.map((list) => `@${list}/*/@name:string`)),
);

/** Routing of requests to models, with fallbacks. */
const modelChains = telling(
  '@fallback_chains:mapping | @task_routing:mapping | @model_routing:mapping',
  '**/*:model | **/@provider:llm',
);
const modelsByUse = telling('+/@model:model', '+/@provider:llm');

/** Models by purpose, beside an agent's aims, memory or tools. */
const modelsByPurpose = telling(
  '@models/+:model',
  '@objectives/*:sentence | @goals/*:sentence | @memory:mapping | @tools:list | @tools:mapping',
);
/** A model, and channels on which people talk to it. */
const messengers = 'whatsapp telegram discord slack signal messenger instagram webchat chatwoot sms line wechat viber';
const chatBot = telling(
  either(messengers.split(' ').map((channel) => `@channels/@${channel}:mapping`)),
  either(['llm_model', 'model', 'ai_model'].flatMap((key) => [`@${key}:model`, `*/@${key}:model`])),
);

/** Prompts by name, side by side at the root. */
const promptsByName = telling('*/@system:addressed', '+/@system:sentence');

/** Agents or steps with a maximum number of turns, which only users of a model have. */
const limitedAgents = telling(
  '@agents/*/@max_turns:number | @steps/*/@config/@max_turns:number | @steps/*/@max_turns:number',
  '@agents:mapping | @agents:list | @steps/*/@agent:string',
);

/** An agent with a limit on its steps or an approval, and a list of tools that are enabled. */
const agentWithTools = telling(
  either(['enabled', 'allowed', 'available'].map((list) => `@tools/@${list}/*:tool`)),
  either(['max_iterations', 'max_steps', 'max_turns', '?approval', 'confirm*'].map((key) => `@agent/@${key}`)),
);

/** What an agent may do with a shell, in a section named after its tools. */
const toolPermissions = telling(either(shellNames.map((tool) => `@tool_permissions/@${tool}:mapping`)));

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
  chatBot,
  promptsByName,
  limitedAgents,
  agentWithTools,
  toolPermissions,
  ...smallFeatures,
];
