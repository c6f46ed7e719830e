import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { organization } from 'better-auth/plugins/organization';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { newId } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messages } from '../mail/messages.ts';
import type { Counters } from '../rate-limit/counters.ts';
import type { AccountsDatabase, AuditStore, PasskeyStore } from '../stores/stores.ts';
import { eventOf } from './audit.ts';
import { cookieOptions } from './cookies.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { invitationFields, memberFields, teamFields, twoFactorFields, userModels } from './models.ts';
import { passkeys } from './passkeys/passkeys.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { hashPassword, type PasswordCost, passwordLimits, verifyPassword } from './passwords.ts';

export interface AuthParts {
  readonly database: AccountsDatabase;
  /** Base URL of the pages, without a trailing slash. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly mailer: Mailer;
  /** Requests a minute from one address to endpoints where credentials could be guessed. */
  readonly attemptsPerMinute: number;
  readonly counters: Counters;
  readonly audit: AuditStore;
  readonly passkeys: PasskeyStore;
  readonly logFault: (where: string, requestId: string | null, error: unknown) => void;
  /** Of new password hashes. */
  readonly passwordCost: PasswordCost;
}

/** Base path of the library's own endpoints. Only our routes call them; they are not reachable from outside. */
export const basePath = '/accounts';
export const addressHeader = 'x-client-address';

const hourSeconds = 3600;
const sessionSeconds = 14 * 24 * hourSeconds;

export type Auth = ReturnType<typeof createAuth>;

/** Sessions, passwords, verification and teams: the account library, configured for our tables. */
export function createAuth(parts: AuthParts) {
  const { database, baseUrl, secret, mailer } = parts;
  const page: PageOf = (path, token) => `${baseUrl}${path}#token=${encodeURIComponent(token)}`;
  return betterAuth({
    appName: 'AgentGrade',
    baseURL: baseUrl,
    basePath,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { onError: (error) => noteUnexpected(parts, error) },
    database: { ...database, transaction: false },
    ...userModels,
    session: { ...userModels.session, expiresIn: sessionSeconds, updateAge: hourSeconds, freshAge: 0 },
    emailAndPassword: passwords(parts, page),
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: hourSeconds,
      sendVerificationEmail: async ({ user, token }) =>
        mailer.send(messages.verify(user.email, page('/verify', token))),
    },
    plugins: [
      hashedSessions,
      twoFactor({
        issuer: 'AgentGrade',
        schema: twoFactorFields,
        backupCodeOptions: { storeBackupCodes: 'encrypted' },
      }),
      teams(parts),
      ...passkeysOf(parts),
    ],
    user: {
      ...userModels.user,
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async ({ user, newEmail, token }) =>
          mailer.send(messages.emailChange(user.email, newEmail, page('/verify', token))),
      },
      deleteUser: { enabled: true },
    },
    rateLimit: rateLimits(parts.attemptsPerMinute, parts.counters),
    advanced: {
      ...cookieOptions(baseUrl),
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 64 },
      database: { generateId: ({ model }) => newId(idKinds.get(model) ?? 'verification') },
    },
  });
}

/** None where browsers offer none. */
function passkeysOf({ baseUrl, passkeys: store, mailer }: AuthParts) {
  const party = relyingPartyOf(baseUrl);
  const page = `${baseUrl}/settings/security`;
  const tellAdded = (email: string, name: string): void => mailer.send(messages.passkeyAdded(email, name, page));
  return party === null ? [] : [passkeys({ party, store, tellAdded })];
}

/** URL of the page that a mail links to, with its token. */
type PageOf = (path: string, token: string) => string;

const passwords = (
  { mailer, audit, baseUrl, passwordCost }: AuthParts,
  page: PageOf,
): BetterAuthOptions['emailAndPassword'] => ({
  enabled: true,
  requireEmailVerification: true,
  autoSignIn: false,
  minPasswordLength: passwordLimits.charactersMin,
  // The library counts UTF-16 units; `findPasswordFault` applies the exact limit.
  maxPasswordLength: passwordLimits.charactersMax * 2,
  password: {
    hash: (password) => hashPassword(password, passwordCost),
    verify: ({ password, hash }) => verifyPassword(password, hash),
  },
  resetPasswordTokenExpiresIn: hourSeconds,
  revokeSessionsOnPasswordReset: true,
  sendResetPassword: async ({ user, token }) => mailer.send(messages.reset(user.email, page('/reset', token))),
  onPasswordReset: async ({ user }) => {
    await audit.insert(eventOf({ kind: 'personal', userId: user.id }, user.email, 'password.reset', user.email));
    mailer.send(messages.passwordChanged(user.email, `${baseUrl}/reset`));
  },
  onExistingUserSignUp: async ({ user }) => mailer.send(messages.accountExists(user.email, `${baseUrl}/login`)),
});

const teams = ({ mailer, baseUrl }: AuthParts) =>
  organization({
    schema: {
      organization: teamFields,
      member: memberFields,
      invitation: invitationFields,
      session: { fields: { activeOrganizationId: 'active_team_id' } },
    },
    organizationLimit: limits.teamsOfUser,
    membershipLimit: limits.membersOfTeam,
    invitationLimit: limits.invitationsOfTeam,
    invitationExpiresIn: 48 * hourSeconds,
    cancelPendingInvitationsOnReInvite: true,
    sendInvitationEmail: async ({ id, email, organization: team, inviter }) =>
      mailer.send(
        messages.invitation(email, team.name, inviter.user.email, `${baseUrl}/settings/teams#invitation=${id}`),
      ),
  });

const limits = { teamsOfUser: 20, membersOfTeam: 200, invitationsOfTeam: 50 } as const;

const idKinds: ReadonlyMap<string, Parameters<typeof newId>[0]> = new Map([
  ['user', 'user'],
  ['organization', 'team'],
  ['member', 'membership'],
  ['invitation', 'invitation'],
  ['account', 'credential'],
  ['session', 'session'],
  ['twoFactor', 'twoFactor'],
] as const);

function rateLimits(attemptsPerMinute: number, counters: Counters) {
  const rule = { window: 60, max: attemptsPerMinute };
  const guessed = ['/sign-in/*', '/sign-up/*', '/change-password', '/change-email', '/request-password-reset'];
  const more = [
    '/reset-password',
    '/send-verification-email',
    '/verify-email',
    '/two-factor/*',
    '/passkey/*',
    '/delete-user',
  ];
  return {
    enabled: true,
    window: 60,
    max: attemptsPerMinute * 20,
    customStorage: shareAttempts(counters),
    customRules: {
      ...Object.fromEntries([...guessed, ...more].map((path) => [path, rule] as const)),
      // Called for every request of a page.
      '/get-session': false as const,
    },
  };
}

/** Rate limits counted over all nodes; all rules above use the counters' own window. With `consume` the library never calls `get` and `set`. */
const shareAttempts = (counters: Counters) => ({
  consume: async (key: string, { max }: { readonly max: number }) => {
    const { allowed, retryAfterSeconds } = await counters.take(`accounts ${key}`, max);
    return { allowed, retryAfter: allowed ? null : retryAfterSeconds };
  },
  get: async () => null,
  set: async () => {},
});

/** The library reports its regular error responses here, too; only server errors are faults. */
function noteUnexpected({ logFault }: AuthParts, error: unknown): void {
  const expected =
    typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500;
  if (!expected) logFault('accounts', null, error);
}
