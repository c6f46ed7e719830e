/** Events that Claude Code alone, and hosts that copied its notation, name so. https://code.claude.com/docs/en/hooks */
export const claudeHooks = [
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PermissionRequest',
  'UserPromptSubmit',
  'Stop',
  'SubagentStop',
  'SubagentStart',
  'PreCompact',
  'SessionStart',
  'SessionEnd',
  'Notification',
]
  .map((event) => `hooks/${event}:list`)
  .join(' | ');
