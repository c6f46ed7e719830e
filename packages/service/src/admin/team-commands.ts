import type { Command } from 'commander';
import { nameCharactersMax } from '../names.ts';
import type { Stores, Team } from '../stores/stores.ts';
import { createTeam } from '../teams/teams.ts';
import type { WithStores } from './commands.ts';
import { Refused } from './refused.ts';
import type { Terminal } from './run-admin.ts';
import { requireUser } from './user-commands.ts';

interface CreateOptions {
  readonly name: string;
  readonly owner: string;
}

export function addTeamCommands(program: Command, terminal: Terminal, withStores: WithStores): void {
  const team = program.command('team').description('Manage teams.');
  team
    .command('create')
    .description('Create a team with its first owner.')
    .requiredOption('--name <name>', 'the team’s name')
    .requiredOption('--owner <email>', 'the owner’s email address')
    .action(({ name, owner }: CreateOptions) =>
      withStores(async (stores) => {
        const creation = await createTeam(stores.teams, name, await requireUser(stores, owner), Date.now());
        if (creation.kind !== 'created') throw new Refused(sentences[creation.kind]);
        terminal.print(`Created team ${creation.team.name} (${creation.team.id}), plan free.`);
      }),
    );
}

export const invalidName = (of: string): string =>
  `A ${of}’s name must have 1 to ${nameCharactersMax} characters, without control or invisible characters.`;

const sentences = {
  'name-taken': 'A team with this name already exists.',
  'invalid-name': invalidName('team'),
} as const;

export async function requireTeam(stores: Stores, name: string): Promise<Team> {
  const team = await stores.teams.findByName(name);
  if (team === null) throw new Refused('No team has this name. Create one with: team create --name … --owner …');
  return team;
}
