import { lazily } from '../../text/lazily.ts';
import type { Signature } from '../format.ts';
import { gatewayFeatures } from './gateway-features.ts';
import { terminalAgent, toolManifest } from './other-features.ts';
import {
  agentNames,
  executionNames,
  identityNames,
  loopNames,
  modelNames,
  oversightNames,
  promptNames,
  serverNames,
  shellSwitches,
  toolNames,
} from './signature-names.ts';

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

/** Steps of a pipeline and nodes of a graph: with tools and a model or a system prompt in them, agents work there. */
const stages = ['steps', 'nodes', 'stages'].flatMap((list) => [`${list}/*/`, `*/${list}/*/`]);
const toolsInStages = stages.map((place) => `${place}tools:list`).join(' | ');
/** One level deeper than tools are counted anyway. */
const toolsInStagesOfSections = ['steps', 'nodes', 'stages'].map((list) => `*/${list}/*/tools:list`).join(' | ');
const modelsInStages = stages
  .flatMap((place) =>
    ['llm', 'type=llm', 'type=agent', 'type=ai_agent', 'type=tool_node'].map((step) => `${place}${step}`),
  )
  .join(' | ');
const promptsInStages = stages.flatMap((place) => [`${place}system_prompt`, `${place}systemPrompt`]).join(' | ');

/** A register of tools: what carries one out, or what it takes, is written beside its name. */
const registersOfTools = ['tool_registry', 'toolRegistry', 'tool_definitions', 'toolDefinitions']
  .flatMap((register) => ['handler', 'function', 'parameters'].map((key) => `${register}/+/${key}`))
  .join(' | ');

/** A gateway of tools by the servers behind it. */
const gatewaysOfTools = ['mcp_gateway', 'mcpGateway', 'mcp_proxy', 'mcpProxy', 'mcp_hub', 'mcpHub']
  .flatMap((gateway) => ['upstreams', 'servers', 'backends', 'targets'].map((key) => `${gateway}/${key}`))
  .join(' | ');

/** A document that says of itself that it defines an agent. */
const kindsOfAgents = ['Agent', 'AgentDefinition', 'AgentSpec', 'AgentConfig', 'AgentTemplate', 'AssistantDefinition']
  .map((kind) => `kind=${kind}`)
  .join(' | ');

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
  'image/pullPolicy | */image/pullPolicy',
  'nodeSelector',
];

/** Where a switch, a number or a list would stand, a file of translations has the key's own words for people. */
const labels = [modelNames, toolNames, oversightNames, executionNames, loopNames];

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
      idea(shellSwitches, ['', '*/', '*/*/'], ':boolean'),
      toolsInStages,
      promptsInStages,
      registersOfTools,
      gatewaysOfTools,
      kindsOfAgents,
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
    toolsInStagesOfSections,
    modelsInStages,
    promptsInStages,
    registersOfTools,
    gatewaysOfTools,
    kindsOfAgents,
    'rules/*/tool:string',
    'agents/+/role | agents/+/goal | agents/+/description | agents/+/prompt | agents/+/model | agents/+/tools | agents/+/purpose | agents/+/skills | agents/+/instructions | agents/+/system_prompt | agents/+/soul | agents/+/persona | agents/+/capabilities',
  ],
  never: [
    ...infrastructure,
    '$schema~json-schema.org', // a schema of agents is no agent
    '*/*/changed-files', // labellers of pull requests
    ...labels.map((names) => idea(names, placesOfSettings, ':label')),
    'gamma:number | */gamma:number | */*/gamma:number', // agents that learn from rewards
    'added_tokens', // tokenizers
    'model_type', // model weights' configuration
    'object=response', // what a model answered, with the settings of the request
    'object=chat.completion',
    'choices/*/message',
    'candidates/*/content',
  ],
  least: 3,
  alternatives: [gatewayFeatures(infrastructure), terminalAgent, toolManifest],
}));
