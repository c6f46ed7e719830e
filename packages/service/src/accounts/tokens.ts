import { createHmac, timingSafeEqual } from 'node:crypto';

/** Texts that only this service can have made, each for one purpose. */
export interface Tokens {
  /** Goes with every change that a session asks for: a page of another site cannot read it. */
  csrf(sessionToken: string): string;
  /** Says that somebody logged in to this account from here before. */
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
