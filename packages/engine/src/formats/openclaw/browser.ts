import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

/** Reads the browser's sandbox, network policy and remote profiles. */
export function readBrowser(browser: Cursor, model: ModelBuilder): void {
  const scope = { enabled: browser.get('enabled').boolean()?.value !== false };
  const bare = browser.get('noSandbox').boolean();
  const flags = browser
    .get('extraArgs')
    .items()
    .filter((item) => item.is('--no-sandbox'));
  if (bare !== null) {
    const state = bare.value ? 'off' : 'on';
    model.isolations.push({ ...scope, at: bare.at, kind: 'browser-sandbox', state, escapes: false, origin: 'set' });
  }
  for (const { at } of flags) {
    model.isolations.push({ ...scope, at, kind: 'browser-sandbox', state: 'off', escapes: false, origin: 'set' });
  }
  readNetworkPolicy(browser.get('ssrfPolicy'), model);
  const profiles = browser
    .get('profiles')
    .members()
    .map(({ value }) => value);
  for (const profile of [browser, ...profiles]) {
    const url = profile.get('cdpUrl').text();
    if (url === null) continue;
    model.endpoints.push({ ...scope, at: url.at, url, purpose: 'browser', credential: false, vendor: null });
  }
  browser.ignore();
}

function readNetworkPolicy(policy: Cursor, model: ModelBuilder): void {
  const open = policy.any('dangerouslyAllowPrivateNetwork', 'allowPrivateNetwork').boolean();
  if (open !== null) {
    const state = open.value ? 'open' : 'restricted';
    model.egresses.push({ ...everywhere, at: open.at, kind: 'private-network', state, origin: 'set' });
  }
  const hosts = policy.any('hostnameAllowlist', 'allowedHostnames');
  if (!hosts.isList) return;
  const wildcard = hosts.items().find((item) => item.is('*'));
  const state = wildcard === undefined ? 'restricted' : 'open';
  model.egresses.push({ ...everywhere, at: wildcard?.at ?? hosts.at, kind: 'domains', state, origin: 'set' });
}
