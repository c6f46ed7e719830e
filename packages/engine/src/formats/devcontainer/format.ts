import { defineFormat } from '../format.ts';
import { agentContainers, modelContainers } from '../shared/agent-containers.ts';
import { lifecycleKeys } from './lifecycle.ts';
import { readDevcontainer } from './read.ts';

const vscode = 'customizations/vscode';
/** Prefixes of the identifiers of agents' extensions. */
const extensions = [
  'anthropic.',
  'Anthropic.',
  'openai.chatgpt',
  'github.copilot',
  'GitHub.copilot',
  'google.geminicodeassist',
  'Google.geminicodeassist',
  'saoudrizwan.claude-dev',
  'RooVeterinaryInc.roo-cline',
  'rooveterinaryinc.roo-cline',
  'kilocode.',
  'Continue.continue',
  'continue.continue',
  'augment.vscode-augment',
  'sourcegraph.amp',
];
const settings = ['chat.', 'github.copilot.', 'claudeCode.', 'roo-cline.', 'kilo-code.', 'cline.', 'amp.', 'augment.'];
/** Folders with agents' settings and memories in the home directory, and programs that install or start agents. */
const homes = ['.claude', '.codex', '.gemini', '.cursor', 'opencode', '.copilot'];
const programs = ['claude', 'codex', 'gemini-cli', 'opencode', 'copilot', 'aider', 'goose'];

const agents = [
  'features/ghcr.io%2Fanthropics%2F*',
  ...extensions.map((start) => `${vscode}/extensions/*^${start}`),
  ...settings.map((start) => `${vscode}/settings/${start}*`),
  `${vscode}/mcp/servers:mapping`,
  ...['containerEnv', 'remoteEnv'].flatMap((key) =>
    [...agentContainers.variables, ...modelContainers.variables, 'CLAUDE_', 'CODEX_'].map(
      (start) => `${key}/${start}*`,
    ),
  ),
  ...homes.flatMap((home) => ['mounts/*', 'mounts/*/source'].map((path) => `${path}~${home}`)),
  ...programs.flatMap((name) => lifecycleKeys.flatMap((key) => [`${key}~${name}`, `${key}/*~${name}`])),
];

export const devcontainer = defineFormat({
  id: 'devcontainer',
  title: 'Development container with an agent',
  specification: 'https://containers.dev/implementors/json_reference/',
  filenames: ['.devcontainer/devcontainer.json', '.devcontainer.json', 'devcontainer.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  reference: '${localEnv:*}',
  signature: {
    always: [
      'image:string | build:mapping | dockerFile:string | dockerComposeFile | features:mapping',
      `customizations:mapping | features:mapping | remoteUser | runArgs:list | containerEnv:mapping | workspaceFolder | ${lifecycleKeys.join(' | ')}`,
      agents.join(' | '),
    ],
    often: [
      'customizations/vscode:mapping',
      'features:mapping',
      'remoteUser | containerUser',
      'containerEnv:mapping | remoteEnv:mapping',
      'mounts:list | workspaceMount | runArgs:list',
      'workspaceFolder | forwardPorts | portsAttributes',
      lifecycleKeys.join(' | '),
    ],
    never: ['services', 'jobs', 'mcpServers', 'apiVersion', 'agents'],
  },
  identifiedBy: [
    'An image, a build or features of a development container, and an agent in it: an editor extension, editor settings or MCP servers, its folder, its variables, or a command that installs or starts it.',
  ],
  notLookedAt: [
    'What the image, Dockerfile, Compose file and features add.',
    'Versions of features beyond the major one, which is the convention.',
  ],
  defaults: [],
  read: readDevcontainer,
});
