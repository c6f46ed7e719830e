import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Authentication, Exposure } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addOrigins } from '../shared/exposure.ts';
import { namedPermission } from '../shared/permission.ts';

/** Shorter secrets can be guessed over the network. https://docs.openclaw.ai/gateway/security/audit-checks (gateway.token_too_short) */
const secretLengthMin = 24;
/** References, masks and placeholders, whose length is not that of the secret. With an empty secret the gateway does not start. */
const unknownSecret = /^\s*$|[${]|\*{3}|^<.*>$|^\[.*\]$|redacted|^(?:your|enter|insert|paste)[-_ ]/i;
const openBinds: ReadonlySet<string> = new Set(['lan', '0.0.0.0', '::', 'all', 'public']);

/** Networks that include every machine. As trusted proxies they let any caller claim another's identity. */
const anyNetwork: ReadonlySet<string> = new Set(['0.0.0.0/0', '::/0', '*']);

/** Lists of what remote callers may run: tools over HTTP, and commands on phones and other paired devices. */
const toolLists = [
  [['tools', 'allow'], 'allow'],
  [['tools', 'deny'], 'deny'],
  [['nodes', 'allowCommands'], 'allow'],
  [['nodes', 'denyCommands'], 'deny'],
] as const;

/** Reads the gateway's listen address, authentication, control page and remote access. */
export function readGateway(gateway: Cursor, model: ModelBuilder): void {
  const exposed = readBind(gateway, model);
  readAuthentication(gateway, exposed, model);
  readControlPage(gateway.get('controlUi'), exposed, model);
  for (const [path, decision] of toolLists) {
    for (const name of gateway.follow(path).texts()) {
      if (isDisplay(name.value)) continue;
      model.permissions.push(namedPermission(name, decision, everywhere));
    }
  }
  const url = gateway.get('remote', 'url').text();
  if (url !== null) {
    const credential = gateway.get('remote', 'token').exists || gateway.get('remote', 'password').exists;
    model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'gateway', credential, vendor: null });
  }
  const terminal = gateway.get('terminal', 'enabled');
  if (exposed && terminal.is(true)) addExposure('management', 'open', terminal, model);
  gateway.ignore();
}

/**
 * Reads whether mDNS announces the machine's names and ports on its network. https://docs.openclaw.ai/gateway/security/audit-checks
 * (discovery.mdns_full_mode)
 */
export function readDiscovery(discovery: Cursor, model: ModelBuilder): void {
  const mode = discovery.get('mdns', 'mode');
  if (mode.is('full')) addExposure('announcement', 'open', mode, model);
  discovery.ignore();
}

/** Whether a command only displays something on a paired device, unlike those for its camera, messages or shell. */
function isDisplay(command: string): boolean {
  return command.startsWith('canvas.') && command !== 'canvas.eval';
}

/** Reads the listen address and tunnel. Returns whether they expose the gateway to other machines. */
function readBind(gateway: Cursor, model: ModelBuilder): boolean {
  const bind = gateway.any('bind', 'host');
  const word = bind.text()?.value.toLowerCase() ?? 'loopback';
  const custom = gateway.get('customBindHost');
  const host = word === 'custom' ? custom : bind;
  const open = openBinds.has(host.text()?.value.toLowerCase() ?? 'loopback');
  if (open) addExposure('bind', 'open', host, model);
  else if (bind.exists && (word === 'loopback' || word === '127.0.0.1')) addExposure('bind', 'restricted', bind, model);
  const tunnel = gateway.get('tailscale', 'mode');
  const funnel = tunnel.is('funnel');
  if (funnel) addExposure('tunnel', 'open', tunnel, model);
  return open || funnel;
}

function readAuthentication(gateway: Cursor, exposed: boolean, model: ModelBuilder): void {
  const auth = gateway.get('auth');
  const mode = auth.get('mode');
  const word = mode.text()?.value;
  if (word === 'none') addAuthentication('gateway', 'none', exposed, mode, model);
  if (word === 'trusted-proxy') addAuthentication('gateway', proxyState(gateway), exposed, mode, model);
  for (const key of ['token', 'password']) {
    const secret = auth.get(key).text();
    if (secret === null) continue;
    addAuthentication('gateway', isShortSecret(secret.value) ? 'weak' : 'present', exposed, auth.get(key), model);
  }
  for (const proxy of gateway.get('trustedProxies').items()) {
    if (anyNetwork.has(proxy.text()?.value ?? '')) addAuthentication('gateway', 'weak', exposed, proxy, model);
  }
  const fallback = gateway.get('allowRealIpFallback');
  if (fallback.is(true)) addAuthentication('gateway', 'weak', exposed, fallback, model);
}

/** Whether a literal secret is short enough to guess. A reference never counts as short. */
export function isShortSecret(secret: string): boolean {
  return isKnownSecret(secret) && secret.length < secretLengthMin;
}

/** Whether the file contains the secret itself. */
export function isKnownSecret(secret: string): boolean {
  return !unknownSecret.test(secret);
}

/**
 * A trusted proxy is only reliable if its address, the header with the user and the allowed users are set. Otherwise anyone may connect.
 */
function proxyState(gateway: Cursor): Authentication['state'] {
  const named = gateway.get('trustedProxies').items().length > 0;
  const proxy = gateway.get('auth', 'trustedProxy');
  const users = proxy.get('allowUsers').items();
  return named && proxy.has('userHeader') && users.length > 0 ? 'present' : 'weak';
}

function readControlPage(page: Cursor, exposed: boolean, model: ModelBuilder): void {
  const device = page.get('dangerouslyDisableDeviceAuth');
  if (device.is(true)) addAuthentication('control-page', 'none', true, device, model);
  else if (device.is(false)) addAuthentication('control-page', 'present', exposed, device, model);
  const insecure = page.get('allowInsecureAuth');
  if (insecure.is(true)) addAuthentication('control-page', 'weak', exposed, insecure, model);
  const fallback = page.get('dangerouslyAllowHostHeaderOriginFallback');
  if (fallback.is(true)) addExposure('host-check', 'open', fallback, model);
  addOrigins(page.get('allowedOrigins'), model, everywhere);
  const embeds = page.get('allowExternalEmbedUrls');
  if (embeds.is(true)) {
    model.egresses.push({ ...everywhere, at: embeds.at, kind: 'rendering', state: 'open', origin: 'set' });
  }
}

function addAuthentication(
  guards: Authentication['guards'],
  state: Authentication['state'],
  exposed: boolean,
  cursor: Cursor,
  model: ModelBuilder,
): void {
  model.authentications.push({ ...everywhere, at: cursor.at, guards, state, exposed, origin: 'set' });
}

function addExposure(kind: Exposure['kind'], state: Exposure['state'], cursor: Cursor, model: ModelBuilder): void {
  model.exposures.push({ ...everywhere, at: cursor.at, kind, state, origin: 'set' });
}
