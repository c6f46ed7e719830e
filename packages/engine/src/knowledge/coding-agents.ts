const words = (names: string): readonly string[] => names.split(' ');

/** Names by which files refer to the coding agents of a terminal, and which nothing else has. */
export const codingAgents = words(
  'claude-code claude_code codex gemini-cli gemini_cli cursor-agent kiro-cli aider opencode',
);

/** Programs that start them. */
export const codingAgentPrograms = words(
  'claude codex gemini gemini-cli qwen opencode cursor-agent kiro-cli copilot aider',
);

/** Programs of the same names also migrate databases and play music, but not with these options. */
const line = new RegExp(`^(?:${codingAgentPrograms.join('|')}|goose|amp)\\s{1,9}(?:-|exec\\b|run\\b|chat\\b)`);

/** Whether a command line starts a coding agent: `claude -p …`, `codex exec …`, `goose run …`. */
export function startsCodingAgent(text: string): boolean {
  return line.test(text);
}
