/** Image names and variables that identify a kind of container in Compose files and Kubernetes manifests. */
export interface ContainerPatterns {
  /** Prefixes of the image name. */
  readonly prefixes: readonly string[];
  /** Substrings of the image name. */
  readonly substrings: readonly string[];
  /** Prefixes of environment variables. */
  readonly variables: readonly string[];
}

/** Containers of agents and MCP servers. */
export const agentContainers: ContainerPatterns = {
  prefixes: [
    ...['mcp/', 'flowiseai/', 'langflowai/', 'n8nio/', 'letta/', 'langgenius/', 'mintplexlabs/'],
    ...['paulgauthier/aider', 'sweagent/'],
  ],
  substrings: [
    ...['/mcp', '-mcp', 'mcp-', 'ai-agent', 'librechat', 'n8n.io', 'openclaw', 'langgraph', 'anythingllm'],
    ...[
      'flowise',
      'langflow',
      'botpress/',
      'rasa/',
      'opencode',
      'agentgateway',
      'nanobot',
      'crewai',
      'archestra/',
      'mastra',
      'hermes-agent',
    ],
    ...['openhands', 'autogpt', 'superagi', 'agent-zero', 'elizaos', 'bytebot', 'claude-code', 'ragflow'],
    ...[
      'browser-use',
      'browseruse/',
      'khoj-ai/',
      'onyxdotapp/',
      'lobehub/',
      'perplexica',
      'autogenstudio',
      'autogen-studio',
    ],
    // Earlier names of OpenClaw, OpenHands and Letta, and its relatives.
    ...['clawdbot', 'moltbot', 'nanoclaw', 'picoclaw', 'zeroclaw', 'opendevin', 'memgpt'],
    ...['praisonai', 'livekit-agent', 'metagpt', 'agentscope', 'simstudioai/', 'astrbot', 'langbot', 'gemini-cli'],
  ],
  variables: [
    ...['MCP_', 'MCPGATEWAY_', 'CREWAI_', 'COMPOSIO_', 'SMITHERY_', 'LANGGRAPH_', 'OPENCLAW_', 'CLAUDE_CODE_'],
    ...['CLAUDE_CONFIG_DIR', 'CODEX_HOME', 'GEMINI_CLI_'],
    ...['LANGFLOW_', 'FLOWISE_', 'N8N_', 'LETTA_', 'OPENHANDS_', 'KAGENT_', 'PRAISONAI_', 'CLAWDBOT_', 'MOLTBOT_'],
  ],
};

/** Containers of language models, and applications that use one. */
export const modelContainers: ContainerPatterns = {
  prefixes: ['ollama/', 'vllm/'],
  substrings: ['litellm', 'open-webui'],
  variables: ['OPENAI_', 'ANTHROPIC_', 'GEMINI_', 'OLLAMA_', 'LLM_', 'LITELLM_'],
};

/**
 * Parts of the images of LiteLLM and Open WebUI, without the registry.
 * https://docs.litellm.ai/docs/proxy/deploy https://docs.openwebui.com/getting-started/quick-start
 */
export const gatewayImages: readonly string[] = [
  'berriai/litellm',
  'litellm/litellm',
  'open-webui/open-webui',
  'open-webui/pipelines',
];

/** Variables that only the LiteLLM proxy has, so that images built from it are recognised by them. https://docs.litellm.ai/docs/proxy/deploy */
export const proxyVariables: readonly string[] = ['LITELLM_MASTER_KEY', 'LITELLM_SALT_KEY'];

/** Prefixes of images whose "agent" monitors machines or runs builds. */
export const unrelatedAgentImages: readonly string[] = (
  'portainer/ datadog/ gcr.io/datadoghq/ grafana/ jenkins/ zabbix/ docker.elastic.co/ elastic/ newrelic/ wazuh/ hashicorp/ puppet/ buildkite/ ' +
  'jetbrains/ mcr.microsoft.com/azure-pipelines woodpeckerci/ drone/ gitlab/ netdata/ signoz/ instana/ icinga/'
).split(' ');

/** Folders in which coding agents keep their settings and logins. A container that mounts one runs the agent. */
export const agentFolders: readonly string[] = ['/.claude', '/.codex', '/.gemini', '/.openclaw', '/.config/opencode'];

/** Signature patterns that test the image of the container at a path. */
export function imagePatterns(
  container: string,
  { prefixes, substrings }: Pick<ContainerPatterns, 'prefixes' | 'substrings'>,
): string[] {
  return [
    ...prefixes.map((prefix) => `${container}/image^${prefix}`),
    ...substrings.map((part) => `${container}/image~${part}`),
  ];
}
