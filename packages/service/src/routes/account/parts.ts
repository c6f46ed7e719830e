import type { CallAuth } from '../../accounts/call-auth.ts';
import type { LoginThrottle } from '../../accounts/login-throttle.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import type { Billing } from '../../billing/billing.ts';
import type {
  AuditStore,
  BillingStore,
  KeyStore,
  PasskeyStore,
  SessionStore,
  TeamStore,
  UsageStore,
  UserStore,
} from '../../stores/stores.ts';

export interface AccountParts {
  readonly baseUrl: string;
  readonly bodyTimeoutMs: number;
  readonly callAuth: CallAuth;
  readonly tokens: Tokens;
  readonly loginThrottle: LoginThrottle;
  readonly users: UserStore;
  readonly keys: KeyStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly teams: TeamStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;
  readonly subscriptions: BillingStore;
  /** Null if plans are not sold, only granted by the operator. */
  readonly billing: Billing | null;
}
