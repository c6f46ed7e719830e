import { copilotSandbox, onlyCopilotManaged } from '../copilot-managed/signature.ts';
import { defineFormat } from '../format.ts';
import { claudeHooks, geminiHooks } from './hook-events.ts';
import { readClaudeCodeSettings } from './read.ts';
import { anyNarrowedRule, anyRule } from './rule-notation.ts';

export const claudeCodeSettings = defineFormat({
  id: 'claude-code-settings',
  title: 'Claude Code settings',
  specification: 'https://code.claude.com/docs/en/settings',
  filenames: ['.claude/settings.json', '.claude/settings.local.json', 'managed-settings.json', '.claude.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      '$schema~claude-code-settings',
      '$schema~json.schemastore.org/claude-code-settings',
      'env/ANTHROPIC_* | env/CLAUDE_CODE_* | env/DISABLE_TELEMETRY | env/MCP_TIMEOUT | env/MAX_MCP_OUTPUT_TOKENS | env/BASH_DEFAULT_TIMEOUT_MS',
      'env/CLAUDE_CODE_* | env/MCP_TOOL_TIMEOUT | env/MAX_THINKING_TOKENS | env/BASH_MAX_TIMEOUT_MS | env/DISABLE_AUTOUPDATER',
      'permissions/allow:list',
      'permissions/deny:list | permissions/ask:list',
      'permissions/defaultMode:string | permissions/additionalDirectories:list | permissions/disableBypassPermissionsMode',
      anyRule,
      claudeHooks,
      'hooks/*/*/hooks/*/type | hooks/*/*/hooks/*/command',
      'enabledPlugins:mapping',
      'enabledPlugins/+:boolean',
      'extraKnownMarketplaces/*/source:mapping | strictKnownMarketplaces:list',
      'enableAllProjectMcpServers:boolean | enabledMcpjsonServers:list | disabledMcpjsonServers:list',
      'allowedMcpServers:list | deniedMcpServers:list | allowManagedHooksOnly | allowManagedPermissionRulesOnly',
      'apiKeyHelper:string | awsAuthRefresh:string | awsCredentialExport:string | otelHeadersHelper:string',
      'statusLine/command:string',
      'sandbox/enabled:boolean',
      'sandbox/autoAllowBashIfSandboxed | sandbox/allowUnsandboxedCommands | sandbox/excludedCommands | sandbox/network/allowedDomains | sandbox/network/allowUnixSockets | sandbox/filesystem',
      'includeCoAuthoredBy | attribution:mapping | cleanupPeriodDays | outputStyle | alwaysThinkingEnabled | spinnerTipsEnabled | effortLevel | forceLoginMethod',
      'skipDangerousModePermissionPrompt | autoMode:mapping | disableAllHooks | autoMemoryEnabled',
      'projects/*/allowedTools:list | projects/*/hasTrustDialogAccepted',
      'numStartups:number | oauthAccount:mapping',
    ],
    certain: [
      '$schema~claude-code-settings',
      // In a file of MCP servers, which any client may have, only the notation of the rules identifies Claude Code.
      anyRule,
      'env/ANTHROPIC_* | env/CLAUDE_CODE_*',
      'permissions/defaultMode=bypassPermissions | permissions/defaultMode=acceptEdits | permissions/disableBypassPermissionsMode | permissions/additionalDirectories:list',
      'includeCoAuthoredBy:boolean | spinnerTipsEnabled:boolean | companyAnnouncements:list | cleanupPeriodDays:number',
      'enableAllProjectMcpServers:boolean | enabledMcpjsonServers:list | disabledMcpjsonServers:list',
      'apiKeyHelper:string | statusLine/command:string | skipDangerousModePermissionPrompt:boolean',
      'forceLoginMethod=claudeai | forceLoginMethod=console',
      'enabledPlugins/+:boolean',
    ],
    never: [
      'permissions/allow/*^Shell(',
      'permissions/deny/*^Shell(',
      'permissions/allow/*^Mcp(',
      'permissions/allow/*^Exec(',
      'permissions/deny/*^Exec(',
      'agents:mapping',
      'aliases:mapping',
      'apiVersion',
      'jobs:mapping',
      'services:mapping',
      'scripts:mapping',
      'agent_type',
      'approvalMode:string',
      'tools/approvalMode:string',
      'autonomyLevel:string | autonomyMode:string | sessionDefaultSettings:mapping',
      // A program of its own that starts Claude Code.
      'runner | command:string | prompt:string | schedule | tools:list',
      geminiHooks,
      onlyCopilotManaged,
      copilotSandbox,
      'system_prompt',
    ],
    // Only the permission lists, to be copied into a settings file.
    alternatives: [
      {
        always: ['allow:list', 'deny:list | ask:list', anyNarrowedRule],
        often: [],
        never: ['permissions', 'allow/*^Shell(', 'deny/*^Shell(', 'allow/*^Mcp(', 'allow/*^Exec(', 'deny/*^Exec('],
      },
    ],
  },
  notLookedAt: [
    'Settings of other scopes (user, project, managed), which may allow more or less.',
    'What plugins and their hooks contain.',
  ],
  defaults: [
    {
      key: 'permissions.defaultMode',
      value: 'default (commands, edits and fetches need approval)',
      source: 'https://code.claude.com/docs/en/permissions',
    },
    {
      key: 'sandbox.enabled',
      value: 'false (commands run on the host once they are approved)',
      source: 'https://code.claude.com/docs/en/sandboxing',
    },
    {
      key: 'sandbox.allowUnsandboxedCommands',
      value: 'true (a command may ask to leave the sandbox)',
      source: 'https://code.claude.com/docs/en/sandboxing',
    },
  ],
  read: readClaudeCodeSettings,
});
