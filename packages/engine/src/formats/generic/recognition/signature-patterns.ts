/** Patterns of a home-made agent's signature that are more than a name at a usual place. */

/** Steps of a pipeline and nodes of a graph: with tools and a model or a system prompt in them, agents work there. */
const stages = ['steps', 'nodes', 'stages'].flatMap((list) => [`@${list}/*/`, `*/@${list}/*/`]);
export const toolsInStages = stages.map((place) => `${place}@tools:list`).join(' | ');
/** One level deeper than tools are counted anyway. */
export const toolsInStagesOfSections = ['steps', 'nodes', 'stages']
  .map((list) => `*/@${list}/*/@tools:list`)
  .join(' | ');
export const modelsInStages = stages
  .flatMap((place) =>
    ['@llm', '@type=llm', '@type=agent', '@type=ai_agent', '@type=tool_node'].map((step) => `${place}${step}`),
  )
  .join(' | ');
export const promptsInStages = stages.map((place) => `${place}@system_prompt`).join(' | ');

/** A register of tools: what carries one out, or what it takes, is written beside its name. */
export const registersOfTools = ['@tool_registry', '@tool_definitions']
  .flatMap((register) =>
    ['@handler', '@function', '@parameters', '@entrypoint', '@needs_approval', '@requires_approval'].map(
      (key) => `${register}/+/${key}`,
    ),
  )
  .join(' | ');

/** A gateway of tools by the servers behind it. */
export const gatewaysOfTools = [
  ...['@mcp_gateway', '@mcp_proxy', '@mcp_hub'].flatMap((gateway) =>
    ['@upstreams', '@servers', '@backends', '@targets'].map((key) => `${gateway}/${key}`),
  ),
  '@mcp/@gateway:mapping',
].join(' | ');

/** Servers in a list, each with what starts it or where it is. */
export const listedServers = ['', '*/']
  .flatMap((place) =>
    ['@mcp_servers', '@mcp', '@mcp/@servers'].map((list) =>
      ['command', 'url', 'exec', 'run', 'launch', 'endpoint']
        .map((key) => `${place}${list}/*/@${key}:string`)
        .join(' | '),
    ),
  )
  .join(' | ');

/** A coding agent of a terminal as what does the work. */
export const codingEngines = ['codex', 'claude-code', 'claude_code', 'aider', 'opencode', 'gemini-cli']
  .flatMap((program) => ['@engine', '@runner', '@backend', '@cli'].map((key) => `${key}=${program}`))
  .flatMap((test) => ['', '*/', '*/*/'].map((place) => `${place}${test}`))
  .join(' | ');
