import type { Kysely, Selectable } from 'kysely';
import { newId } from '../ids.ts';
import { foldName } from '../names.ts';
import { createMembershipStore } from './kysely-membership.ts';
import { readPlans, readRole } from './read-row.ts';
import type { Schema, TeamRow } from './schema.ts';
import type { Team, TeamStore } from './stores.ts';

export function createTeamStore(database: Kysely<Schema>): TeamStore {
  return {
    ...createMembershipStore(database),
    async find(id) {
      const row = await database.selectFrom('teams').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readTeam(row);
    },
    insert: (team, owner) =>
      database.transaction().execute(async (transaction) => {
        const result = await transaction
          .insertInto('teams')
          .values({
            id: team.id,
            name: team.name,
            name_folded: foldName(team.name),
            plan: team.plan,
            created_at: new Date(team.createdAtMs).toISOString(),
          })
          .onConflict((conflict) => conflict.column('name_folded').doNothing())
          .executeTakeFirst();
        if (result.numInsertedOrUpdatedRows !== 1n) return false;
        await transaction
          .insertInto('memberships')
          .values({
            id: newId('membership'),
            team_id: owner.teamId,
            user_id: owner.userId,
            role: owner.role,
            created_at: new Date(owner.createdAtMs).toISOString(),
          })
          .execute();
        return true;
      }),
    async findByName(name) {
      const row = await database
        .selectFrom('teams')
        .selectAll()
        .where('name_folded', '=', foldName(name))
        .executeTakeFirst();
      return row === undefined ? null : readTeam(row);
    },
    async setPlan(id, plan) {
      await database.updateTable('teams').set({ plan }).where('id', '=', id).execute();
    },
    async members(id) {
      const rows = await database
        .selectFrom('memberships')
        .selectAll()
        .where('team_id', '=', id)
        .orderBy('created_at')
        .orderBy('user_id')
        .execute();
      return rows.map((row) => ({
        teamId: row.team_id,
        userId: row.user_id,
        role: readRole(row.role),
        createdAtMs: Date.parse(row.created_at),
      }));
    },
  };
}

const readTeam = (row: Selectable<TeamRow>): Team => ({
  id: row.id,
  name: row.name,
  plan: readPlans(row),
  createdAtMs: Date.parse(row.created_at),
});
