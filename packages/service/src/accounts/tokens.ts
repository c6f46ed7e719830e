import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed tokens that only this service can create, each for one purpose. */
export interface Tokens {
  /** CSRF token of a session, required for every change: pages of other sites cannot read it. */
  csrf(sessionToken: string): string;
  /** Proves that this device has logged in to the account before. */
  device(email: string): string;
}

export function createTokens(secret: string): Tokens {
  const sign = (purpose: string, text: string): string =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
  return {
    csrf: (sessionToken) => sign('csrf', sessionToken),
    device: (email) => sign('device', email),
  };
}

export function equalTexts(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}
