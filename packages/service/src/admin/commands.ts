import { Command } from 'commander';
import { type DatabasePlace, openStores } from '../stores/open.ts';
import type { Stores } from '../stores/stores.ts';
import { addDatabaseCommands } from './database-commands.ts';
import { addKeyCommands } from './key-commands.ts';
import { addPlanCommands } from './plan-commands.ts';
import type { Terminal } from './run-admin.ts';
import { addTeamCommands } from './team-commands.ts';
import { addUserCommands } from './user-commands.ts';

/** Opens the database, runs a command with its stores, and always closes it. */
export type WithStores = (work: (stores: Stores) => Promise<void>) => Promise<void>;

export function buildCommands(terminal: Terminal, place: DatabasePlace): Command {
  const program = new Command('admin')
    .description(
      'The admin command line. It accesses the database directly and can be used while the server is running.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.remark(text.trimEnd()),
    });
  const withStores: WithStores = async (work) => {
    const stores = await openStores(place);
    try {
      await work(stores);
    } finally {
      await stores.close();
    }
  };
  addUserCommands(program, terminal, withStores);
  addTeamCommands(program, terminal, withStores);
  addPlanCommands(program, terminal, withStores);
  addKeyCommands(program, terminal, withStores);
  addDatabaseCommands(program, terminal, withStores, place);
  return program;
}
