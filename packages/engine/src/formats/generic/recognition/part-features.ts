import type { Features } from '../../format.ts';
import { infrastructure } from './infrastructure.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either } from './patterns.ts';

const recorded = 'response answer question messages score completion'
  .split(' ')
  .flatMap((key) => [`*/@${key}`, `*/*/@${key}`]);
const otherFiles = [...infrastructure, ...otherKinds, either(recorded)];

const part = (sign: string, ...more: readonly string[]): Features => ({
  always: [sign, ...more],
  certain: [sign],
  often: [],
  never: otherFiles,
});

/** Prompts by what they are for, each as it is said and to whom. */
const promptsByUse = part(
  '@prompts/*/@system:sentence | @system_prompts/*:addressed',
  '@prompts/*/@user:sentence | @prompts/*/@template:sentence | @system_prompts:mapping',
);

/** Prompts to choose from, each with its title and how freely it is answered. */
const titledPrompts = part(
  either(['content', 'text', 'prompt'].map((key) => `@prompts/*/@${key}:addressed`)),
  '@prompts/*/@temperature:number | @prompts/*/@model:string | @prompts/*/@tools:list',
);

/** When which agent is told what. */
const scheduledAgents = part(
  either(['schedules', 'jobs', 'crons', 'routines', 'heartbeats'].map((list) => `@${list}/*/@agent:string`)),
  either(['schedules', 'jobs', 'crons', 'routines', 'heartbeats'].map((list) => `@${list}/*/@prompt:sentence`)),
);

/** What people ask an agent for by a short name. */
const skillsOfAgents = part('@skills/*/@prompt:sentence', '@skills/*/@agent:string');

/** What somebody is told who is called an assistant, and nothing else. */
const toldAssistant = part('@instructions:addressed', '@instructions~ AI | @instructions~assistant');

const memories = ['short_term', 'long_term', 'working', 'episodic', 'semantic'].map(
  (kind) => `@memory/@${kind}:mapping`,
);

/** Memories as only agents have them, beside an agent or two kinds of them. */
const memoriesOfAgent = part(either(memories), '@agent:mapping');
const twoMemories = part('@memory/@short_term:mapping', '@memory/@long_term:mapping');

/** What nobody may say to a model, and where that is looked for. */
const watchedPhrases = part(
  either(['ignore previous instructions', 'ignore all previous'].map((phrase) => `**/*~${phrase}`)),
  either(
    anywhere(
      'blocked_phrases blocked_patterns injection_detection guardrails forbidden_requests forbidden_phrases'.split(' '),
    ),
  ),
);

/** Tools and the agent or the model that each belongs to. */
const ownedTools = part(
  '@tools/*/@requires_llm:boolean | @tools/*/@owner_agent:string | @tools/*/@agent_id:string',
  '@tools/*/@description:string',
);

const lists = ['actions', 'tools', 'skills', 'functions'];
const inLists = (...keys: readonly string[]): string =>
  either(lists.flatMap((list) => keys.map((key) => `@${list}/*/@${key}`)));

/** What a model may call, what it passes and whether somebody is asked. */
const askedTools = part(
  inLists('requires_confirmation:boolean', 'requires_approval:boolean', 'needs_approval:boolean'),
  inLists('input_schema:mapping', 'parameters:mapping', 'args_schema:mapping'),
  inLists('description:string'),
);

/** Agents by number, each with what it can do, in a list of any name. */
const numberedAgents = part('*/*/@agent_id:string', '*/*/@capabilities:list', '*/*/@role:string | */*/@name:string');

/** Steps that agents carry out, by what kind of agent each is. */
const stepsOfAgents = part(
  '@steps/*/@agent_type:string | @stages/*/@agent_type:string | @phases/*/@agent_type:string',
  '@steps/*/@input:sentence | @steps/*/@prompt:sentence | @stages/*/@input:sentence | @phases/*/@prompt:sentence',
);

/** Skills that programs carry out, by the class of each. */
const classesOfSkills = part('@skills/*/@class:string', '@skills/*/@module:string | @skills/*/@description:sentence');

/** Providers of models, each with the models that may be chosen. */
const providersOfModels = part('@default_provider:llm | @active_provider:llm', '@providers/*/@models/*/@name:model');

/** Agents below another, each with what it is for. */
const subordinates = part('@sub_agents/*/@description:sentence | @subagents/*/@description:sentence', '@name:string');

/** A command that an agent is handed, and whether somebody approves of it. */
const handedCommand = part('@command:sentence', '@agent:string', '@?approval');

/** Servers of the protocol by where they answer. */
const upstreams = ['upstreams', 'servers', 'backends', 'targets'];
const answeringServers = part(
  either(upstreams.map((list) => `@${list}/*/@url~/mcp`)),
  either(upstreams.map((list) => `@${list}/*/@name:string`)),
);

/** Which model answers what, and which one when it does not. */
const chainsOfModels = part(
  '@fallback_chains:mapping | @task_routing:mapping | @model_routing:mapping',
  '**/*:model | **/@provider:llm',
);
const modelsByUse = part('+/@model:model', '+/@provider:llm');

/** Prompts by name, side by side without a list around them. */
const promptsByName = part('*/@system:addressed', '+/@system:sentence');

/** Agents by how long each may go on, as only those that talk to a model do. */
const boundedAgents = part(
  '@agents/*/@max_turns:number | @steps/*/@config/@max_turns:number | @steps/*/@max_turns:number',
  '@agents:mapping | @agents:list | @steps/*/@agent:string',
);

/** Files that hold prompts, memories, guards or tools of an agent, and say no more of it. */
export const partFeatures: readonly Features[] = [
  titledPrompts,
  scheduledAgents,
  skillsOfAgents,
  promptsByUse,
  toldAssistant,
  memoriesOfAgent,
  twoMemories,
  watchedPhrases,
  ownedTools,
  askedTools,
  numberedAgents,
  stepsOfAgents,
  classesOfSkills,
  providersOfModels,
  subordinates,
  handedCommand,
  answeringServers,
  chainsOfModels,
  modelsByUse,
  promptsByName,
  boundedAgents,
];
