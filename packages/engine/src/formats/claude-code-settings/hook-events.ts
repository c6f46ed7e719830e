/** Events that Claude Code alone, and hosts that copied its notation, name so. https://code.claude.com/docs/en/hooks */
const events = [
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
  'WorktreeCreate',
  'WorktreeRemove',
  'ConfigChange',
  'InstructionsLoaded',
  'TaskCompleted',
  'TeammateIdle',
  'PostCompact',
  'StopFailure',
  'Setup',
  'CwdChanged',
];

export const claudeHooks = events.map((event) => `hooks/${event}:list`).join(' | ');
