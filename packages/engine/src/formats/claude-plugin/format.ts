import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readPluginParts } from '../shared/plugin-parts.ts';

/** References to the folders or files with the parts of a plugin. */
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
      'hooks:mapping | hooks:list | hooks^./',
      'mcpServers:mapping | mcpServers:list | mcpServers^./',
    ],
    certain: [
      paths,
      'lspServers:mapping | lspServers^./',
      'userConfig:mapping | channels:list',
      'monitors/*/command:string | monitors^./',
    ],
    // Other manifests with names and versions: packages, browser and editor extensions, panels, marketplaces.
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
    // Any package has this metadata. Without the file name, the parts of a plugin are required.
    minimum: 4,
    unnamedMinimum: 8,
  },
  notLookedAt: ['Commands, agents, skills and hook files of the plugin.'],
  defaults: [],
  read(document, model) {
    readPluginParts(document, model);
    ignoreComments(document);
    for (const { value } of document.members()) value.ignore();
  },
});
