import { lazily } from '../../../text/lazily.ts';
import type { Evidence, Features, Signature } from '../../format.ts';
import { actingFeatures, actingStages, ownServers, toldToAct } from './acting-features.ts';
import { agenticFeatures } from './agentic-features.ts';
import { gatewayFeatures, serverGateway } from './gateway-features.ts';
import { infrastructure } from './infrastructure.ts';
import { mandateFeatures } from './mandate-features.ts';
import { modelFeatures, promptFeatures, toldFeatures } from './model-features.ts';
import { otherFeatures } from './other-features.ts';
import { pairedSettings } from './pair-features.ts';
import { partFeatures } from './part-features.ts';
import { idea, placesOfSettings, structure } from './patterns.ts';
import { personaFeatures } from './persona-features.ts';
import { rosterFeatures } from './roster-features.ts';
import { rulingFeatures } from './ruling-features.ts';
import {
  agentExecutionNames,
  agentLoopNames,
  agentNames,
  agentOversightNames,
  executionNames,
  identityNames,
  languageModelNames,
  loopNames,
  modelNames,
  oversightNames,
  promptNames,
  samplingNames,
  serverNames,
  shellSwitches,
  shortPromptNames,
  systemPromptNames,
  talkingAgentNames,
  toolNames,
} from './signature-names.ts';
import {
  codingEngines,
  gatewaysOfTools,
  listedServers,
  modelsInStages,
  promptsInStages,
  registersOfTools,
  toolsInStages,
  toolsInStagesOfSections,
} from './signature-patterns.ts';
import { toolFeatures } from './tool-features.ts';

const ofStages = [toolsInStages, promptsInStages, registersOfTools, gatewaysOfTools];

/** A section called after what it configures, as `review_bot` and `research-agent` are. */
const sectionsOfAgents = ['agent', 'bot', 'assistant', 'copilot']
  .flatMap((word) => ['', '*/'].map((place) => `${place}@*${word}:mapping`))
  .join(' | ');

const each = (keys: readonly string[]) => keys.map((key) => `@agents/+/@${key}`).join(' | ');
/** Nobody else has a prompt, or a soul. */
const toldWords = 'prompt instruction instructions system_prompt system_message soul persona purpose';
const toldAgents = each(toldWords.split(' '));
/** What each agent may use and may not, in lists of their own. */
const ruledAgents = each(['tools_allowed', 'allowed_tools', 'tools_denied', 'denied_tools', 'disallowed_tools']);
const rolesOfAgents = each(['role', 'goal', 'tools', 'skills', 'capabilities']);
const describedAgents = [toldAgents, rolesOfAgents, ruledAgents, each(['description', 'model'])].join(' | ');

/** A model by a name that only models of language and their vendors have: `model: m` may be a car's. */
const knownModels = [
  idea(modelNames, placesOfSettings, ':llm'),
  ...['@name', '@id', '@model', '@provider'].map(
    (key) => `@model/${key}:llm | */@model/${key}:llm | */*/@model/${key}:llm`,
  ),
].join(' | ');

/** The keys of vendors that have nothing but models, by the names of their variables. */
const vendorKeys = ['OPENAI', 'ANTHROPIC', 'GEMINI', 'MISTRAL', 'GROQ', 'OPENROUTER', 'DEEPSEEK']
  .flatMap((vendor) => [`**/*~${vendor}_API_KEY`, `**/@${vendor.toLowerCase()}_api_key`])
  .join(' | ');

/** A document that says of itself that it defines an agent. */
const kindsOfAgents = ['Agent', 'AgentDefinition', 'AgentSpec', 'AgentConfig', 'AgentTemplate', 'AssistantDefinition']
  .map((kind) => `kind=${kind}`)
  .join(' | ');

/** What runs without a question, by name, in a section about questions. */
const sectionsOfQuestions = ['@autonomy/', '@approval/', '@approvals/', '@permissions/', '@policy/'];
const unaskedLists = idea(['auto approve', 'auto allow'], sectionsOfQuestions, ':list');

/** Where a resource of a cluster, or of what is written like one, keeps the settings of an agent. */
const placesInResources = ['spec/', 'spec/*/', 'spec/*/*/'];

