import type { Features } from '../format.ts';
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

/** Files that hold prompts, memories, guards or tools of an agent, and say no more of it. */
export const partFeatures: readonly Features[] = [
  promptsByUse,
  toldAssistant,
  memoriesOfAgent,
  twoMemories,
  watchedPhrases,
  ownedTools,
  askedTools,
  numberedAgents,
];
