import { codingAgents } from '../../../knowledge/coding-agents.ts';
import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { either, kindsWithout } from './patterns.ts';
import { recordedCases, recordedMembers } from './recorded-data.ts';

/** Keys in each agent of a list or map under `agents`, in any spelling. */
const inAgents = (keys: string, test = ''): string => either(keys.split(' ').map((key) => `@agents/*/@${key}${test}`));
/** Keys in every entry of a file that consists of such a list or map. */
const inEachMember = (keys: string, test = ''): string => either(keys.split(' ').map((key) => `+/@${key}${test}`));

/** Keys in every entry of one section. */
const inEachEntry = (keys: string, test = ''): string => either(keys.split(' ').map((key) => `*/+/@${key}${test}`));

const otherFiles = [...otherKinds, recordedMembers];
const { together, telling } = kindsWithout(otherFiles);
const inSections = kindsWithout([...otherKinds, recordedCases]);

/** Agents in a section of any name, each with a name and a system prompt: `members: [{name, role, system_prompt}]`. */
const promptedSection = inSections.together(
  inEachEntry('system_prompt', ':sentence'),
  inEachEntry('name id slug agent_id', ':string'),
  inEachEntry('description role purpose tools model', ''),
);

/** Roles in a section of any name, each with its language model. */
const modelledRoles = inSections.together(
  inEachEntry('model llm', ':model'),
  inEachEntry('role', ':string'),
  inEachEntry('name id', ':string'),
);

/** Agents, each with a model, tools and a limit. */
const equippedAgents = together(
  inEachMember('model llm', ':string'),
  inEachMember('tools skills allowed_tools', ':list'),
  inEachMember('max_iterations max_turns max_steps temperature max_tokens', ':number'),
  inEachMember('role description goal', ':string'),
);

const furniture = either(
  inEachMember('few_shot_examples fewshot_examples', ':list'),
  inEachMember('token_cap token_limit token_budget', ':number'),
);

/** Agents, each with examples for its model or a budget of tokens. */
const furnishedAgents = kindsWithout(otherKinds).telling(
  furniture,
  inEachMember('role persona personality prompt system_prompt', ':string'),
);

/** Agents, each with its allowed tools. */
const toolListAgents = together(
  inEachMember('allowed_tools tools_allowed denied_tools', ':list'),
  inEachMember('id name agent_id', ':string'),
  inEachMember('description role agent_type', ':string'),
);

/** Agents by members that only agents have: an A2A address, a persona, tools one level down. */
const namedAgents = telling(
  either(
    inAgents('a2a_endpoint a2a_url agent_card_url', ':string'),
    inAgents('persona soul system_prompt', ':string'),
    '@agents/*/*/@tools/*:tool | @agents/*/@tools/*:tool | @agents/*/@allowed_tools/*:tool',
  ),
  either(
    inAgents('description role display_name', ':string'),
    inAgents('capabilities schedule', ':mapping'),
    inAgents('tool_name model', ':string'),
  ),
);

/** Coding agents with their strengths. */
const ratedCodingAgents = telling(
  either(codingAgents.map((id) => `@agents/*/@id=${id}`)),
  inAgents('capabilities strengths skills', ':list'),
);

const shellTools =
  'os_automation_tool python_tool bash shell terminal run_command execute_command run_shell_command shell_tool shell_tools terminal_tool terminal_tools exec';
const otherTools =
  'read write edit glob grep read_file write_file edit_file web_fetch web_search fetch browser file_tools file_tool browser_tool git_tool';
const sections = (names: string): string =>
  either(names.split(' ').map((name) => `@tools/@${name}:mapping | @tools/*/@${name}:mapping`));

/** Tools by name with settings: a shell and another tool that only agents have. */
const toolSections = kindsWithout([
  ...otherFiles,
  ...['project', 'build-system', '@tools/*/@icon | @tools/*/@emoji'],
]).telling(sections(shellTools), sections(otherTools));

/** Tools in groups, each with a description and parameters. */
const toolGroups = together(
  '@tools/*/*/@description:string',
  '@tools/*/*/@parameters:mapping',
  '@tools/*/*/@name:string',
);

/** Tools with the schemas of their parameters. */
const schemaTools = together(
  '@tools/*/@name:string',
  '@tools/*/@description:string',
  '@tools/*/@schema/@properties:mapping | @tools/*/@args/@properties:mapping | @tools/*/@input/@properties:mapping',
);

/** The agent's personality, and approval or a wake word. */
const personality = together(
  '@personality:mapping | @persona:mapping',
  '@name:string | @*name:string',
  '*/@?approval | **/@wake_word:string',
);

/** Several chains of steps with prompts and tools. */
const chains = telling('*/*/@steps/*/@tools:list', '*/*/@steps/*/@prompt:string');

/** Agents by name with their tools only. */
const agentTools = together('@agents/+/*:tool', '@agents/*:list', '@agents:mapping');

/** A maximum number of agents and their default model. */
const fleet = telling('@max_concurrent_agents:number | @max_agents:number', '@default_model:string');

/** MCP servers behind a gateway: only they use the stdio transport. */
const upstreamServers = telling(
  '@upstream_servers/*/@type=stdio | @upstreams/*/@type=stdio | @backends/*/@type=stdio',
  '@upstream_servers/*/@command:string | @upstreams/*/@command:string | @backends/*/@command:string',
);

/** Agents in a section of any name, each with a role, tools and a model. */
const specialists = together('*/*/@role:string', '*/*/@tools/*:tool', '*/*/@model*:string | */*/@worker:string');

/** A voice assistant with a wake word and a language model. */
const wakeWordModel = together(
  '**/@wake_word:string | **/@wake_words',
  '**/*:model',
  '**/@provider:llm | **/@llm:mapping',
);

/** A prompt flow whose nodes have sources. https://microsoft.github.io/promptflow/concepts/concept-flows.html */
const promptFlow = kindsWithout([]).together('$schema~/promptflow/', 'nodes/*/source:mapping', 'nodes/*/type:string');

/** Agents with the program that runs each, and its skills. */
const adapterAgents = together(
  inAgents('adapter_type adapter harness engine runtime agent_type', ':string'),
  inAgents('skills toolkits', ':list'),
  inAgents('role title', ':string'),
);

/** A crew beside other parts, with its agents and tasks. https://docs.crewai.com/en/concepts/crews */
const crew = telling('*/@agents/*/@backstory:string', '*/@agents/*/@goal:string', '*/@tasks/*/@expected_output:string');

/** An agent as a resource of an operator of its own; monitoring agents have neither models nor toolsets. */
const agentResource = kindsWithout(['spec/template/spec/containers']).together(
  'apiVersion~agent',
  'kind~Agent',
  '**/@toolsets:list | **/@tools:list',
  '**/*:model',
);

/** Agents, each with a file that contains its character. */
const souls = telling(inEachMember('soul', ':sentence'), inEachMember('model name', ''));

/** Files that contain only agents in lists and maps, or their tools. */
export const rosterFeatures: readonly Features[] = [
  promptedSection,
  modelledRoles,
  equippedAgents,
  furnishedAgents,
  toolListAgents,
  namedAgents,
  ratedCodingAgents,
  toolSections,
  toolGroups,
  schemaTools,
  personality,
  chains,
  agentTools,
  fleet,
  upstreamServers,
  specialists,
  adapterAgents,
  wakeWordModel,
  promptFlow,
  crew,
  agentResource,
  souls,
];
