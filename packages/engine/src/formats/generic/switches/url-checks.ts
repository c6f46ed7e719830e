import { classifyHost, isStandIn } from '../../../knowledge/hosts.ts';
import { locate } from '../../../text/span.ts';
import { parseAddress } from '../../../text/url.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { withDefaults } from '../../shared/variable-defaults.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isLoopbackOnly } from './exposed.ts';
import { writers } from './switch-facts.ts';

/**
 * Reads `{url: https://…, verify: false}`: the certificate of that address is not checked. Without an address, much else can be
 * verified. https://requests.readthedocs.io/en/latest/user/advanced/#ssl-cert-verification
 */
export function readUrlCheck({ key, value, name, words, owner }: Setting, context: Context): boolean {
  if (name !== 'verify' || !dialsOverTls(owner) || isNestedIn(context, verified, 1)) return false;
  const answer = value.boolean();
  if (answer === null) return false;
  if (isLoopbackOnly(owner)) return true;
  const state = answer.value ? 'safe' : 'unsafe';
  const known = { state, key: locate(key.value, value.at), words } as const;
  writers['certificate-check']({ id: 'certificate-check', ...known }, context);
  return true;
}

/** What is verified itself, by mail, by its signature or by facts, beside the address where that happens. */
const verified = wordSet(
  'signup registration email mail phone account user customer identity token jwt oidc signature webhook claim fact source citation answer output result response payment license domain',
);

const encryptionNames = wordSet(
  'sslmode ssl_mode ssl tls use_ssl use_tls ssl_enabled tls_enabled enable_ssl enable_tls encryption encrypted encrypt secure',
);
const off = /^(?:false|no|off|none|disabled?|plain|plain[-_ ]?text|clear[-_ ]?text|unencrypted|insecure)$/i;
const plaintext = /^(?:plain|clear|un|in)/i;

/**
 * Reads `{host: db.acme.net, sslmode: disable}`: the connection to that host is not encrypted. Without a public host much else can
 * be without TLS. https://www.postgresql.org/docs/current/libpq-ssl.html
 */
export function readEncryption({ value, name, owner }: Setting, { model, scope }: Context): boolean {
  const answer = value.written.trim();
  if (!encryptionNames.has(name) || !off.test(answer)) return false;
  if (!(plaintext.test(answer) ? namesPublicHost(owner) : dialsPublicHost(owner))) return false;
  value.scalar();
  model.transports.push({ ...scope, at: value.at, kind: 'encryption', state: 'off', credential: false });
  return true;
}

/** Ports on which mail servers begin in plaintext and then change to TLS. https://www.rfc-editor.org/rfc/rfc6409 */
const startTlsPorts = wordSet('25 587 143 110');

const dialsPublicHost = oncePerOwner((owner: Cursor) => {
  if (startTlsPorts.has(owner.get('port').written.trim())) return false;
  return !owner.any('starttls', 'start_tls', 'use_starttls').exists && namesPublicHost(owner);
});

const namesPublicHost = oncePerOwner((owner: Cursor) => {
  const { written } = owner.any('host', 'hostname', 'server', 'address');
  const address = parseAddress(withDefaults(written));
  return address !== null && classifyHost(address.host) === 'public' && !isStandIn(address.host);
});

const dialsOverTls = oncePerOwner((owner: Cursor) => {
  const { written } = owner.any('url', 'base_url', 'endpoint', 'server_url', 'api_url', 'uri');
  return /^(?:https|wss):\/\//i.test(written.trim());
});
