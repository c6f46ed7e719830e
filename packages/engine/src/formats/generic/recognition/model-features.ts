import type { Features } from '../../format.ts';
import { otherFiles } from './other-files.ts';
import { anywhere, either, structures } from './patterns.ts';

/** Instructions for a model. */
const instructions = either(
  '**/*:addressed',
  anywhere('*prompt prompt* *instructions instructions* *persona *charter *backstory', ':sentence'),
  ...['rules*', '*rules', 'guidelines', 'rules_for_model', 'goals'].map((name) => `**/@${name}/*:sentence`),
  anywhere(
    'brief role_description system system_text prompt instructions persona goal mission mandate directive briefing charter character personality purpose objective duties job about',
    ':sentence',
  ),
);

/** Approval and guardrails. */
const oversight = either(
  anywhere(
    '?approval ?approval-of-edits ?guardrail approval approvals approval* *approval *approvals approve* autoapprove require_approval confirm confirm* *confirm confirmation confirmations *confirmation *confirmations guardrails moderation *moderation human* hitl autonomy unattended auto_run auto_execute auto_accept auto_accept_tools ask ask* guard *review asks auto_approve_tools auto_approve_commands',
  ),
);

const abilities = either(
  structures(
    'tools tool *tools *tool toolbelt toolbox tool* functions actions abilities powers skills capabilities can can_use may may_use plugins mcp mcp_servers *actions *skills verbs talents duties',
  ),
);

/** Tools with descriptions for a model. */
const describedTools = either(
  ['tools', 'functions', 'toolset', 'actions'].flatMap((list) =>
    ['description', 'desc'].flatMap((key) => [`@${list}/*/@${key}:sentence`, `*/@${list}/*/@${key}:sentence`]),
  ),
);

/** A name that contains the word agent or a similar one: `service: translation-agent`. */
const namedAfterAgent = either(
  ['name', 'id', 'service', 'title'].flatMap((key) =>
    ['agent', 'Agent', '-bot', 'assistant', 'Assistant', 'copilot'].map((word) => `@${key}~${word}`),
  ),
);

const confinement = either(
  anywhere(
    '?sandbox ?execution ?escape-hatch ?docker-socket ?workspace-only ?file-access sandbox sandboxed sandbox* shell shell* allow_shell *shell code_execution code_interpreter kernel commands* executor *executor interpreter allowed_commands blocked_commands *commands workspace allowed_directories allowed_paths',
  ),
);

const limits = either(
  anywhere(
    'max_iterations max_steps max_turns max_loops max_rounds max_calls max_tool_calls max_hops max_attempts step_budget *budget iterations turns handoffs memory *memory memory* delegates_to',
  ),
);

const agentSections = either(
  structures(
    'agent agents *agent *agents agent* bot bots *bot assistant assistants *assistant team members personas profiles copilot *copilot operator orchestrator workers npcs crew swarm subagents chatbot helper companion butler concierge',
  ),
);

/** Instructions under names that only models have, however they are worded. */
const modelInstructions = either(
  ['', '*/', '*/*/'].flatMap((place) =>
    ['instructions', 'system_prompt', 'system_message', 'role_prompt'].map((name) => `${place}@${name}:sentence`),
  ),
);

/** A language model by its name, in any place, and two features that only an agent has. */
export const modelFeatures: Features = {
  always: ['**/*:model'],
  given: { sure: [instructions, oversight, abilities], weak: [], weakMinimum: 1 },
  often: [
    instructions,
    oversight,
    abilities,
    describedTools,
    confinement,
    limits,
    agentSections,
    namedAfterAgent,
    modelInstructions,
  ],
  never: otherFiles,
};

/** Names of system prompts. */
const systemNames = ['system_prompt', 'system_message', 'system_instruction', 'system_instructions'];
/** Names of prompts that forms and games use for texts to people as well. */
const addressedNames = ['instructions', 'prompt', 'persona', 'system', 'identity'];
const addressed = either([...systemNames, ...addressedNames].map((name) => `@${name}:addressed`));
const systemPrompts = either(systemNames.map((name) => `@${name}:string`));

/** Recorded requests and responses, and files of other kinds. */
const recorded = [
  ...['messages', 'conversations', 'choices', 'completion', 'response', 'output', 'expected', 'answer', 'examples'],
  ...['input', 'user', 'question', 'tests', 'services', 'jobs', 'openapi', 'scripts', 'dependencies', 'apiVersion'],
];

/** Beside a prompt, these are the inputs of tests and data sets. */
const testInputs = ['prompt', 'user_prompt', 'query', 'questions', 'samples', 'dataset', 'score', 'metrics', 'label'];

const lonePrompt = '@system_prompt:sentence | @system_message:sentence | @system_instruction:sentence';

/** A file with only a prompt, under a name that no other text has. */
export const promptFeatures: Features = {
  always: [lonePrompt],
  often: [],
  certain: [lonePrompt],
  never: [...otherFiles, ...recorded, ...testInputs],
};

/** A name and a prompt without a model, which is often chosen only when the agent is started. */
export const promptAndNameFeatures: Features = {
  always: [
    either(systemPrompts, addressed),
    either(systemPrompts, 'model:string | tools:list'),
    '@name:string | @title:string | @id:string | @agent:string | @slug:string',
  ],
  often: [],
  never: [...otherFiles, ...recorded],
};
