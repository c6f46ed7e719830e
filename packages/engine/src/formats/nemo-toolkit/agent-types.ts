/** Workflows that start a coding agent of the machine. https://github.com/NVIDIA/NeMo-Agent-Toolkit/tree/develop/examples/experimental */
export const codingAgents = [
  'claude_code_agent',
  'codex_agent',
  'cursor_agent',
  'hermes_agent',
  'openclaw_agent',
] as const;
