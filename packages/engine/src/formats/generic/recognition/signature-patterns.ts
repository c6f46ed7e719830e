import { codingAgents } from '../../../knowledge/coding-agents.ts';

/** Patterns of the generic signature that are more than a name in a usual place. */

/** Steps of a pipeline and nodes of a graph; those with tools and a model or a system prompt are agents. */
const stages = ['steps', 'nodes', 'stages'].flatMap((list) => [`@${list}/*/`, `*/@${list}/*/`]);
export const toolsInStages = stages.map((place) => `${place}@tools:list`).join(' | ');
/** One level deeper than the usual places of tools. */
export const toolsInStagesOfSections = ['steps', 'nodes', 'stages']
  .map((list) => `*/@${list}/*/@tools:list`)
  .join(' | ');
export const modelsInStages = stages
  .flatMap((place) =>
    ['@llm', '@type=llm', '@type=agent', '@type=ai_agent', '@type=tool_node'].map((step) => `${place}${step}`),
  )
  .join(' | ');
export const promptsInStages = stages.map((place) => `${place}@system_prompt`).join(' | ');

/** Tool registries, whose entries have a handler or parameters. */
export const registersOfTools = ['@tool_registry', '@tool_definitions']
  .flatMap((register) =>
    ['@handler', '@function', '@parameters', '@entrypoint', '@needs_approval', '@requires_approval'].map(
      (key) => `${register}/+/${key}`,
    ),
  )
  .join(' | ');

/** Tool gateways with the servers behind them. */
export const gatewaysOfTools = [
  ...['@mcp_gateway', '@mcp_proxy', '@mcp_hub'].flatMap((gateway) =>
    ['@upstreams', '@servers', '@backends', '@targets'].map((key) => `${gateway}/${key}`),
  ),
  '@mcp/@gateway:mapping',
].join(' | ');

/** Servers in a list, each with a command or an address. */
export const listedServers = ['', '*/']
  .flatMap((place) =>
    ['@mcp_servers', '@mcp', '@mcp/@servers'].map((list) =>
      ['command', 'url', 'exec', 'run', 'launch', 'endpoint']
        .map((key) => `${place}${list}/*/@${key}:string`)
        .join(' | '),
    ),
  )
  .join(' | ');

/** A terminal's coding agent as the engine. */
export const codingEngines = codingAgents
  .flatMap((program) => ['@engine', '@runner', '@backend', '@cli'].map((key) => `${key}=${program}`))
  .flatMap((test) => ['', '*/', '*/*/'].map((place) => `${place}${test}`))
  .join(' | ');
