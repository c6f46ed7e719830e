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

/** Gemini CLI's own events, which its settings name beside those that it shares. https://geminicli.com/docs/hooks/reference/ */
export const geminiHooks = ['BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent', 'BeforeModel', 'AfterModel']
  .map((event) => `hooks/${event}:list`)
  .join(' | ');

export const claudeHooks = events.map((event) => `hooks/${event}:list`).join(' | ');
