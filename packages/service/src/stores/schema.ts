import type { Generated } from 'kysely';

/** The tables for Kysely, with types that every database stores alike: text, integers, and integers as booleans. */
export interface Schema {
  readonly users: UserRow;
  readonly teams: TeamRow;
  readonly memberships: MembershipRow;
  readonly credentials: CredentialRow;
  readonly sessions: SessionRow;
  readonly passkeys: PasskeyRow;
  readonly invitations: InvitationRow;
  readonly api_keys: KeyRow;
  readonly subscriptions: SubscriptionRow;
  readonly audit_events: AuditRow;
  readonly key_usage: UsageRow;
  readonly shared_reports: SharedReportRow;
}

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly email_verified: number;
  readonly name: string;
  /** The plan granted by the operator. */
  readonly plan: string;
  readonly bought_plan: Generated<string>;
  readonly two_factor_enabled: number;
  /** ISO 8601 in UTC, like all times in the tables that the account library writes. */
  readonly created_at: string;
  readonly updated_at: string;
}

/** The account library's record of how a user logs in; always a password here. */
export interface CredentialRow {
  readonly id: string;
  readonly account_id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly password: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns of a session that are displayed; the account library looks sessions up by the digest of their token. */
export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly expires_at: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly name: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

export interface TeamRow {
  readonly id: string;
  readonly name: string;
  /** The name in lower case; unique. */
  readonly name_folded: string;
  /** The plan granted by the operator. */
  readonly plan: string;
  readonly bought_plan: Generated<string>;
  readonly created_at: string;
}

export interface MembershipRow {
  readonly id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly role: string;
  readonly created_at: string;
}

export interface InvitationRow {
  readonly id: string;
  readonly team_id: string;
  readonly email: string;
  readonly role: string | null;
  readonly status: string;
  readonly inviter_id: string;
  readonly expires_at: string;
  readonly created_at: string;
}

export interface KeyRow {
  readonly id: string;
  readonly digest: string;
  readonly last_four: string;
  readonly name: string;
  readonly user_id: string | null;
  readonly team_id: string | null;
  readonly created_at: number;
  readonly last_used_at: number | null;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly exposed_at: number | null;
}

export interface SharedReportRow {
  readonly id: string;
  readonly delete_digest: string;
  readonly report: string;
  readonly bytes: number;
  readonly created_at: number;
  readonly expires_at: number;
}

export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly user_id: string | null;
  readonly team_id: string | null;
}

export interface UsageRow {
  readonly key_id: string;
  /** `2026-11-21`, in UTC. */
  readonly day: string;
  readonly succeeded: number;
  readonly refused: number;
  readonly failed: number;
  readonly last_error: string | null;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly team_id: string | null;
  readonly customer_id: string;
  readonly plan: string;
  readonly status: string;
  readonly in_force: number;
  readonly renews_at: number | null;
  readonly ends: number;
  readonly version: number;
}
