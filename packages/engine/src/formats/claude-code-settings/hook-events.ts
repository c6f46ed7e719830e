/** Event names of Claude Code and of hosts that copied its notation. https://code.claude.com/docs/en/hooks */
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
  'PostToolBatch',
  'PermissionDenied',
  'UserPromptExpansion',
  'TaskCreated',
  'FileChanged',
  'DirectoryAdded',
  'Elicitation',
  'ElicitationResult',
  'MessageDisplay',
  'PreModelSwitch',
  'PostModelSwitch',
];

/** Events that only Gemini CLI has. https://geminicli.com/docs/hooks/reference/ */
export const geminiHooks = ['BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent', 'BeforeModel', 'AfterModel']
  .map((event) => `hooks/${event}:list`)
  .join(' | ');

/** Pattern for hooks of one of these events. */
export const claudeHooks = events.map((event) => `hooks/${event}:list`).join(' | ');
