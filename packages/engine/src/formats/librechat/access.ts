import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAllowedHosts } from '../shared/allowed-hosts.ts';

/** Providers where anyone can open an account. The others are the operator's own directory. */
const publicProviders: ReadonlySet<string> = new Set(['apple', 'discord', 'facebook', 'github', 'google']);

/**
 * Reads who may sign in. Without a list of mail domains everyone with an account at the provider may.
 * https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/registration
 */
export function readRegistration(registration: Cursor, model: ModelBuilder): void {
  const domains = registration.get('allowedDomains');
  const logins = registration.get('socialLogins');
  if (domains.items().length > 0) {
    const fact = { kind: 'sender', state: 'restricted', origin: 'set' } as const;
    model.exposures.push({ ...everywhere, at: domains.at, ...fact });
  } else if (logins.texts().some(({ value }) => publicProviders.has(value.toLowerCase()))) {
    const fact = { kind: 'registration', state: 'open', origin: 'default' } as const;
    model.exposures.push({ ...everywhere, at: logins.at, ...fact });
  }
  registration.ignore();
}

/**
 * Reads whether users may add MCP servers, and offer them to everybody. Users cannot add programs, only addresses.
 * https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/interface
 */
export function readOwnServers(servers: Cursor, model: ModelBuilder): void {
  if (servers.get('use').is(false) || !servers.get('create').is(true)) return;
  for (const [key, kind] of [
    ['create', 'own-servers'],
    ['public', 'offered-servers'],
  ] as const) {
    const allowed = servers.get(key).boolean();
    if (allowed?.value !== true) continue;
    model.grants.push({ ...everywhere, at: allowed.at, kind, subject: locate(key, allowed.at), wide: true });
  }
}

/**
 * Reads the addresses that actions may call, or where remote MCP servers may be. The programs that LibreChat starts as local servers
 * are not restricted. https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/actions
 */
export function readAddresses(section: Cursor, model: ModelBuilder): void {
  const domains = section.get('allowedDomains');
  const wildcard = domains.items().find((item) => item.is('*'));
  if (wildcard !== undefined || domains.items().length > 0) {
    const state = wildcard === undefined ? 'restricted' : 'open';
    model.egresses.push({ ...everywhere, at: (wildcard ?? domains).at, kind: 'own-requests', state, origin: 'set' });
  }
  if (wildcard === undefined) addAllowedHosts(domains, model);
  section.ignore();
}
