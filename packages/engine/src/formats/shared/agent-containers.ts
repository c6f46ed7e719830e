/** Image names and variables that identify a kind of container in Compose files and Kubernetes manifests. */
export interface ContainerSigns {
  /** Prefixes of the image name. */
  readonly starts: readonly string[];
  /** Substrings of the image name. */
  readonly parts: readonly string[];
  /** Prefixes of environment variables. */
  readonly variables: readonly string[];
}

export const ofAgents: ContainerSigns = {
  starts: ['mcp/', 'flowiseai/', 'langflowai/', 'n8nio/', 'letta/', 'langgenius/', 'mintplexlabs/'],
  parts: [
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
  ],
  variables: [
    ...['MCP_', 'MCPGATEWAY_', 'CREWAI_', 'COMPOSIO_', 'SMITHERY_', 'LANGGRAPH_', 'OPENCLAW_', 'CLAUDE_CODE_'],
    ...['LANGFLOW_', 'FLOWISE_', 'N8N_', 'LETTA_', 'OPENHANDS_'],
  ],
};

export const ofModels: ContainerSigns = {
  starts: ['ollama/', 'vllm/'],
  parts: ['litellm', 'open-webui'],
  variables: ['OPENAI_', 'ANTHROPIC_', 'GEMINI_', 'OLLAMA_', 'LLM_', 'LITELLM_'],
};

/** Prefixes of images whose "agent" monitors machines or runs builds. */
export const otherAgents: readonly string[] = (
  'portainer/ datadog/ gcr.io/datadoghq/ grafana/ jenkins/ zabbix/ docker.elastic.co/ elastic/ newrelic/ wazuh/ hashicorp/ puppet/ buildkite/ ' +
  'jetbrains/ mcr.microsoft.com/azure-pipelines woodpeckerci/ drone/ gitlab/ netdata/ signoz/ instana/ icinga/'
).split(' ');

/** Signature patterns that test the image of the container at a path. */
export function imagePatterns(
  container: string,
  { starts, parts }: Pick<ContainerSigns, 'starts' | 'parts'>,
): string[] {
  return [
    ...starts.map((start) => `${container}/image^${start}`),
    ...parts.map((part) => `${container}/image~${part}`),
  ];
}