/** An agent as operators of clusters and their kin write one down: a version of an interface, a kind and a `spec`. */
const resource: Features = {
  always: [
    'apiVersion:string',
    'kind~Agent | kind~Assistant | kind=Crew | kind=Swarm',
    [
      idea(promptNames, ['spec/', 'spec/*/'], ':string'),
      idea(toolNames, placesInResources, ':list'),
      idea(['model', 'llm', 'model ref', 'model name', 'model id', 'model config'], ['spec/'], ':string'),
      idea(['model', 'llm'], ['spec/'], ':mapping'),
      'spec/agents/*/spec:mapping | spec/agents/*/name:string | spec/nodes/*/type=Agent | spec/steps/*/type=Agent | spec/steps/*/agent:string',
    ].join(' | '),
  ],
  often: [
    idea(promptNames, ['spec/', 'spec/*/'], ':string'),
    idea(toolNames, placesInResources, ':list'),
    idea(modelNames, ['spec/']),
    idea(serverNames, ['spec/']),
    idea(oversightNames, ['spec/', 'spec/*/']),
    idea(executionNames, ['spec/', 'spec/*/']),
    idea(loopNames, ['spec/', 'spec/*/']),
  ],
  // What runs in the containers of a workload or watches machines is told by other names.
  never: ['spec/template/spec', 'spec/containers', 'spec/daemonSet', 'spec/deployment/podTemplate', 'spec/versions'],
};

/** Where a switch, a number or a list would stand, a file of translations has the key's own words for people. */
const labels = [modelNames, toolNames, oversightNames, executionNames, loopNames];

const agents = [structure(agentNames, ['', '*/']), sectionsOfAgents].join(' | ');
const gatewaysOfModels = structure(['llm gateway', 'ai gateway', 'model gateway', 'llm proxy', 'ai proxy'], ['', '*/']);
const rulesOnTools = '@rules/*/@tool:string';

/** Commands that somebody is asked about before they run: people type theirs. */
const askedCommands = ['commands', 'shell', 'permissions/commands', 'permissions/@shell']
  .flatMap((section) =>
    ['require_approval', 'requires_approval', 'ask', 'confirm'].map((key) => `${section}/@${key}:list`),
  )
  .join(' | ');

function prompts(): string {
  const short = idea(shortPromptNames, placesOfSettings, ':sentence');
  return `${idea(promptNames, placesOfSettings, ':string')} | ${short}`;
}

/** A text that speaks to somebody. People are spoken to as well, so it shows no model. */
const addressed = placesOfSettings.map((place) => `${place}*:addressed`).join(' | ');

/** What only agents have. */
function ofAgents(): string {
  return [
    prompts(),
    addressed,
    agents,
    idea(identityNames, ['', '*/'], ':string'),
    idea(toolNames, placesOfSettings, ':list'),
    idea(serverNames, ['', '*/'], ':mapping'),
    listedServers,
    idea(oversightNames, ['', '*/']),
    idea(shellSwitches, placesOfSettings, ':boolean'),
    ...ofStages,
    kindsOfAgents,
    gatewaysOfModels,
    askedCommands,
  ].join(' | ');
}

/**
 * What shows that a model of language is behind it: agents in simulations, in offices and on roads have a model, tools, instructions and
 * a supervisor as well, though rarely three of them at once.
 */
function ofLanguage(): Evidence {
  return {
    sure: [
      idea(systemPromptNames, placesOfSettings, ':string'),
      structure(talkingAgentNames, ['', '*/']),
      idea(languageModelNames),
      knownModels,
      idea(serverNames, ['', '*/']),
      idea(agentExecutionNames),
      idea(agentLoopNames),
      idea(samplingNames, placesOfSettings, ':number'),
      promptsInStages,
      registersOfTools,
      gatewaysOfTools,
      modelsInStages,
      kindsOfAgents,
      codingEngines,
      rulesOnTools,
      askedCommands,
      idea(
        toolNames.map((name) => `${name}/*`),
        placesOfSettings,
        ':tool',
      ),
      toldAgents,
      ruledAgents,
      gatewaysOfModels,
      '@agents/@defaults/@model',
      vendorKeys,
      unaskedLists,
    ],
    weak: [
      [prompts(), addressed].join(' | '),
      idea(modelNames),
      [structure(toolNames), toolsInStages].join(' | '),
      idea(agentOversightNames),
      rolesOfAgents,
    ],
    weakLeast: 3,
  };
}

