/** A flag of an agent's command line that turns off its approval prompts. */
export interface ApprovalFlag {
  readonly programs: readonly string[];
  readonly flag: string;
  /** The argument after the flag, for flags that take a mode; null for flags without one. */
  readonly value: string | null;
  readonly stops: 'everything' | 'most' | 'edits';
  readonly source: `https://${string}`;
}

const row = (
  programs: string,
  written: string,
  stops: ApprovalFlag['stops'],
  source: ApprovalFlag['source'],
): ApprovalFlag => {
  const [flag = '', value = null] = written.split(' ');
  return { programs: programs.split(' '), flag, value, stops, source };
};

const claude = 'https://code.claude.com/docs/en/cli-reference' as const;
const codex = 'https://developers.openai.com/codex/cli/reference' as const;
const gemini = 'https://geminicli.com/docs/cli/cli-reference/' as const;
const copilot = 'https://docs.github.com/en/copilot/concepts/agents/about-copilot-cli' as const;
const openhands = 'https://docs.openhands.dev/openhands/usage/cli/command-reference' as const;
const cline = 'https://docs.cline.bot/cli/cli-reference' as const;
const vibe = 'https://github.com/mistralai/mistral-vibe' as const;
const kimi = 'https://moonshotai.github.io/kimi-cli/en/reference/kimi-command.html' as const;

export const approvalFlags: readonly ApprovalFlag[] = [
  row('claude', '--dangerously-skip-permissions', 'everything', claude),
  row('claude', '--permission-mode bypassPermissions', 'everything', claude),
  row('claude', '--permission-mode acceptEdits', 'edits', claude),
  row('codex', '--dangerously-bypass-approvals-and-sandbox', 'everything', codex),
  row('codex', '--yolo', 'everything', codex),
  row('codex', '--full-auto', 'most', codex),
  row('codex', '--ask-for-approval never', 'most', codex),
  row('codex', '-a never', 'most', codex),
  row('gemini qwen iflow', '--yolo', 'everything', gemini),
  row('gemini qwen iflow', '-y', 'everything', gemini),
  row('gemini qwen iflow', '--approval-mode yolo', 'everything', gemini),
  row('gemini qwen iflow', '--approval-mode auto_edit', 'edits', gemini),
  row('agy', '--dangerously-skip-permissions', 'everything', 'https://antigravity.google/docs/cli-features'),
  row('omp', '--yolo', 'everything', 'https://github.com/can1357/oh-my-pi'),
  row('omp', '--auto-approve', 'everything', 'https://github.com/can1357/oh-my-pi'),
  row('omp', '--approval-mode yolo', 'everything', 'https://github.com/can1357/oh-my-pi'),
  row('cursor-agent', '--force', 'everything', 'https://cursor.com/docs/cli/reference/parameters'),
  row('cursor-agent', '-f', 'everything', 'https://cursor.com/docs/cli/reference/parameters'),
  row('cursor-agent', '--yolo', 'everything', 'https://cursor.com/docs/cli/reference/parameters'),
  row('copilot', '--allow-all-tools', 'everything', copilot),
  row('copilot', '--yolo', 'everything', copilot),
  row(
    'q kiro-cli',
    '--trust-all-tools',
    'everything',
    'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/command-line-chat-security.html',
  ),
  row('copilot', '--allow-all', 'everything', copilot),
  row('openhands', '--always-approve', 'everything', openhands),
  // Without a person at the terminal it always approves.
  row('openhands', '--headless', 'everything', openhands),
  row('openhands', '--yolo', 'everything', openhands),
  row('cline', '--auto-approve true', 'everything', cline),
  row('cline', '--yolo', 'everything', cline),
  row('cagent docker-agent docker', '--yolo', 'everything', 'https://docs.docker.com/ai/docker-agent/reference/cli/'),
  row('hermes', '--yolo', 'everything', 'https://hermes-agent.nousresearch.com/docs/reference/cli-commands'),
  row('vibe', '--agent auto-approve', 'everything', vibe),
  row('vibe', '--auto-approve', 'everything', vibe),
  row('kimi', '--yolo', 'everything', kimi),
  row('kimi', '--auto-approve', 'everything', kimi),
  row('kilo kilocode', '--auto', 'everything', 'https://kilo.ai/docs/code-with-ai/platforms/cli'),
  row('interpreter', '--auto_run', 'everything', 'https://docs.openinterpreter.com/settings/all-settings'),
  row('interpreter', '-y', 'everything', 'https://docs.openinterpreter.com/settings/all-settings'),
  row('amp', '--dangerously-allow-all', 'everything', 'https://ampcode.com/manual'),
  row('aider', '--yes', 'everything', 'https://aider.chat/docs/config/options.html'),
  row('aider', '--yes-always', 'everything', 'https://aider.chat/docs/config/options.html'),
  row('crush', '--yolo', 'everything', 'https://github.com/charmbracelet/crush'),
  row('crush', '-y', 'everything', 'https://github.com/charmbracelet/crush'),
  row('droid', '--skip-permissions-unsafe', 'everything', 'https://docs.factory.ai/reference/cli-reference'),
];

/** Packages that start one of these agents, each with the name of the agent's program. */
export const agentPackages: ReadonlyMap<string, string> = new Map([
  ['@anthropic-ai/claude-code', 'claude'],
  ['@openai/codex', 'codex'],
  ['@google/gemini-cli', 'gemini'],
  ['@qwen-code/qwen-code', 'qwen'],
  ['@iflow-ai/iflow-cli', 'iflow'],
  ['@github/copilot', 'copilot'],
  ['@sourcegraph/amp', 'amp'],
  ['@kilocode/cli', 'kilo'],
  ['cline', 'cline'],
  ['openhands', 'openhands'],
]);

/** Names that are also words of their own, or programs that start more than agents. */
const ambiguousNames: ReadonlySet<string> = new Set(['docker', 'hermes', 'interpreter', 'vibe', 'kilo']);

/** Program names of the agents in the table. */
export const agentPrograms: ReadonlySet<string> = new Set(
  approvalFlags.flatMap(({ programs }) => programs).filter((name) => name.length > 2 && !ambiguousNames.has(name)),
);
