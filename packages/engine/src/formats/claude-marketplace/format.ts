import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Component } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments, ignoreKeys } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';

export const claudeMarketplace = defineFormat({
  id: 'claude-marketplace',
  title: 'Claude Code plugin marketplace',
  specification: 'https://code.claude.com/docs/en/plugin-marketplaces',
  filenames: ['.claude-plugin/marketplace.json', 'marketplace.json'],
  dialect: 'json',
  role: 'description',
  signature: {
    always: ['plugins:list', 'plugins/*/source', 'plugins/*/name:string'],
    often: [
      '$schema~marketplace',
      'owner/name:string',
      'metadata/pluginRoot | metadata/description',
      'plugins/*/strict:boolean',
    ],
    never: ['dependencies', 'repositories', 'plugins/*/rules'],
    least: 4,
  },
  notLookedAt: ['The plugins themselves are not in this file.'],
  defaults: [],
  read(document, model) {
    for (const plugin of document.get('plugins').items()) readPlugin(plugin, model);
    ignoreKeys(document, [
      'name',
      'owner',
      'description',
      'version',
      'metadata',
      'renames',
      'allowCrossMarketplaceDependenciesOn',
    ]);
    ignoreComments(document);
  },
});

function readPlugin(plugin: Cursor, model: ModelBuilder): void {
  readSource(plugin.get('source'), model);
  const hooks = plugin.get('hooks');
  if (hooks.isMapping) readHookMap(hooks.get('hooks').isMapping ? hooks.get('hooks') : hooks, 'seconds', model);
  const servers = plugin.get('mcpServers');
  if (servers.isMapping) readServers(servers, model);
  plugin.ignore();
}

/** What a source names, the kind of thing it is, and what can pin it. A folder beside the file is the marketplace's own. */
const sources: readonly (readonly [string, Component['kind'], Component['ecosystem'], readonly string[]])[] = [
  ['repo', 'git', 'git', ['sha', 'commit', 'ref']],
  ['url', 'git', 'git', ['sha', 'commit', 'ref']],
  ['package', 'package', 'npm', ['version']],
];

function readSource(source: Cursor, model: ModelBuilder): void {
  for (const [key, kind, ecosystem, pins] of sources) {
    const name = source.get(key).text();
    if (name === null) continue;
    const version = pins.map((pin) => source.get(pin).text()?.value).find((pin) => pin !== undefined) ?? null;
    model.components.push({ ...everywhere, at: name.at, kind, ecosystem, name, version, autoUpdate: false });
    if (key !== 'url') continue;
    const dialled = { url: name, purpose: 'marketplace', credential: false, vendor: null } as const;
    model.endpoints.push({ ...everywhere, at: name.at, ...dialled });
  }
}
