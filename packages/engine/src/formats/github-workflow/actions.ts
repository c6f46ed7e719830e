/** An action that runs an agent, and the host whose inputs it has. */
export interface AgentAction {
  /** The prefix of `uses`. */
  readonly uses: string;
  readonly host: 'claude' | 'codex' | 'gemini' | 'other';
  /** Whether it only starts for users with write access, unless an input says otherwise. */
  readonly checksUser?: true;
  readonly source: `https://${string}`;
}

/** The actions that run an agent. */
export const agentActions: readonly AgentAction[] = [
  {
    uses: 'anthropics/claude-code-action',
    host: 'claude',
    checksUser: true,
    source: 'https://github.com/anthropics/claude-code-action/blob/main/docs/security.md',
  },
  {
    uses: 'anthropics/claude-code-base-action',
    host: 'claude',
    source: 'https://github.com/anthropics/claude-code-base-action',
  },
  {
    uses: 'anthropics/claude-code-security-review',
    host: 'other',
    source: 'https://github.com/anthropics/claude-code-security-review',
  },
  { uses: 'openai/codex-action', host: 'codex', checksUser: true, source: 'https://github.com/openai/codex-action' },
  {
    uses: 'openai/codex/.github/actions/codex',
    host: 'codex',
    checksUser: true,
    source: 'https://github.com/openai/codex',
  },
  {
    uses: 'google-gemini/gemini-cli-action',
    host: 'gemini',
    source: 'https://github.com/google-gemini/gemini-cli-action',
  },
  { uses: 'docker/cagent-action', host: 'other', source: 'https://github.com/docker/cagent-action' },
  { uses: 'qodo-ai/pr-agent', host: 'other', source: 'https://github.com/qodo-ai/pr-agent' },
  { uses: 'Codium-ai/pr-agent', host: 'other', source: 'https://github.com/qodo-ai/pr-agent' },
  { uses: 'coderabbitai/ai-pr-reviewer', host: 'other', source: 'https://github.com/coderabbitai/ai-pr-reviewer' },
  {
    uses: 'google-github-actions/run-gemini-cli',
    host: 'gemini',
    source: 'https://github.com/google-github-actions/run-gemini-cli',
  },
  { uses: 'QwenLM/qwen-code-action', host: 'gemini', source: 'https://github.com/QwenLM/qwen-code-action' },
  { uses: 'sst/opencode/github', host: 'other', source: 'https://opencode.ai/docs/github/' },
  { uses: 'anomalyco/opencode/github', host: 'other', source: 'https://opencode.ai/docs/github/' },
  { uses: 'Factory-AI/droid-action', host: 'other', source: 'https://github.com/Factory-AI/droid-action' },
  { uses: 'warpdotdev/oz-agent-action', host: 'other', source: 'https://github.com/warpdotdev/oz-agent-action' },
];

/** Names under which these actions are copied to other accounts: `acme/claude-code-action@main` has the same inputs. */
const copied: readonly string[] = [
  'claude-code-action',
  'claude-code-base-action',
  'codex-action',
  'gemini-cli-action',
  'run-gemini-cli',
  'qwen-code-action',
];

/** The part of `uses` after the owner of a copy. The `@` excludes names that only start the same. */
export const copies: readonly string[] = copied.map((name) => `/${name}@`);

/** Where repositories keep copies of their own. */
export const localCopies: readonly string[] = copied.map((name) => `./.github/actions/${name}`);

/** The action of a step, or the action that it is a copy of. */
export function actionNamed(uses: string): AgentAction | undefined {
  const own = agentActions.find((action) => uses.startsWith(action.uses));
  if (own !== undefined) return own;
  const name = copied.find((_, index) => uses.includes(copies[index] ?? '') || uses === localCopies[index]);
  return name === undefined ? undefined : agentActions.find((action) => action.uses.endsWith(`/${name}`));
}

/** Command lines that run an agent unattended. */
export const agentLines: readonly string[] = [
  'claude -p',
  'claude --print',
  'claude --dangerously-skip-permissions',
  'claude --output-format',
  'claude --model',
  'claude --max-turns',
  'claude --allowedTools',
  'claude --permission-mode',
  'codex exec',
  'codex --full-auto',
  'gemini -p',
  'gemini --yolo',
  'opencode run',
  'copilot -p',
  'copilot --allow-all-tools',
  'gemini --prompt',
  'gemini --approval-mode',
  // The prompt may come first.
  'gemini "',
  'iflow "',
  'iflow -p',
  'iflow --yolo',
  'copilot --prompt',
  'cursor-agent -p',
  'cursor-agent -f',
  'cursor-agent --print',
  'cursor-agent --force',
  'cursor-agent --model',
  'cursor-agent --output-format',
  'droid exec',
  'goose run',
  // Options on a line of their own, after a line that ends with a backslash.
  '--dangerously-skip-permissions',
  '--dangerously-bypass-approvals-and-sandbox',
  '--permission-mode bypassPermissions',
  'claude-code -p',
  'claude-code --print',
  'gemini-cli -p',
  'qwen -p',
  'amp -x',
  'aider --yes',
  'aider --message',
  'openhands --task',
  'kiro-cli chat',
  'cline --auto-approve',
  'cline --yolo',
  'openhands --headless',
  'openhands --always-approve',
  'docker agent run',
  'cagent run',
  'kilo run --auto',
  'kilocode --auto',
  'vibe --prompt',
  'kimi --yolo',
  'hermes chat',
];

/** A program of these with its options on the lines below: `aider \` and `--yes`. Shorter names end other words, such as `stamp`. */
export const continuedLines: readonly string[] = [
  ...['claude', 'codex', 'gemini', 'copilot', 'cursor-agent', 'qwen', 'aider', 'openhands'],
].map((program) => `${program} \\\n`);

/** The job that prepares the machine of GitHub's coding agent. https://docs.github.com/en/copilot/how-tos/use-copilot-agents/coding-agent/customize-the-agent-environment */
export const setupJob = 'copilot-setup-steps';

/** Installations of these agents, up to the version. */
export const agentPackages: readonly string[] = [
  ...[
    '@anthropic-ai/claude-code',
    '@openai/codex',
    '@google/gemini-cli',
    '@github/copilot',
    '@qwen-code/qwen-code',
    '@iflow-ai/iflow-cli',
    '@sourcegraph/amp',
    '@kilocode/cli',
    'opencode-ai',
  ].flatMap((name) => ['install -g', 'i -g', 'install --global', 'add -g'].map((verb) => `${verb} ${name}`)),
  'pip install aider-chat',
];

/** Variables of workflows compiled by gh-aw, whose own program starts the agent. https://github.github.com/gh-aw/ */
export const compiledWorkflowVariables: readonly string[] = ['GH_AW_INFO_ENGINE_ID', 'GH_AW_ENGINE_ID'];
