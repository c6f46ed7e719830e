import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Component } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/**
 * Reads plugin marketplaces. Plugins are listed without a version (`name@marketplace`), so only the marketplace can be pinned or update
 * itself.
 */
export function readMarketplaces(document: Cursor, model: ModelBuilder): void {
  for (const { value } of document.get('extraKnownMarketplaces').members()) {
    if (isOfficialMarketplace(value.get('source'))) value.ignore();
    else readMarketplace(value, model);
  }
  for (const name of managed) document.get(name).ignore();
  document.get('enabledPlugins').ignore();
}

/** Restrictions on the sources of plugins, and suggestions that users dismissed. */
const managed = [
  'strictKnownMarketplaces',
  'blockedMarketplaces',
  'skippedMarketplaces',
  'skippedPlugins',
  'pluginSuggestionMarketplaces',
  'allowedChannelPlugins',
];

/** The keys of a source, with the kind and ecosystem of the component. */
const sources: readonly (readonly [string, Component['kind'], Component['ecosystem']])[] = [
  ['repo', 'git', 'git'],
  ['url', 'git', 'git'],
  ['package', 'package', 'npm'],
];

/**
 * Whether a source is one of the vendor's own marketplaces, which are available by default:
 * https://code.claude.com/docs/en/discover-plugins
 */
function isOfficialMarketplace(source: Cursor): boolean {
  const named = source.get('repo').text()?.value ?? source.get('url').text()?.value ?? '';
  return /^(?:https:\/\/github\.com\/)?anthropics\/[\w.-]{1,100}$/.test(named);
}

function readMarketplace(marketplace: Cursor, model: ModelBuilder): void {
  const source = marketplace.get('source');
  const update = marketplace.get('autoUpdate').boolean();
  for (const [key, kind, ecosystem] of sources) {
    const name = source.get(key).text();
    if (name === null) continue;
    const version = source.get('ref').text()?.value ?? null;
    const autoUpdate = update?.value === true;
    const at = autoUpdate ? marketplace.get('autoUpdate').at : name.at;
    model.components.push({ ...everywhere, at, kind, ecosystem, name, version, autoUpdate });
    if (key === 'url') {
      model.endpoints.push({
        ...everywhere,
        at: name.at,
        url: name,
        purpose: 'marketplace',
        credential: false,
        vendor: null,
      });
    }
  }
  marketplace.ignore();
}
