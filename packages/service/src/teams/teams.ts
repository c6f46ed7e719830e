import { newId } from '../ids.ts';
import { readName } from '../names.ts';
import type { Team, TeamStore, User } from '../stores/stores.ts';

export type TeamCreation =
  | { readonly kind: 'created'; readonly team: Team }
  | { readonly kind: 'invalid-name' | 'name-taken' };

export async function createTeam(teams: TeamStore, text: string, owner: User, nowMs: number): Promise<TeamCreation> {
  const name = readName(text);
  if (name === null) return { kind: 'invalid-name' };
  const team: Team = { id: newId('team'), name, plan: 'free', createdAtMs: nowMs };
  const stored = await teams.insert(team, { teamId: team.id, userId: owner.id, role: 'owner', createdAtMs: nowMs });
  return stored ? { kind: 'created', team } : { kind: 'name-taken' };
}
