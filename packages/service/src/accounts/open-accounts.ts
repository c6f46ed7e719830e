import { type AuthParts, createAuth } from './auth.ts';
import { type CallAuth, createCallAuth } from './call-auth.ts';
import { createLoginThrottle, type LoginThrottle } from './login-throttle.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What the routes need for accounts. */
export interface Accounts {
  readonly callAuth: CallAuth;
  readonly tokens: Tokens;
  readonly loginThrottle: LoginThrottle;
}

export function openAccounts(parts: AuthParts): Accounts {
  return {
    callAuth: createCallAuth(createAuth(parts), parts.database, parts.baseUrl),
    tokens: createTokens(parts.secret),
    loginThrottle: createLoginThrottle(parts.counters),
  };
}
