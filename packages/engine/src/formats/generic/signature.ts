import { lazily } from '../../text/lazily.ts';
import type { Signature } from '../format.ts';
import { gatewaySignature } from './gateway-signature.ts';

/** How people write a name of several words as a key. */
function spellings(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length === 1) return words;
  const camel = words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return [words.join('_'), camel, words.join('-'), words.join(' ')];
}

/** Where a home-made configuration keeps them: at the root, in a section, in each agent of a list or map. */
const placesOfSettings = ['', '*/', '*/*/'];

/** One discriminator with something below it: a number beside the word is a count or a token, a text a label. */
function structure(names: readonly string[], places: readonly string[] = placesOfSettings): string {
  return [':mapping', ':list'].map((test) => idea(names, places, test)).join(' | ');
}

/** One discriminator: any of the names, in any spelling, at any of the usual places. */
function idea(names: readonly string[], places: readonly string[] = placesOfSettings, test = ''): string {
  const paths = names.flatMap(spellings).flatMap((key) => places.map((place) => `${place}${key}${test}`));
  return paths.join(' | ');
}

const promptNames = [
  'system prompt',
  'system message',
  'system instruction',
  'system instructions',
  'instructions',
  'instruction',
  'persona',
  'backstory',
  'system role',
  'role definition',
  'ai role',
  'agent prompt',
  'agent instruction',
  'agent instructions',
  'agent system prompt',
  'developer instructions',
  'custom instructions',
  'role prompt',
  'system prompt template',
  'prompt',
  'base prompt',
];

const agentNames = [
  'agents',
  'agent',
  'sub agents',
  'subagents',
  'assistants',
  'assistant',
  'crew',
  'swarm',
  'bots',
  'agent config',
  'agent settings',
];
/** Single words by which a file says whose settings these are. */
const identityNames = ['agent name', 'agent id', 'agent type', 'agent role', 'bot name', 'assistant name', 'ai name'];
const toolNames = [
  'tools',
  'tool',
  'toolset',
  'toolsets',
  'functions',
  'allowed tools',
  'enabled tools',
  'tool permissions',
  'tool policy',
  'capabilities',
  'toolbox',
  'toolkit',
  'tool config',
];
const modelNames = [
  'model',
  'models',
  'llm',
  'llms',
  'model name',
  'llm config',
  'model config',
  'default model',
  'provider',
  'llm provider',
  'model settings',
  'model id',
  'chat model',
];
const serverNames = ['mcp', 'mcp servers', 'mcp server'];
const oversightNames = [
  'auto approve',
  'auto approval',
  'require approval',
  'requires approval',
  'approval',
  'approvals',
  'approval mode',
  'approval required',
  'require confirmation',
  'requires confirmation',
  'confirmation',
  'human in the loop',
  'human input',
  'human input mode',
  'human approval',
  'guardrails',
  'permission mode',
  'human oversight',
  'human review',
  'tool policy',
  'command policy',
  'yolo',
  'yes always',
  'autonomy',
  'autonomous',
  'auto run',
  'auto execute',
];
const executionNames = [
  'sandbox',
  'sandboxed',
  'code execution',
  'code execution config',
  'allow code execution',
  'code interpreter',
  'shell',
  'allow shell',
  'allowed commands',
  'blocked commands',
  'command execution',
];
const loopNames = [
  'max iterations',
  'max iter',
  'max steps',
  'max turns',
  'max loops',
  'max rounds',
  'max tool calls',
  'max delegation depth',
  'allow delegation',
  'handoffs',
  'subagents',
  'sub agents',
  'delegates to',
  'memory',
  'delegation',
];

/** Files of build servers, containers, clusters and package managers, which say where programs run and of which kind most are no agents. */
export const infrastructure = [
  'openapi', // API descriptions
  'swagger',
  'asyncapi',
  'apiVersion', // Kubernetes
  '*/ansible.* | */community.*', // Ansible's roles and playbooks
  'jobs/*/runs-on', // GitHub workflows
  'jobs/*/steps:list',
  'services/*/image', // Compose files
  'services/*/build',
  'compilerOptions',
  'devDependencies',
  'lockfileVersion',
  'replicaCount', // Helm values
  'image/repository',
  'image/pullPolicy',
  'nodeSelector',
];

/**
 * What nearly every agent has in any vendor's or nobody's layout. One idea that only agents have must be there (it counts twice),
 * and a second one of any kind; files that share such words without configuring an agent stay out by the last list.
 */
export const genericSignature = lazily<Signature>(() => ({
  always: [
    [
      idea(promptNames, placesOfSettings, ':string'),
      structure(agentNames, ['', '*/']),
      idea(identityNames, ['', '*/'], ':string'),
      idea(toolNames, ['', '*/', '*/*/'], ':list'),
      idea(serverNames, ['', '*/'], ':mapping'),
      idea(oversightNames, ['', '*/']),
    ].join(' | '),
  ],
  often: [
    [idea(identityNames, ['', '*/'], ':string'), 'prompts/system:string | */prompts/system:string'].join(' | '),
    idea(promptNames, placesOfSettings, ':string'),
    structure(agentNames, ['', '*/']),
    structure(toolNames),
    idea(modelNames),
    idea(serverNames, ['', '*/']),
    idea(oversightNames),
    idea(executionNames),
    idea(loopNames),
    'agents/+/role | agents/+/goal | agents/+/description | agents/+/prompt | agents/+/model | agents/+/tools | agents/+/purpose | agents/+/skills | agents/+/instructions | agents/+/system_prompt | agents/+/soul | agents/+/persona | agents/+/capabilities',
  ],
  never: [
    ...infrastructure,
    '$schema~json-schema.org', // a schema of agents is no agent
    '*/*/changed-files', // labellers of pull requests
    'added_tokens', // tokenizers
    'model_type', // model weights' configuration
    'object=response', // what a model answered, with the settings of the request
    'object=chat.completion',
    'choices/*/message',
    'candidates/*/content',
  ],
  least: 3,
  otherwise: gatewaySignature(infrastructure),
}));
