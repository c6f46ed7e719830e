import { defineFormat, type Features } from '../format.ts';
import {
  agentContainers,
  gatewayImages,
  imagePatterns,
  modelContainers,
  proxyVariables,
  unrelatedAgentImages,
} from '../shared/agent-containers.ts';
import { podPaths } from './pod-paths.ts';
import { readKubernetes } from './read.ts';

const containers = podPaths.map((path) => `${path.join('/')}/containers/*`);
const either = (patterns: readonly string[]) => patterns.join(' | ');
const perContainer = (patterns: (container: string) => readonly string[]) => containers.flatMap(patterns);
const variables = (container: string, starts: readonly string[]) =>
  starts.map((start) => `${container}/env/*/name^${start}`);

/** Custom resources of operators for agents and MCP servers, by API group or kind. */
const resources = [
  ...[
    'toolhive.stacklok.dev',
    'ark.mckinsey.com',
    'agents.x-k8s.io',
    'extensions.agents.x-k8s.io',
    'mcp.',
    'kagenti.',
  ].map((group) => `apiVersion^${group}`),
  ...['agentgateway', 'openclaw', 'agentic'].map((part) => `apiVersion~${part}`),
  'kind~MCP',
  'kind~Mcp',
  // A route to MCP servers.
  'spec/rules/*/backendRefs/*/group~agentgateway',
];
const agents = either([
  ...resources,
  ...perContainer((container) => [
    ...imagePatterns(container, agentContainers),
    `${container}/name^mcp`,
    `${container}/name~-mcp`,
    ...variables(container, agentContainers.variables),
  ]),
]);
/** Images and names with `agent`. Monitoring and build agents have them too, so a model must also be used. */
const ambiguousAgents = either(perContainer((container) => [`${container}/image~agent`, `${container}/name~agent`]));
const models = either(
  perContainer((container) => [
    ...imagePatterns(container, modelContainers),
    ...variables(container, modelContainers.variables),
  ]),
);
/** A model gateway or chat interface. Its workload is judged even if no agent runs beside it. */
const gateways = either(
  perContainer((container) => imagePatterns(container, { prefixes: [], substrings: gatewayImages })),
);
/** A proxy built from LiteLLM's own image, by its keys or by its name and the option for its configuration. */
const builtProxies = [
  either(perContainer((container) => [`${container}/image~litellm`])),
  either(
    perContainer((container) => [
      ...proxyVariables.map((name) => `${container}/env/*/name=${name}`),
      `${container}/args/*=--config`,
    ]),
  ),
  either(
    perContainer((container) => [
      ...proxyVariables.map((name) => `${container}/env/*/name=${name}`),
      `${container}/name=litellm`,
    ]),
  ),
];
/** Further evidence for names with `agent`: a namespace for agents, and the protocol between agents. */
const agentNames = either(['metadata/namespace~ai-agent', ...perContainer((container) => [`${container}/name~a2a`])]);
const unrelatedImages = either(
  perContainer((container) => unrelatedAgentImages.map((owner) => `${container}/image^${owner}`)),
);

/** An image by its repository, as in the values of charts. */
const agentValues = either(
  ['image/repository', '*/image/repository'].flatMap((path) => [
    ...agentContainers.prefixes.map((start) => `${path}^${start}`),
    ...agentContainers.substrings.map((part) => `${path}~${part}`),
  ]),
);

const resourceFeatures = {
  often: ['metadata/name', 'spec:mapping', ...podPaths.map((path) => `${path.join('/')}/containers:list`)],
  never: ['apiVersion^kagent.dev', unrelatedImages],
} satisfies Partial<Features>;

export const kubernetes = defineFormat({
  id: 'kubernetes',
  title: 'Kubernetes resources or Helm values for agents or MCP servers',
  specification: 'https://kubernetes.io/docs/reference/kubernetes-api/',
  // A file name is no evidence, because most resources run no agent.
  filenames: [],
  dialect: 'json',
  role: 'service',
  reference: null,
  signature: {
    ...resourceFeatures,
    always: ['apiVersion:string', 'kind:string', agents],
    alternatives: [
      {
        ...resourceFeatures,
        always: ['apiVersion:string', 'kind:string', ambiguousAgents, `${models} | ${agentNames}`],
      },
      { ...resourceFeatures, always: ['apiVersion:string', 'kind:string', gateways] },
      { ...resourceFeatures, always: ['apiVersion:string', 'kind:string', ...builtProxies] },
      {
        always: [agentValues],
        often: [
          'image/pullPolicy | */image/pullPolicy',
          'service/type | */service/type',
          'ingress:mapping | serviceAccount:mapping | podSecurityContext:mapping | securityContext:mapping',
          'replicaCount:number | */replicaCount:number | nodeSelector:mapping',
        ],
        never: ['apiVersion', 'services', 'mcpServers', 'jobs'],
      },
    ],
  },
  notLookedAt: [
    'The contents of images, and of secrets, config maps and charts in other files.',
    'Cluster policies that may restrict what a resource requests.',
  ],
  defaults: [
    {
      key: 'securityContext.privileged',
      value: 'false',
      source: 'https://kubernetes.io/docs/concepts/security/pod-security-standards/',
    },
  ],
  read: readKubernetes,
});
