import { type Ask, createAsk } from './ask.ts';
import { type AuthorityParts, createAuthority } from './authority.ts';
import { createLoginThrottle, type LoginThrottle } from './login-throttle.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What the routes need for accounts. */
export interface Accounts {
  readonly ask: Ask;
  readonly tokens: Tokens;
  readonly loginThrottle: LoginThrottle;
}

export function openAccounts(parts: AuthorityParts): Accounts {
  return {
    ask: createAsk(createAuthority(parts), parts.database, parts.baseUrl),
    tokens: createTokens(parts.secret),
    loginThrottle: createLoginThrottle(parts.counters),
  };
}
