import { everywhere } from '../../agent/builder.ts';
import { defineFormat } from '../format.ts';
import { addDenials } from '../shared/denial.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';

export const geminiExtension = defineFormat({
  id: 'gemini-extension',
  title: 'Gemini CLI extension',
  specification: 'https://geminicli.com/docs/extensions/reference/',
  filenames: ['gemini-extension.json', 'qwen-extension.json'],
  dialect: 'json',
  role: 'mcp-client',
  signature: {
    always: ['name:string', 'version:string', 'contextFileName | excludeTools:list'],
    often: ['mcpServers:mapping', 'contextFileName', 'excludeTools:list', 'settings:list', 'themes:list'],
    never: ['permissions', 'security'],
  },
  notLookedAt: ['Commands, hooks and context files of the extension.'],
  defaults: [],
  read(document, model) {
    readServers(document.get('mcpServers'), model);
    addDenials(document.get('excludeTools'), model, everywhere);
    readHookMap(document.get('hooks'), 'milliseconds', model);
    document.ignoreKeys([
      'name',
      'version',
      'description',
      'contextFileName',
      'settings',
      'themes',
      'plan',
      'migratedTo',
    ]);
    ignoreComments(document);
  },
});
