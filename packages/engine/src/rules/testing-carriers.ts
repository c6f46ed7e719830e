import { dump } from 'js-yaml';

/** How one format writes a part of a configuration, and the pointers of the part's values. */
export interface Carrier<Part> {
  readonly format: string;
  readonly language: 'json' | 'yaml';
  readonly wrap: (part: Part) => object;
  /** The JSON Pointer of the part's value at a path such as `args/1`. */
  readonly pointer: (path: string) => string;
}

/** A program that a host starts as a server. */
export interface Launch {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The configuration text with the part in the carrier's format. */
export function written<Part>({ language, wrap }: Carrier<Part>, part: Part): string {
  const configuration = wrap(part);
  return language === 'json' ? JSON.stringify(configuration, null, 2) : dump(configuration, { lineWidth: -1 });
}

/** A function that returns pointers below `prefix`; `names` maps differently spelled names. */
export function under(prefix: string, names: Readonly<Record<string, string>> = {}): (path: string) => string {
  return (path) => {
    const [first = '', ...rest] = path.split('/');
    return [prefix, names[first] ?? first, ...rest].join('/');
  };
}

const agent = { name: 'helper', model: 'house-model', system_prompt: 'You help people with their orders.' };

/** A LibreChat file with servers of one type. */
const librechat = <Part extends object>(type: string): Carrier<Part> => ({
  format: 'librechat',
  language: 'yaml',
  wrap: (a) => ({
    version: '1.2.1',
    interface: { agents: true },
    endpoints: { agents: { recursionLimit: 25 } },
    mcpServers: { a: { type, ...a } },
  }),
  pointer: under('/mcpServers/a'),
});

const homemade = <Part>(): Carrier<Part> => ({
  format: 'generic',
  language: 'yaml',
  wrap: (a) => ({ agent, mcp_servers: { a } }),
  pointer: under('/mcp_servers/a'),
});

export const launchCarriers: readonly Carrier<Launch>[] = [
  { format: 'mcp-client', language: 'json', wrap: (a) => ({ mcpServers: { a } }), pointer: under('/mcpServers/a') },
  { format: 'mcp-bare-map', language: 'json', wrap: (a) => ({ a: { type: 'stdio', ...a } }), pointer: under('/a') },
  {
    format: 'vscode-mcp',
    language: 'json',
    wrap: (a) => ({ servers: { a: { type: 'stdio', ...a } }, inputs: [] }),
    pointer: under('/servers/a'),
  },
  {
    format: 'zed-settings',
    language: 'json',
    wrap: (a) => ({ theme: 'One Dark', context_servers: { a: { source: 'custom', ...a } } }),
    pointer: under('/context_servers/a'),
  },
  {
    format: 'opencode',
    language: 'json',
    wrap: ({ command, args = [], env }) => ({
      $schema: 'https://opencode.ai/config.json',
      permission: { bash: 'ask', edit: 'ask' },
      mcp: { a: { type: 'local', command: [command, ...args], ...(env === undefined ? {} : { environment: env }) } },
    }),
    pointer: (path) => {
      const [first, index] = path.split('/');
      if (first === 'env') return `/mcp/a/environment/${index}`;
      return `/mcp/a/command/${first === 'command' ? 0 : Number(index) + 1}`;
    },
  },
  {
    format: 'gemini-settings',
    language: 'json',
    wrap: (a) => ({
      model: { name: 'gemini-2.5-pro', maxSessionTurns: 20 },
      security: { folderTrust: { enabled: true } },
      mcpServers: { a },
    }),
    pointer: under('/mcpServers/a'),
  },
  {
    format: 'amazonq-agent',
    language: 'json',
    wrap: (a) => ({
      name: 'a',
      prompt: 'You help.',
      tools: ['@a'],
      allowedTools: [],
      resources: [],
      mcpServers: { a },
    }),
    pointer: under('/mcpServers/a'),
  },
  {
    format: 'codex-config',
    language: 'json',
    wrap: (a) => ({ model: 'gpt-5', approval_policy: 'on-request', sandbox_mode: 'read-only', mcp_servers: { a } }),
    pointer: under('/mcp_servers/a'),
  },
  {
    format: 'crush',
    language: 'json',
    wrap: (a) => ({ $schema: 'https://charm.land/crush.json', mcp: { a: { type: 'stdio', ...a } } }),
    pointer: under('/mcp/a'),
  },
  {
    format: 'continue-yaml',
    language: 'yaml',
    wrap: (a) => ({ name: 'Team', version: '1.0.0', schema: 'v1', mcpServers: [{ name: 'a', ...a }] }),
    pointer: under('/mcpServers/0'),
  },
  {
    format: 'goose-config',
    language: 'yaml',
    wrap: ({ command, args = [], env = {} }) => ({
      GOOSE_PROVIDER: 'anthropic',
      GOOSE_MODE: 'approve',
      GOOSE_MAX_TURNS: 50,
      extensions: { a: { type: 'stdio', enabled: true, name: 'a', cmd: command, args, envs: env } },
    }),
    pointer: under('/extensions/a', { command: 'cmd', env: 'envs' }),
  },
  {
    format: 'goose-recipe',
    language: 'yaml',
    wrap: ({ command, args = [], env = {} }) => ({
      version: '1.0.0',
      title: 'Orders',
      description: 'Looks orders up',
      instructions: 'You help people with their orders.',
      extensions: [{ type: 'stdio', name: 'a', cmd: command, args, envs: env }],
    }),
    pointer: under('/extensions/0', { command: 'cmd', env: 'envs' }),
  },
  librechat('stdio'),
  {
    format: 'fast-agent',
    language: 'yaml',
    wrap: (a) => ({ default_model: 'openai.gpt-4o', logger: { level: 'info' }, mcp: { servers: { a } } }),
    pointer: under('/mcp/servers/a'),
  },
  {
    format: 'cagent',
    language: 'yaml',
    wrap: (a) => ({
      version: '2',
      agents: {
        root: { model: 'openai/gpt-4o', instruction: 'Help.', max_iterations: 20, toolsets: [{ type: 'mcp', ...a }] },
      },
    }),
    pointer: under('/agents/root/toolsets/0'),
  },
  {
    format: 'google-adk',
    language: 'yaml',
    wrap: (a) => ({
      agent_class: 'LlmAgent',
      name: 'helper',
      model: 'gemini-2.5-flash',
      instruction: 'Help.',
      tools: [{ name: 'MCPToolset', args: { stdio_server_params: a } }],
    }),
    pointer: under('/tools/0/args/stdio_server_params'),
  },
  homemade(),
  {
    format: 'generic',
    language: 'json',
    wrap: (a) => ({ ...agent, tools: ['search_docs'], mcpServers: [{ name: 'a', ...a }] }),
    pointer: under('/mcpServers/0'),
  },
];

/** A remote server. */
export interface Remote {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const remoteCarriers: readonly Carrier<Remote>[] = [
  { format: 'mcp-client', language: 'json', wrap: (a) => ({ mcpServers: { a } }), pointer: under('/mcpServers/a') },
  {
    format: 'vscode-mcp',
    language: 'json',
    wrap: (a) => ({ servers: { a: { type: 'http', ...a } }, inputs: [] }),
    pointer: under('/servers/a'),
  },
  {
    format: 'opencode',
    language: 'json',
    wrap: (a) => ({
      $schema: 'https://opencode.ai/config.json',
      permission: { bash: 'ask', edit: 'ask' },
      mcp: { a: { type: 'remote', ...a } },
    }),
    pointer: under('/mcp/a'),
  },
  {
    format: 'gemini-settings',
    language: 'json',
    wrap: ({ url, headers = {} }) => ({
      model: { name: 'gemini-2.5-pro', maxSessionTurns: 20 },
      security: { folderTrust: { enabled: true } },
      mcpServers: { a: { httpUrl: url, headers } },
    }),
    pointer: under('/mcpServers/a', { url: 'httpUrl' }),
  },
  {
    format: 'goose-config',
    language: 'yaml',
    wrap: ({ url, headers = {} }) => ({
      GOOSE_PROVIDER: 'anthropic',
      GOOSE_MODE: 'approve',
      GOOSE_MAX_TURNS: 50,
      extensions: { a: { type: 'streamable_http', enabled: true, name: 'a', uri: url, headers } },
    }),
    pointer: under('/extensions/a', { url: 'uri' }),
  },
  librechat('streamable-http'),
  homemade(),
];
