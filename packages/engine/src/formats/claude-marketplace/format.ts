import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Component } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readPluginParts } from '../shared/plugin-parts.ts';

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
    minimum: 4,
  },
  notLookedAt: ['The plugins themselves.'],
  defaults: [],
  read(document, model) {
    const owners = ownersOf(document);
    for (const plugin of document.get('plugins').items()) readPlugin(plugin, owners, model);
    document.ignoreKeys([
      'name',
      'owner',
      'description',
      'version',
      'metadata',
      'renames',
      'allowCrossMarketplaceDependenciesOn',
      'forceRemoveDeletedPlugins',
    ]);
    ignoreComments(document);
  },
});

function readPlugin(plugin: Cursor, owners: ReadonlySet<string>, model: ModelBuilder): void {
  readSource(plugin.get('source'), owners, model);
  readPluginParts(plugin, model);
  plugin.ignore();
}

/**
 * The keys of a source, with the kind and ecosystem of the component and the keys that pin it. Local folders are part of the marketplace.
 */
const sources: readonly (readonly [string, Component['kind'], Component['ecosystem'], readonly string[]])[] = [
  ['repo', 'git', 'git', ['sha', 'commit', 'ref']],
  ['url', 'git', 'git', ['sha', 'commit', 'ref']],
  ['package', 'package', 'npm', ['version']],
];

/** The marketplace's own accounts: the owner's name, and the accounts in the URLs of its pages. */
function ownersOf(document: Cursor): ReadonlySet<string> {
  const owner = document.get('owner');
  const urls = [owner.get('url'), document.get('homepage'), document.get('repository')];
  const accounts = urls.flatMap((page) => accountOf(page.text()?.value ?? '') ?? []);
  const name = owner.get('name').text()?.value.toLowerCase().replaceAll(' ', '-');
  return new Set(name === undefined ? accounts : [...accounts, name]);
}

/** A repository: `owner/name`, or a URL with this path. */
const repository = /^(?:(?:https?|ssh|git):\/\/(?:git@)?[\w.-]{1,100}\/|git@[\w.-]{1,100}:)?([\w.-]{1,100})(?:\/|$)/i;

function accountOf(address: string): string | null {
  return repository.exec(address)?.[1]?.toLowerCase() ?? null;
}

function readSource(source: Cursor, owners: ReadonlySet<string>, model: ModelBuilder): void {
  for (const [key, kind, ecosystem, pins] of sources) {
    const name = source.get(key).text();
    if (name === null) continue;
    const version = pins.map((pin) => source.get(pin).text()?.value).find((pin) => pin !== undefined) ?? null;
    const offered = ecosystem === 'git' && owners.has(accountOf(name.value) ?? '') ? 'own' : 'foreign';
    model.components.push({ ...everywhere, at: name.at, kind, ecosystem, name, version, autoUpdate: false, offered });
    if (key !== 'url') continue;
    const endpoint = { url: name, purpose: 'marketplace', credential: false, vendor: null } as const;
    model.endpoints.push({ ...everywhere, at: name.at, ...endpoint });
  }
}
