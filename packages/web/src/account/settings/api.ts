/** The service's responses to the settings pages. */
export interface Session {
  readonly email: string;
  readonly plan: string;
  readonly twoFactorEnabled: boolean;
  readonly createdAt: string;
}

export interface ListedSession {
  readonly id: string;
  readonly isThis: boolean;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface Key {
  readonly id: string;
  readonly kind: 'personal' | 'service';
  readonly name: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** When it was last found in an analysed configuration. */
  readonly exposedAt: string | null;
  readonly active: boolean;
}

export interface Keys {
  readonly plan: string;
  readonly entitled: boolean;
  readonly mayChange: boolean;
  readonly keys: readonly Key[];
}

export interface NewKey {
  readonly text: string;
  readonly key: Key;
}

export interface Usage {
  readonly since: string;
  readonly days: number;
  readonly keys: readonly Pick<Key, 'id' | 'name' | 'lastFour'>[];
  readonly usage: readonly UsageOfDay[];
}

export interface UsageOfDay {
  readonly keyId: string;
  readonly day: string;
  readonly succeeded: number;
  readonly refused: number;
  readonly failed: number;
  readonly lastError: string | null;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly role: Role;
}

export type Role = 'owner' | 'admin' | 'member';

export interface Invitation {
  readonly id: string;
  readonly teamName: string;
  readonly email: string;
  readonly role: Role;
}

export interface Teams {
  readonly teams: readonly Team[];
  readonly invitations: readonly Invitation[];
}

export interface Member {
  readonly membershipId: string;
  readonly email: string;
  readonly role: Role;
  readonly isYou: boolean;
}

export interface TeamDetail extends Team {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

export interface AuditEvent {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
}

export interface Plan {
  readonly plan: string;
  readonly title: string;
  readonly boughtHere: boolean;
  readonly mayChange: boolean;
  readonly subscription: {
    /** Stripe's status. */
    readonly status: string;
    readonly inForce: boolean;
    readonly ends: boolean;
    readonly renewsAt: string | null;
  } | null;
}
