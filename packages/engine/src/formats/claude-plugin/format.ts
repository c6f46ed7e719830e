import { defineFormat } from '../format.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';

/** Parts of a plugin, by the folder or file that holds them. */
const paths = ['commands', 'agents', 'skills', 'outputStyles']
  .flatMap((part) => [`${part}^./`, `${part}/*^./`])
  .join(' | ');

export const claudePlugin = defineFormat({
  id: 'claude-plugin',
  title: 'Claude Code plugin manifest',
  specification: 'https://code.claude.com/docs/en/plugins-reference',
  filenames: ['.claude-plugin/plugin.json', '.cursor-plugin/plugin.json', '.codex-plugin/plugin.json'],
  dialect: 'json',
  role: 'mcp-client',
  signature: {
    always: ['name:string', 'author/name:string'],
    often: [
      'version:string',
      'description:string',
      'keywords:list',
      'license:string',
      'homepage:string | repository:string',
      'hooks:mapping | hooks^./',
      'mcpServers:mapping | mcpServers^./',
    ],
    certain: [paths, 'lspServers:mapping | lspServers^./', 'userConfig:mapping | channels:list'],
    // What else has a manifest of names and versions: packages, extensions of browsers and editors, panels, marketplaces.
    never: [
      'dependencies:mapping',
      'devDependencies',
      'scripts',
      'main',
      'module',
      'exports',
      'engines',
      'files',
      'publisher',
      'contributes',
      'manifest_version',
      'schema_version',
      'id',
      'type',
      'plugins',
      'packages',
      'remotes',
      'contextFileName',
      'permissions',
    ],
    // Its metadata are those of any package: without the file's name the parts of a plugin have to be there.
    least: 4,
    unnamedLeast: 8,
  },
  notLookedAt: ['Commands, agents, skills and hook files of the plugin.'],
  defaults: [],
  read(document, model) {
    const hooks = document.get('hooks');
    if (hooks.isMapping) readHookMap(hooks.get('hooks').isMapping ? hooks.get('hooks') : hooks, 'seconds', model);
    const servers = document.get('mcpServers');
    if (servers.isMapping) readServers(servers, model);
    ignoreComments(document);
    for (const { value } of document.members()) value.ignore();
  },
});
