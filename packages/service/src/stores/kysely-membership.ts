import type { Kysely } from 'kysely';
import { readPlans, readRole } from './read-row.ts';
import type { Schema } from './schema.ts';
import type { Invitation, TeamStore } from './stores.ts';

type Membership = Pick<TeamStore, 'roleOf' | 'roster' | 'teamsOf' | 'invitations' | 'invitationsFor' | 'transfer'>;

/** Members of teams and invitations to them. */
export function createMembershipStore(database: Kysely<Schema>): Membership {
  return {
    async roleOf(teamId, userId) {
      const row = await database
        .selectFrom('memberships')
        .select('role')
        .where('team_id', '=', teamId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : readRole(row.role);
    },
    async roster(id) {
      const rows = await database
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['memberships.id', 'user_id', 'email', 'role', 'memberships.created_at'])
        .where('team_id', '=', id)
        .orderBy('memberships.created_at')
        .orderBy('user_id')
        .execute();
      return rows.map((row) => ({
        membershipId: row.id,
        userId: row.user_id,
        email: row.email,
        role: readRole(row.role),
        createdAtMs: Date.parse(row.created_at),
      }));
    },
    teamsOf: (userId) => teamsOf(database, userId),
    async invitations(teamId, nowMs) {
      return readInvitations(await pending(database, nowMs).where('invitations.team_id', '=', teamId).execute());
    },
    async invitationsFor(email, nowMs) {
      return readInvitations(await pending(database, nowMs).where('invitations.email', '=', email).execute());
    },
    transfer: (teamId, fromUserId, toUserId) =>
      database.transaction().execute(async (transaction) => {
        const change = (userId: string, from: readonly string[], role: string) =>
          transaction
            .updateTable('memberships')
            .set({ role })
            .where('team_id', '=', teamId)
            .where('user_id', '=', userId)
            .where('role', 'in', from)
            .executeTakeFirst();
        const lowered = await change(fromUserId, ['owner'], 'admin');
        if (lowered.numUpdatedRows !== 1n) return false;
        const raised = await change(toUserId, ['owner', 'admin', 'member'], 'owner');
        if (raised.numUpdatedRows === 1n) return true;
        await change(fromUserId, ['admin'], 'owner');
        return false;
      }),
  };
}

async function teamsOf(database: Kysely<Schema>, userId: string) {
  const rows = await database
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select((eb) => [
      'teams.id',
      'teams.name',
      'teams.plan',
      'teams.bought_plan',
      'teams.created_at',
      'memberships.role',
      eb
        .selectFrom('memberships as others')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('others.team_id', '=', 'teams.id')
        .where('others.role', '=', 'owner')
        .as('owners'),
    ])
    .where('memberships.user_id', '=', userId)
    .orderBy('teams.name_folded')
    .execute();
  return rows.map((row) => ({
    team: { id: row.id, name: row.name, plan: readPlans(row), createdAtMs: Date.parse(row.created_at) },
    role: readRole(row.role),
    owners: Number(row.owners),
  }));
}

const pending = (database: Kysely<Schema>, nowMs: number) =>
  database
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .select(['invitations.id', 'team_id', 'teams.name', 'email', 'role', 'expires_at'])
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date(nowMs).toISOString())
    .orderBy('expires_at');

interface InvitationRow {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string | null;
  readonly expires_at: string;
}

const readInvitations = (rows: readonly InvitationRow[]): readonly Invitation[] =>
  rows.map((row) => ({
    id: row.id,
    teamId: row.team_id,
    teamName: row.name,
    email: row.email,
    role: readRole(row.role ?? 'member'),
    expiresAtMs: Date.parse(row.expires_at),
  }));
