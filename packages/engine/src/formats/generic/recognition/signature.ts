import type { Evidence, Features, Signature } from '../../format.ts';
import { actingFeatures, mcpServers, modelStages, promptWithTools } from './acting-features.ts';
import { agenticFeatures } from './agentic-features.ts';
import { chatServer, gatewayFeatures } from './gateway-features.ts';
import { modelFeatures, promptAndNameFeatures, promptFeatures } from './model-features.ts';
import { otherFiles } from './other-files.ts';
import { pairedSettings } from './pair-features.ts';
import { partFeatures } from './part-features.ts';
import { either, idea, placesOfSettings, structure } from './patterns.ts';
import { permissionFeatures } from './permission-features.ts';
import { personaFeatures } from './persona-features.ts';
import { productFeatures } from './product-features.ts';
import { rosterFeatures } from './roster-features.ts';
import { ruleFeatures } from './rule-features.ts';
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
  vendorNames,
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

const stagePatterns = [toolsInStages, promptsInStages, registersOfTools, gatewaysOfTools];

/** Sections named after an agent: `review_bot`, `research-agent`. */
const sectionsOfAgents = either(
  ['agent', 'bot', 'assistant', 'copilot'].flatMap((word) => ['', '*/'].map((place) => `${place}@*${word}:mapping`)),
);

const each = (keys: readonly string[]) => either(keys.map((key) => `@agents/+/@${key}`));
/** Only agents have a prompt or a soul. */
const promptWords = 'prompt instruction instructions system_prompt system_message soul persona purpose';
const promptedAgents = each(promptWords.split(' '));
/** Lists of the tools that each agent may or may not use. */
const toolListAgents = each(['tools_allowed', 'allowed_tools', 'tools_denied', 'denied_tools', 'disallowed_tools']);
const rolesOfAgents = each(['role', 'goal', 'tools', 'skills', 'capabilities']);
const describedAgents = either(promptedAgents, rolesOfAgents, toolListAgents, each(['description', 'model']));

/** Models by names that only language models and their vendors have; `model: m` may be a car. */
const knownModels = either(
  idea(modelNames, placesOfSettings, ':llm'),
  ...['@name', '@id', '@model', '@provider'].map(
    (key) => `@model/${key}:llm | */@model/${key}:llm | */*/@model/${key}:llm`,
  ),
);

/** API keys of vendors that offer only models. */
const vendorKeys = either(
  vendorNames.flatMap((vendor) => [`**/*~${vendor.toUpperCase()}_API_KEY`, `**/@${vendor}_api_key`]),
);

/** Documents whose `kind` is an agent. */
const kindsOfAgents = either(
  ['Agent', 'AgentDefinition', 'AgentSpec', 'AgentConfig', 'AgentTemplate', 'AssistantDefinition'].map(
    (kind) => `kind=${kind}`,
  ),
);

/** Lists of what runs without approval, in a section about approval. */
const approvalSections = ['@autonomy/', '@approval/', '@approvals/', '@permissions/', '@policy/'];
const autoApprovalLists = idea(['auto_approve', 'auto_allow'], approvalSections, ':list');

/** Places of an agent's settings in a Kubernetes-style resource. */
const placesInResources = ['spec/', 'spec/*/', 'spec/*/*/'];

