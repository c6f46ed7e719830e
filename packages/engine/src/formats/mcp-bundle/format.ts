import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServer } from '../shared/server.ts';
import { addDescribedTool } from '../shared/tool.ts';

export const mcpBundle = defineFormat({
  id: 'mcp-bundle',
  title: 'MCP bundle manifest (manifest.json)',
  specification: 'https://github.com/modelcontextprotocol/mcpb/blob/main/MANIFEST.md',
  filenames: ['manifest.json'],
  dialect: 'json',
  role: 'mcp-client',
  signature: {
    always: ['server/mcp_config:mapping | server/entry_point:string', 'server/type:string'],
    often: [
      'manifest_version:string | dxt_version:string',
      '$schema~mcpb | $schema~dxt',
      'server/mcp_config/command:string',
      'user_config:mapping',
      'compatibility/platforms:list | compatibility/runtimes:mapping | compatibility/claude_desktop',
      'tools_generated:boolean | prompts_generated:boolean',
    ],
    never: ['mcpServers', 'packages', 'background', 'content_scripts'],
  },
  notLookedAt: ['The program inside the bundle.'],
  defaults: [],
  read(document, model) {
    readLaunches(document, model);
    addPrompt(document.get('description'), 'description', model, everywhere);
    for (const item of document.get('tools').items()) {
      const name = item.get('name').text();
      if (name !== null) addDescribedTool(name, item, model, everywhere);
    }
    for (const item of document.get('prompts').items()) {
      addPrompt(item.get('text'), 'task', model, everywhere);
      addPrompt(item.get('description'), 'description', model, everywhere);
      item.ignore();
    }
    document.ignoreKeys(ignoredKeys);
    document.get('server').ignore();
    ignoreComments(document);
  },
});

/** Descriptions of the bundle. The values of `user_config` are entered at installation. */
const ignoredKeys = [
  'manifest_version',
  'dxt_version',
  'name',
  'display_name',
  'version',
  'long_description',
  'author',
  'repository',
  'homepage',
  'documentation',
  'support',
  'icon',
  'icons',
  'screenshots',
  'localization',
  'scripts',
  'tools_generated',
  'prompts_generated',
  'keywords',
  'license',
  'privacy_policies',
  'compatibility',
  'user_config',
  '_meta',
];

/** Reads the launch of the server and its overrides per platform. */
function readLaunches(document: Cursor, model: ModelBuilder): void {
  const launch = document.get('server', 'mcp_config');
  const name = document.get('name').text() ?? { value: '', at: document.at };
  if (!launch.isMapping) return;
  readServer(name, launch, model);
  for (const { value } of launch.get('platform_overrides').members())
    if (value.isMapping) readServer(name, value, model);
}
