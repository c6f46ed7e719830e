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

export const approvalFlags: readonly ApprovalFlag[] = [
  row('claude', '--dangerously-skip-permissions', 'everything', claude),
  row('claude', '--permission-mode bypassPermissions', 'everything', claude),
  row('claude', '--permission-mode acceptEdits', 'edits', claude),
  row('codex', '--dangerously-bypass-approvals-and-sandbox', 'everything', codex),
  row('codex', '--yolo', 'everything', codex),
  row('codex', '--full-auto', 'most', codex),
  row('codex', '--ask-for-approval never', 'most', codex),
  row('codex', '-a never', 'most', codex),
  row('gemini qwen', '--yolo', 'everything', gemini),
  row('gemini qwen', '-y', 'everything', gemini),
  row('gemini qwen', '--approval-mode yolo', 'everything', gemini),
  row('gemini qwen', '--approval-mode auto_edit', 'edits', gemini),
  row('agy', '--dangerously-skip-permissions', 'everything', 'https://antigravity.google/docs/cli-features'),
  row('omp', '--yolo', 'everything', 'https://github.com/can1357/oh-my-pi'),
  row('omp', '--auto-approve', 'everything', 'https://github.com/can1357/oh-my-pi'),
  row('omp', '--approval-mode yolo', 'everything', 'https://github.com/can1357/oh-my-pi'),
  row('cursor-agent', '--force', 'everything', 'https://cursor.com/docs/cli/reference/parameters'),
  row('cursor-agent', '-f', 'everything', 'https://cursor.com/docs/cli/reference/parameters'),
  row('cursor-agent', '--yolo', 'everything', 'https://cursor.com/docs/cli/reference/parameters'),
  row(
    'copilot',
    '--allow-all-tools',
    'everything',
    'https://docs.github.com/en/copilot/concepts/agents/about-copilot-cli',
  ),
  row('copilot', '--yolo', 'everything', 'https://docs.github.com/en/copilot/concepts/agents/about-copilot-cli'),
  row(
    'q kiro-cli',
    '--trust-all-tools',
    'everything',
    'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/command-line-chat-security.html',
  ),
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
  ['@github/copilot', 'copilot'],
  ['@sourcegraph/amp', 'amp'],
]);

/** Program names of the agents in the table. */
export const agentPrograms: ReadonlySet<string> = new Set(
  approvalFlags.flatMap(({ programs }) => programs).filter((name) => name.length > 2),
);
