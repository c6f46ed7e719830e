import type { Carrier } from './testing-carriers.ts';

/** A rule about commands that begin with a program; `*` is every command. */
export interface ShellRule {
  readonly program: string;
  readonly decision: 'allow' | 'deny';
}

export const permissionCarriers: readonly Carrier<ShellRule>[] = [
  {
    format: 'claude-code-settings',
    language: 'json',
    wrap: ({ program, decision }) => ({
      $schema: 'https://json.schemastore.org/claude-code-settings.json',
      permissions: { [decision]: [program === '*' ? 'Bash' : `Bash(${program}:*)`], ask: ['WebFetch'] },
    }),
    pointer: () => '/permissions/allow/0',
  },
  {
    format: 'cursor-cli',
    language: 'json',
    wrap: ({ program, decision }) => ({
      permissions: { allow: ['Read(src/**)'], deny: ['Shell(shutdown)'], [decision]: [`Shell(${program})`] },
    }),
    pointer: () => '/permissions/allow/0',
  },
  {
    format: 'opencode',
    language: 'json',
    wrap: ({ program, decision }) => ({
      $schema: 'https://opencode.ai/config.json',
      permission: { edit: 'ask', bash: { '*': 'ask', [program === '*' ? '*' : `${program} *`]: decision } },
    }),
    pointer: (program) => `/permission/bash/${program === '*' ? '*' : `${program} *`}`,
  },
  {
    format: 'gemini-settings',
    language: 'json',
    wrap: ({ program, decision }) => ({
      model: { name: 'gemini-2.5-pro', maxSessionTurns: 20 },
      security: { folderTrust: { enabled: true } },
      tools: {
        [decision === 'allow' ? 'allowed' : 'exclude']: [
          program === '*' ? 'run_shell_command' : `run_shell_command(${program})`,
        ],
      },
    }),
    pointer: () => '/tools/allowed/0',
  },
  {
    format: 'vscode-settings',
    language: 'json',
    wrap: ({ program, decision }) => ({
      'editor.tabSize': 2,
      'chat.tools.terminal.autoApprove': { [program === '*' ? '/.*/' : program]: decision === 'allow' },
    }),
    pointer: (program) => `/chat.tools.terminal.autoApprove/${program === '*' ? '~1.*~1' : program}`,
  },
  {
    format: 'cagent',
    language: 'yaml',
    wrap: ({ program, decision }) => ({
      version: '2',
      permissions: { [decision]: [program === '*' ? 'shell' : `shell:cmd=${program} *`] },
      agents: { root: { model: 'openai/gpt-4o', instruction: 'Help.', max_iterations: 20 } },
    }),
    pointer: () => '/permissions/allow/0',
  },
  {
    format: 'generic',
    language: 'yaml',
    wrap: ({ program, decision }) => ({
      agent: { name: 'helper', model: 'house-model', system_prompt: 'You help people with their orders.' },
      [decision === 'allow' ? 'allowed_commands' : 'denied_commands']: [program],
    }),
    pointer: () => '/allowed_commands/0',
  },
];

/** Formats with a hook command that runs after a tool call. */
export const hookCarriers: readonly Carrier<string>[] = [
  {
    format: 'claude-code-settings',
    language: 'json',
    wrap: (command) => ({
      permissions: { ask: ['WebFetch'] },
      hooks: { PostToolUse: [{ matcher: 'Edit', hooks: [{ type: 'command', command, timeout: 9 }] }] },
    }),
    pointer: () => '/hooks/PostToolUse/0/hooks/0/command',
  },
  {
    format: 'claude-code-hooks',
    language: 'json',
    wrap: (command) => ({
      hooks: { PostToolUse: [{ matcher: 'Edit', hooks: [{ type: 'command', command, timeout: 9 }] }] },
    }),
    pointer: () => '/hooks/PostToolUse/0/hooks/0/command',
  },
  {
    format: 'gemini-settings',
    language: 'json',
    wrap: (command) => ({
      model: { name: 'gemini-2.5-pro', maxSessionTurns: 20 },
      security: { folderTrust: { enabled: true } },
      hooks: { AfterTool: [{ matcher: '*', hooks: [{ type: 'command', command, timeout: 9000 }] }] },
    }),
    pointer: () => '/hooks/AfterTool/0/hooks/0/command',
  },
  {
    format: 'cursor-hooks',
    language: 'json',
    wrap: (command) => ({ version: 1, hooks: { afterFileEdit: [{ command, timeout: 9 }] } }),
    pointer: () => '/hooks/afterFileEdit/0/command',
  },
  {
    format: 'amazonq-agent',
    language: 'json',
    wrap: (command) => ({
      name: 'helper',
      prompt: 'You help.',
      tools: ['fs_read'],
      allowedTools: [],
      hooks: { postToolUse: [{ command, timeout_ms: 9000 }] },
    }),
    pointer: () => '/hooks/postToolUse/0/command',
  },
  {
    format: 'kiro-hook',
    language: 'json',
    wrap: (command) => ({
      name: 'Check',
      version: '1',
      enabled: true,
      when: { type: 'fileEdited', patterns: ['*.ts'] },
      // biome-ignore lint/suspicious/noThenProperty: a hook says what happens then.
      then: { type: 'runCommand', command, timeout: 9 },
    }),
    pointer: () => '/then/command',
  },
  {
    format: 'generic',
    language: 'yaml',
    wrap: (command) => ({
      agent: { name: 'helper', model: 'house-model', system_prompt: 'You help people with their orders.' },
      hooks: { after_tool: { command, timeout: 9 } },
    }),
    pointer: () => '/hooks/after_tool/command',
  },
];
