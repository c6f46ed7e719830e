import { codingAgents } from '../../../knowledge/coding-agents.ts';
import { either } from './patterns.ts';

/** Patterns of the generic signature that are more than a name in a usual place. */

/** Steps of a pipeline and nodes of a graph; those with tools and a model or a system prompt are agents. */
const stages = ['steps', 'nodes', 'stages'].flatMap((list) => [`@${list}/*/`, `*/@${list}/*/`]);
export const toolsInStages = either(stages.map((place) => `${place}@tools:list`));
/** One level deeper than the usual places of tools. */
export const toolsInStagesOfSections = either(['steps', 'nodes', 'stages'].map((list) => `*/@${list}/*/@tools:list`));
export const modelsInStages = either(
  stages.flatMap((place) =>
    ['@llm', '@type=llm', '@type=agent', '@type=ai_agent', '@type=tool_node'].map((step) => `${place}${step}`),
  ),
);
export const promptsInStages = either(stages.map((place) => `${place}@system_prompt`));

/** Tool registries, whose entries have a handler or parameters. */
export const registersOfTools = either(
  ['@tool_registry', '@tool_definitions'].flatMap((register) =>
    ['@handler', '@function', '@parameters', '@entrypoint', '@needs_approval', '@requires_approval'].map(
      (key) => `${register}/+/${key}`,
    ),
  ),
);

/** Tool gateways with the servers behind them. */
export const gatewaysOfTools = either(
  ...['@mcp_gateway', '@mcp_proxy', '@mcp_hub'].flatMap((gateway) =>
    ['@upstreams', '@servers', '@backends', '@targets'].map((key) => `${gateway}/${key}`),
  ),
  '@mcp/@gateway:mapping',
);

/** Servers in a list, each with a command or an address. */
export const listedServers = either(
  ['', '*/'].flatMap((place) =>
    ['@mcp_servers', '@mcp', '@mcp/@servers'].flatMap((list) =>
      ['command', 'url', 'exec', 'run', 'launch', 'endpoint'].map((key) => `${place}${list}/*/@${key}:string`),
    ),
  ),
);

/** A terminal's coding agent as the engine. */
export const codingEngines = either(
  codingAgents
    .flatMap((program) => ['@engine', '@runner', '@backend', '@cli'].map((key) => `${key}=${program}`))
    .flatMap((test) => ['', '*/', '*/*/'].map((place) => `${place}${test}`)),
);
