import { claudeHooks, geminiHooks } from '../claude-code-settings/hook-events.ts';
import { anyDroidSetting } from '../factory-settings/signature.ts';
import { defineFormat } from '../format.ts';
import { readHookMap, scriptsElsewhere } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';

const never = [
  'permissions',
  'env',
  'enabledPlugins',
  'sandbox',
  'statusLine',
  '$schema~claude-code-settings',
  'mcpServers',
  'model',
  'extraKnownMarketplaces',
  geminiHooks,
  anyDroidSetting,
  'enableAllProjectMcpServers | enabledMcpjsonServers | disabledMcpjsonServers',
  'apiKeyHelper | skipDangerousModePermissionPrompt | disableAllHooks',
  'outputStyle | includeCoAuthoredBy | attribution | alwaysThinkingEnabled | autoMemoryEnabled | cleanupPeriodDays',
];

export const claudeCodeHooks = defineFormat({
  id: 'claude-code-hooks',
  title: 'Claude Code hooks',
  specification: 'https://code.claude.com/docs/en/hooks',
  filenames: ['hooks/hooks.json', 'hooks.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [claudeHooks, 'hooks/*/*/hooks:list'],
    often: [
      'hooks/*/*/hooks/*/type:string',
      'hooks/*/*/hooks/*/command | hooks/*/*/hooks/*/prompt | hooks/*/*/hooks/*/url',
    ],
    never,
    // A plugin manifest, which has the content of such a file below `hooks`.
    alternatives: [
      { always: [claudeHooks.replaceAll('hooks/', 'hooks/hooks/'), 'hooks/hooks/*/*/hooks:list'], often: [], never },
      // Part of such a file, with the events at the root.
      {
        always: [claudeHooks.replaceAll('hooks/', ''), '*/*/hooks/*/type:string'],
        often: [],
        never: [...never, 'hooks'],
      },
    ],
  },
  notLookedAt: [scriptsElsewhere],
  defaults: [],
  read(document, model) {
    const hooks = document.has('hooks') ? document.get('hooks') : document;
    const inner = hooks.get('hooks');
    readHookMap(inner.isMapping ? inner : hooks, 'seconds', model);
    if (inner.isMapping) hooks.ignoreKeys(['description']);
    document.ignoreKeys(['description', 'name', 'version']);
    ignoreComments(document);
  },
});
