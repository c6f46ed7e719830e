const lists = ['allow', 'deny', 'ask'];

/** A rule about commands, in a notation that Cursor's command line has as well. */
export const anyShellRule = lists.map((list) => `permissions/${list}/*^Shell(`).join(' | ');

/** Rules and keys that only GitHub Copilot's managed settings have: Cursor has no list `ask`, and Claude Code names hosts differently. */
export const onlyCopilotManaged = [
  ...lists.map((list) => `permissions/${list}/*^Domain(`),
  'permissions/ask/*^Shell(',
  ...lists.map((list) => `permissions/${list}/overridable:list`),
  'permissions/disableBypassPermissionsMode/overridable',
  'telemetry/captureContent:boolean',
  'telemetry/lockCaptureContent:boolean',
  'remoteControl/githubDotComOrganizations:list',
  'sandbox/sandboxMcpServers:boolean',
  'sandbox/sandboxLspServers:boolean',
].join(' | ');
