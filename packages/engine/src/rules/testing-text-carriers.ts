import { type Carrier, under } from './testing-carriers.ts';

const agent = { name: 'helper', model: 'house-model', system_prompt: 'You help people with their orders.' };

/** Formats with a prompt. */
export const promptCarriers: readonly Carrier<string>[] = [
  {
    format: 'generic',
    language: 'yaml',
    wrap: (text) => ({ agent: { ...agent, tools: ['search_docs'], system_prompt: text } }),
    pointer: () => '/agent/system_prompt',
  },
  {
    format: 'opencode',
    language: 'json',
    wrap: (prompt) => ({
      $schema: 'https://opencode.ai/config.json',
      permission: { bash: 'ask', edit: 'ask' },
      agent: { helper: { description: 'Helps', mode: 'primary', steps: 20, prompt } },
    }),
    pointer: () => '/agent/helper/prompt',
  },
  {
    format: 'crewai-agents',
    language: 'yaml',
    wrap: (backstory) => ({ clerk: { role: 'Clerk', goal: 'Find facts', backstory } }),
    pointer: () => '/clerk/backstory',
  },
  {
    format: 'goose-recipe',
    language: 'yaml',
    wrap: (instructions) => ({
      version: '1.0.0',
      title: 'Orders',
      description: 'Orders',
      instructions,
      extensions: [],
    }),
    pointer: () => '/instructions',
  },
  {
    format: 'google-adk',
    language: 'yaml',
    wrap: (instruction) => ({ agent_class: 'LlmAgent', name: 'helper', model: 'gemini-2.5-flash', instruction }),
    pointer: () => '/instruction',
  },
  {
    format: 'cagent',
    language: 'yaml',
    wrap: (instruction) => ({
      version: '2',
      agents: { root: { model: 'openai/gpt-4o', description: 'Helps', instruction, max_iterations: 20 } },
    }),
    pointer: () => '/agents/root/instruction',
  },
  {
    format: 'amazonq-agent',
    language: 'json',
    wrap: (prompt) => ({ name: 'helper', prompt, tools: ['fs_read'], allowedTools: [], resources: [] }),
    pointer: () => '/prompt',
  },
  {
    format: 'autogen-component',
    language: 'json',
    wrap: (system_message) => ({
      provider: 'autogen_agentchat.agents.AssistantAgent',
      component_type: 'agent',
      version: 1,
      config: { name: 'helper', system_message },
    }),
    pointer: () => '/config/system_message',
  },
];

/** A tool with a description that the model reads. */
export interface DescribedTool {
  readonly name: string;
  readonly description: string;
}

const schema = { type: 'object', properties: { city: { type: 'string' } } };

export const toolCarriers: readonly Carrier<DescribedTool>[] = [
  {
    format: 'mcp-tools',
    language: 'json',
    wrap: (tool) => ({ tools: [{ ...tool, inputSchema: schema }] }),
    pointer: under('/tools/0'),
  },
  {
    format: 'generic',
    language: 'yaml',
    wrap: (tool) => ({ ...agent, tools: [{ ...tool, parameters: schema }] }),
    pointer: under('/tools/0'),
  },
  {
    format: 'generic',
    language: 'json',
    wrap: (tool) => ({ ...agent, tools: [{ type: 'function', function: { ...tool, parameters: schema } }] }),
    pointer: under('/tools/0/function'),
  },
];