/** An agent as a Kubernetes-style resource: `apiVersion`, `kind` and `spec`. */
const resource: Features = {
  always: [
    'apiVersion:string',
    'kind~Agent | kind~Assistant | kind=Crew | kind=Swarm',
    either(
      idea(promptNames, ['spec/', 'spec/*/'], ':string'),
      idea(toolNames, placesInResources, ':list'),
      idea(['model', 'llm', 'model_ref', 'model_name', 'model_id', 'model_config'], ['spec/'], ':string'),
      idea(['model', 'llm'], ['spec/'], ':mapping'),
      'spec/agents/*/spec:mapping | spec/agents/*/name:string | spec/nodes/*/type=Agent | spec/steps/*/type=Agent | spec/steps/*/agent:string',
    ),
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
  // Workloads and monitoring have other members.
  never: ['spec/template/spec', 'spec/containers', 'spec/daemonSet', 'spec/deployment/podTemplate', 'spec/versions'],
};

const agents = either(structure(agentNames, ['', '*/']), sectionsOfAgents);
const gatewaysOfModels = structure(['llm_gateway', 'ai_gateway', 'model_gateway', 'llm_proxy', 'ai_proxy'], ['', '*/']);
const rulesOnTools = '@rules/*/@tool:string';

/** Commands that require approval; people enter theirs themselves. */
const commandsWithApproval = either(
  ['commands', 'shell', 'permissions/commands', 'permissions/@shell'].flatMap((section) =>
    ['require_approval', 'requires_approval', 'ask', 'confirm'].map((key) => `${section}/@${key}:list`),
  ),
);

function prompts(): string {
  const short = idea(shortPromptNames, placesOfSettings, ':sentence');
  return `${idea(promptNames, placesOfSettings, ':string')} | ${short}`;
}

/** A text in the second person. People are addressed as well, so it does not show a model. */
const addressed = either(placesOfSettings.map((place) => `${place}*:addressed`));

/** Parts that only agents have. */
function agentParts(): string {
  return either(
    prompts(),
    addressed,
    agents,
    idea(identityNames, ['', '*/'], ':string'),
    idea(toolNames, placesOfSettings, ':list'),
    idea(serverNames, ['', '*/'], ':mapping'),
    listedServers,
    idea(oversightNames, ['', '*/']),
    idea(shellSwitches, placesOfSettings, ':boolean'),
    ...stagePatterns,
    kindsOfAgents,
    gatewaysOfModels,
    commandsWithApproval,
  );
}

/**
 * Evidence of a language model. Agents in simulations, offices and traffic have a model, tools, instructions and a supervisor as
 * well, but rarely three of them.
 */
function languageModelEvidence(): Evidence {
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
      commandsWithApproval,
      idea(
        toolNames.map((name) => `${name}/*`),
        placesOfSettings,
        ':tool',
      ),
      promptedAgents,
      toolListAgents,
      gatewaysOfModels,
      '@agents/@defaults/@model',
      vendorKeys,
      autoApprovalLists,
    ],
    weak: [
      either(prompts(), addressed),
      idea(modelNames),
      either(structure(toolNames), toolsInStages),
      idea(agentOversightNames),
      rolesOfAgents,
    ],
    weakMinimum: 3,
  };
}

/** Parts of agents that other programs may have as well. */
function commonParts(): readonly string[] {
  return [
    either(idea(identityNames, ['', '*/'], ':string'), idea(['prompts/system'], ['', '*/'], ':string')),
    either(prompts(), addressed),
    agents,
    structure([...toolNames, '*tools']),
    either(idea(modelNames), idea(['*model'], placesOfSettings, ':llm')),
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
    commandsWithApproval,
    autoApprovalLists,
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
 * What nearly every agent has, in any vendor's or a custom layout. One idea that only agents have is required (it counts twice),
 * and a second one of any kind; `never` excludes files that share such words without configuring an agent.
 */
export const buildGenericSignature = (): Signature => ({
  always: [agentParts()],
  given: languageModelEvidence(),
  often: commonParts(),
  never: otherFiles,
  minimum: 3,
  // A prompt or tools, and a model.
  highConfidence: [
    either(prompts(), structure(toolNames), idea(serverNames, ['', '*/']), ...stagePatterns),
    either(idea(modelNames), modelsInStages, describedAgents),
  ],
  alternatives: [
    modelFeatures,
    promptAndNameFeatures,
    promptFeatures,
    actingFeatures,
    modelStages,
    mcpServers,
    promptWithTools,
    gatewayFeatures,
    chatServer,
    ...productFeatures,
    ...[rosterFeatures, permissionFeatures, ruleFeatures, toolFeatures, personaFeatures, partFeatures].flat(),
    pairedSettings,
    resource,
    agenticFeatures,
  ],
});
