import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Exposure, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addBind } from '../shared/exposure.ts';
import { isSwitchedOff } from '../shared/switch.ts';

/** The policies for unknown senders. https://docs.openclaw.ai/gateway/security */
const policies: ReadonlyMap<string, Exposure['state']> = new Map([
  ['open', 'open'],
  ['pairing', 'restricted'],
  ['allowlist', 'restricted'],
  ['disabled', 'restricted'],
]);
const sharedScopes: ReadonlySet<string> = new Set(['main']);

/** Reads who can reach the agent through chat channels, and whether senders share a session. */
export function readChannels(document: Cursor, model: ModelBuilder): void {
  // Several channels may belong to one person, but several entries in the allow list of one channel are several people.
  let isForSeveral = false;
  for (const { value } of document.get('channels').members()) {
    if (!value.isMapping) continue;
    const accounts = value
      .get('accounts')
      .members()
      .map((account) => account.value);
    const isOpen = [readChannel(value, model, accounts), ...accounts.map((account) => readChannel(account, model, []))];
    isForSeveral ||= isOpen.includes(true) || [value, ...accounts].some(hasSeveralSenders);
    value.ignore();
  }
  readCommandSenders(document.get('commands'), model);
  readSessionScope(document.get('session'), isForSeveral, model);
}

function hasSeveralSenders(channel: Cursor): boolean {
  return channel.get('allowFrom').items().length > 1;
}

/** Reads a channel or account. Returns whether strangers can reach the agent through it, or through an account that inherits its policy. */
function readChannel(channel: Cursor, model: ModelBuilder, accounts: readonly Cursor[]): boolean {
  const scope: Scope = { enabled: !isSwitchedOff(channel) };
  // A policy that every account sets itself does not apply to the channel. https://docs.openclaw.ai/gateway/configuration-reference
  const isSetByEveryAccount = (key: string) => accounts.length > 0 && accounts.every((account) => account.has(key));
  const read = (policy: Cursor, safeValue: string) => readPolicy(policy, safeValue, model, scope);
  const direct = isSetByEveryAccount('dmPolicy')
    ? null
    : (read(channel.get('dmPolicy'), 'pairing') ?? read(channel.get('dm', 'policy'), 'pairing'));
  const group = isSetByEveryAccount('groupPolicy') ? null : read(channel.get('groupPolicy'), 'allowlist');
  let open = direct === 'open' || group === 'open';
  // With an open policy the host does not start unless `allowFrom` contains `*`, so that the policy has to change first.
  const kept = direct === 'open' ? ({ isRequired: true } as const) : {};
  const lists = [
    { list: channel.get('allowFrom'), ...kept },
    { list: channel.get('dm', 'allowFrom'), ...kept },
    { list: channel.get('groupAllowFrom') },
  ];
  for (const { list, ...more } of lists) {
    // Reported in addition to an open policy, since both have to change to keep strangers out.
    const wildcard = list.items().find((item) => item.is('*'));
    if (wildcard !== undefined) open = true;
    if (wildcard !== undefined) addExposure('open', wildcard, model, { ...scope, ...more });
    else if (list.items().length > 0) addExposure('restricted', list, model, scope);
  }
  for (const name of ['host', 'webhookHost']) addBind(channel.get(name), model, scope);
  readAddresses(channel, model, scope);
  readDangerousSwitches(channel, model, scope);
  return open;
}

/** Reads who may send the gateway its own commands: in all channels (`ownerAllowFrom`) or in one (`allowFrom`). */
function readCommandSenders(commands: Cursor, model: ModelBuilder): void {
  const lists = [
    commands.get('ownerAllowFrom'),
    ...commands
      .get('allowFrom')
      .members()
      .map(({ value }) => value),
  ];
  for (const list of lists) {
    const wildcard = list.items().find((item) => item.is('*'));
    if (wildcard !== undefined) addExposure('open', wildcard, model, everywhere);
  }
}

/** Reads a policy, with the host's documented default as its safe value. */
function readPolicy(policy: Cursor, safeValue: string, model: ModelBuilder, scope: Scope): Exposure['state'] | null {
  const state = policies.get(policy.text()?.value ?? '');
  if (state === undefined) return null;
  addExposure(state, policy, model, { ...scope, safeValue });
  return state;
}

function readAddresses(channel: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const name of ['homeserver', 'serverUrl', 'baseUrl', 'apiRoot', 'apiUrl', 'cloudUrl', 'httpUrl']) {
    const url = channel.get(name).text();
    if (url === null) continue;
    model.endpoints.push({ ...scope, at: url.at, url, purpose: 'tool', credential: true, vendor: null });
  }
  const callback = channel.get('webhookUrl').text();
  if (callback === null) return;
  model.endpoints.push({
    ...scope,
    at: callback.at,
    url: callback,
    purpose: 'callback',
    credential: false,
    vendor: null,
  });
}

/**
 * Reads the switches that the vendor calls dangerous, at any depth of a channel. The recursion is bounded by the parser's limit on depth.
 */
function readDangerousSwitches(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  for (const { key, value } of cursor.members()) {
    if (value.isMapping && key.value !== 'accounts') readDangerousSwitches(value, model, scope);
    if (!key.value.startsWith('dangerously') || !value.is(true)) continue;
    const { at } = value;
    if (key.value.includes('PrivateNetwork')) {
      model.egresses.push({ ...scope, at, kind: 'private-network', state: 'open', origin: 'set' });
    } else {
      model.authentications.push({ ...scope, at, guards: 'chat', state: 'weak', exposed: true, origin: 'set' });
    }
  }
}

/** Reads the session scope. A session for all senders reveals the messages of each to the others. */
function readSessionScope(session: Cursor, isForSeveral: boolean, model: ModelBuilder): void {
  const scope = session.get('dmScope').text();
  if (scope === null) return;
  const shared = sharedScopes.has(scope.value);
  if (shared && !isForSeveral) return;
  model.memories.push({
    ...everywhere,
    at: scope.at,
    kind: 'session',
    shared,
    writableByUsers: true,
    remote: null,
    state: shared ? 'open' : 'scoped',
    origin: 'set',
    safeValue: 'per-channel-peer',
  });
}

function addExposure(
  state: Exposure['state'],
  cursor: Cursor,
  model: ModelBuilder,
  more: Scope & Pick<Exposure, 'safeValue' | 'isRequired'>,
): void {
  model.exposures.push({ ...more, at: cursor.at, kind: 'sender', state, origin: 'set' });
}
