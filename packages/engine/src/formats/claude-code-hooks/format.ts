import { claudeHooks } from '../claude-code-settings/hook-events.ts';
import { defineFormat } from '../format.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments, ignoreKeys } from '../shared/ignore.ts';

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
    never: [
      'permissions',
      'env',
      'enabledPlugins',
      'sandbox',
      'statusLine',
      '$schema~claude-code-settings',
      'mcpServers',
      'model',
    ],
  },
  notLookedAt: ['The scripts that hooks start are not in this file.'],
  defaults: [],
  read(document, model) {
    readHookMap(document.get('hooks'), 'seconds', model);
    ignoreKeys(document, ['description', 'name', 'version']);
    ignoreComments(document);
  },
});
