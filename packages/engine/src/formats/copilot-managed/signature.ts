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
].join(' | ');

/** Keys of the sandbox, in the managed settings and in those of users. */
export const copilotSandbox =
  'sandbox/sandboxMcpServers:boolean | sandbox/sandboxLspServers:boolean | sandbox/allowBypass:boolean | sandbox/userPolicy:mapping';
