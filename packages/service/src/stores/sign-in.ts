/** A login session of a user. */
export interface Session {
  readonly id: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
}

export interface SessionStore {
  /** Oldest first. */
  list(userId: string, nowMs: number): Promise<readonly Session[]>;
  /** False if this user has no such session. */
  end(userId: string, id: string): Promise<boolean>;
  /** Returns the number of ended sessions. */
  endOthers(userId: string, keptId: string): Promise<number>;
}

/** A credential of WebAuthn with which its user logs in: a public key whose private half never leaves the user's authenticator. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** The id that the authenticator chose, in base64url. */
  readonly credentialId: string;
  /** In COSE, in base64url. */
  readonly publicKey: string;
  /** How often it was used, as its authenticator counts; 0 if it does not count. */
  readonly counter: number;
  readonly name: string;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
}

export interface PasskeyStore {
  /** `known` if this credential belongs to some account already, `full` if its user has `countMax` passkeys. */
  insert(passkey: Passkey, countMax: number): Promise<'inserted' | 'known' | 'full'>;
  /** Oldest first. */
  list(userId: string): Promise<readonly Passkey[]>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /** False if this user has no such passkey. */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  /** False if this user has no such passkey. */
  remove(userId: string, id: string): Promise<boolean>;
  /** False if the passkey is gone, or if its counter would not grow: two uses cannot both have the same count. */
  recordUse(id: string, counter: number, atMs: number): Promise<boolean>;
}
