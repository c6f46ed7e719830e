/** Maps the account library's names to those of our tables. */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const userModels = {
  user: {
    modelName: 'users',
    fields: { ...times, emailVerified: 'email_verified' },
    // Set only by our own code for plans.
    additionalFields: {
      plan: { type: 'string', input: false, defaultValue: 'free', required: true },
      boughtPlan: { type: 'string', input: false, defaultValue: 'free', required: true, fieldName: 'bought_plan' },
    },
  },
  session: {
    modelName: 'sessions',
    fields: { ...times, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
  },
  account: {
    modelName: 'credentials',
    fields: {
      ...times,
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { ...times, expiresAt: 'expires_at' },
    // Until it is used, a reset token is as good as a password.
    storeIdentifier: 'hashed',
  },
} as const;

export const twoFactorFields = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;

export const teamFields = {
  modelName: 'teams',
  fields: { slug: 'name_folded', createdAt: 'created_at' },
  additionalFields: { plan: { type: 'string', input: false, defaultValue: 'free', required: true } },
} as const;

export const memberFields = {
  modelName: 'memberships',
  fields: { organizationId: 'team_id', userId: 'user_id', createdAt: 'created_at' },
} as const;

export const invitationFields = {
  modelName: 'invitations',
  fields: {
    organizationId: 'team_id',
    inviterId: 'inviter_id',
    expiresAt: 'expires_at',
    createdAt: 'created_at',
  },
} as const;