const placesOfTraining = ['training', 'train', 'trainer', 'optimizer', 'hyperparameters', 'agent', 'model', 'data'].map(
  (section) => `@${section}/`,
);

const otherFiles: readonly string[] = [
  ...infrastructure,
  '$schema~json-schema.org', // a schema of agents is no agent
  '*/*/changed-files', // labellers of pull requests
  '.:phrases', // translations
  ...labels.map((names) => idea(names, placesOfSettings, ':label')),
  idea(['gamma'], placesOfSettings, ':number'), // agents that learn from rewards
  idea(['num train epochs'], placesOfSettings, ':number'), // models that are trained
  idea(['batch size'], ['', ...placesOfTraining], ':number'), // whoever asks models for many answers has one as well
  idea(['learning rate'], ['', ...placesOfTraining], ':number'), // an agent's memory may have one
  idea(['negative prompt', 'num inference steps', 'guidance scale', 'cfg scale']), // pictures that are painted
  idea(['epochs', 'num epochs'], placesOfTraining, ':number'),
  '@agents/*/@count:number | @simulation/@steps:number', // crowds that are simulated
  '@features/*/@rollout | @flags/*/@rollout', // what a part of the users gets
  'added_tokens', // tokenizers
  'model_type', // model weights' configuration
  idea(['total tokens', 'prompt tokens', 'completion tokens']), // what a model was asked and cost
  '@tokens/@prompt:number | */@tokens/@prompt:number',
  'object=response', // what a model answered, with the settings of the request
  'object=chat.completion',
  'choices/*/message',
  'candidates/*/content',
  ['dataset', 'data', 'samples', 'records', 'rows', 'questions', 'cases', 'test_cases', 'evals', 'qa']
    .flatMap((list) => ['response', 'answer', 'completion', 'expected'].map((key) => `@${list}/*/@${key}`))
    .join(' | '),
  '@results/*/@gold | @results/*/@prediction | @results/*/@predicted',
  '@results/*/@score | @results/*/@output | @results/*/@passed | @runs/*/@score', // how a model did in a test
  '@questions/*/@options:list', // what people are asked about models
  '@lightgbm:mapping | @xgboost:mapping | @catboost:mapping', // models that are trees
  ['fbx', 'glb', 'gltf'].map((shape) => `@model~.${shape} | */@model~.${shape} | */*/@model~.${shape}`).join(' | '),
];

/** What agents have, and others as well. */
function ofNearlyAll(): readonly string[] {
  return [
    [idea(identityNames, ['', '*/'], ':string'), idea(['prompts/system'], ['', '*/'], ':string')].join(' | '),
    [prompts(), addressed].join(' | '),
    agents,
    structure([...toolNames, '*tools']),
    [idea(modelNames), idea(['*model'], placesOfSettings, ':llm')].join(' | '),
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
    rulesOnTools,
    askedCommands,
    unaskedLists,
    describedAgents,
    gatewaysOfModels,
    idea(
      ['upstreams', 'providers', 'backends', 'routes', 'targets'].map((list) => `${list}/*/*`),
      ['', '*/'],
      ':llm',
    ),
  ];
}

/**
 * What nearly every agent has in any vendor's or nobody's layout. One idea that only agents have must be there (it counts twice),
 * and a second one of any kind; files that share such words without configuring an agent stay out by the last list.
 */
export const genericSignature = lazily<Signature>(() => ({
  always: [ofAgents()],
  given: ofLanguage(),
  often: ofNearlyAll(),
  never: otherFiles,
  least: 3,
  // A prompt or tools, and a model.
  sure: [
    [prompts(), structure(toolNames), idea(serverNames, ['', '*/']), ...ofStages].join(' | '),
    [idea(modelNames), modelsInStages, describedAgents].join(' | '),
  ],
  alternatives: [
    modelFeatures(otherFiles),
    toldFeatures(otherFiles),
    promptFeatures(otherFiles),
    actingFeatures(otherFiles),
    actingStages,
    ownServers,
    toldToAct(otherFiles),
    gatewayFeatures(infrastructure),
    serverGateway,
    ...otherFeatures,
    ...[rosterFeatures, mandateFeatures, rulingFeatures, toolFeatures, personaFeatures, partFeatures].flat(),
    pairedSettings,
    resource,
    agenticFeatures(otherFiles),
  ],
}));
