import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Component } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/**
 * Sources of plugins. The plugins themselves are named without a version (`name@marketplace`), so what can be pinned, and what updates
 * itself, is the marketplace.
 */
export function readMarketplaces(document: Cursor, model: ModelBuilder): void {
  for (const { value } of document.get('extraKnownMarketplaces').members()) readMarketplace(value, model);
  for (const name of managed) document.get(name).ignore();
  document.get('enabledPlugins').ignore();
}

/** Lists by which an administrator narrows where plugins come from, and what users have dismissed. */
const managed = [
  'strictKnownMarketplaces',
  'blockedMarketplaces',
  'skippedMarketplaces',
  'skippedPlugins',
  'pluginSuggestionMarketplaces',
  'allowedChannelPlugins',
];

/** What a source names, the kind of thing it is, and whether a version can stand beside it. */
const sources: readonly (readonly [string, Component['kind'], Component['ecosystem']])[] = [
  ['repo', 'git', 'git'],
  ['url', 'git', 'git'],
  ['package', 'package', 'npm'],
];

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
