import { defineFormat } from '../format.ts';
import { readVscodeSettings } from './read.ts';

/** Prefixes of settings for agents and their extensions. */
const agentPrefixes = [
  ['chat.tools.', 'chat.mcp.', 'chat.agent.', 'chat.permissions.'],
  ['github.copilot.'],
  [
    ...['claudeCode.', 'claudeCodeChat.', 'roo-cline.', 'kilo-code.', 'cline.', 'windsurf.', 'kiroAgent.'],
    'geminicodeassist.',
  ],
  ['amp.', 'augment.'],
];
const anyStartingWith = (names: readonly string[], path = '') => names.map((name) => `${path}${name}*`).join(' | ');

export const vscodeSettings = defineFormat({
  id: 'vscode-settings',
  title: 'VS Code settings',
  specification: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
  filenames: ['.vscode/settings.json', 'vscode_settings.json', '.amp/settings.json', 'amp/settings.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      'chat.tools.global.autoApprove | chat.tools.autoApprove | chat.tools.terminal.autoApprove | chat.tools.edits.autoApprove | chat.tools.urls.autoApprove | chat.tools.terminal.enableAutoApprove',
      'chat.agent.enabled | chat.agent.maxRequests | chat.mcp.autoStart | chat.mcp.access | chat.mcp.enabled | chat.mcp.discovery.enabled | chat.disableAIFeatures | chat.promptFiles | chat.useAgentsMdFile | chat.instructionsFilesLocations',
      'github.copilot.enable | github.copilot.advanced | github.copilot.chat.codeGeneration.instructions | github.copilot.nextEditSuggestions.enabled | github.copilot.chat.agent.terminal.allowList',
      'editor.formatOnSave | editor.tabSize | editor.defaultFormatter | editor.codeActionsOnSave | editor.fontSize | editor.rulers | editor.insertSpaces | editor.detectIndentation | editor.minimap.enabled | editor.wordWrap',
      'files.eol | files.exclude | files.associations | files.insertFinalNewline | files.trimTrailingWhitespace | files.autoSave | files.watcherExclude',
      'workbench.colorTheme | workbench.iconTheme | workbench.startupEditor | workbench.sideBar.location | workbench.activityBar.location | workbench.editor.closeEmptyGroups',
      'terminal.integrated.defaultProfile.linux | terminal.integrated.env.linux | terminal.integrated.fontSize | terminal.integrated.tabs.location | terminal.integrated.env.osx | terminal.integrated.env.windows',
      '[json]:mapping | [jsonc]:mapping | [python]:mapping | [typescript]:mapping | [javascript]:mapping | [yaml]:mapping | [markdown]:mapping',
      'python.defaultInterpreterPath | python.analysis.typeCheckingMode | typescript.tsdk | eslint.enable | eslint.validate | eslint.rules.customizations | prettier.enable | search.exclude | git.autofetch | extensions.ignoreRecommendations',
      'security.workspace.trust.enabled | task.allowAutomaticTasks | http.proxyStrictSSL | telemetry.telemetryLevel',
      'claudeCode.initialPermissionMode | claudeCode.allowDangerouslySkipPermissions | roo-cline.allowedCommands | kilo-code.allowedCommands | geminicodeassist.agentYoloMode | kiroAgent.trustedCommands | claudeCodeChat.*',
    ],
    certain: [
      'mcp/inputs/*/type=promptString',
      ...agentPrefixes.map((names) => anyStartingWith(names)),
      // In a workspace file.
      anyStartingWith(agentPrefixes.flat(), 'settings/'),
    ],
    never: [],
  },
  notLookedAt: ['Settings that do not concern agents.', 'Settings of other scopes (user, workspace, policy).'],
  defaults: [
    {
      key: 'chat.tools.global.autoApprove',
      value: 'false',
      source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
    },
    {
      key: 'chat.permissions.default',
      value: 'default',
      source: 'https://code.visualstudio.com/docs/agents/run/approvals',
    },
    {
      key: 'chat.mcp.autoStart',
      value: 'never (servers start only after approval)',
      source: 'https://code.visualstudio.com/docs/copilot/reference/copilot-settings',
    },
  ],
  read: readVscodeSettings,
});
