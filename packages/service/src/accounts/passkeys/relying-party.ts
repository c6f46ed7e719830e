import { isIP } from 'node:net';

/** The service as authenticators know it (WebAuthn, "Relying Party"). */
export interface RelyingParty {
  /** The host to which passkeys are bound: they are lost if it changes. */
  readonly id: string;
  readonly origin: string;
}

/** From the configured address, never from a request. Null where browsers offer no passkeys: without TLS, except on localhost, and at an IP address. */
export function relyingPartyOf(baseUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  return isSecure && !isAddress ? { id: hostname, origin } : null;
}
