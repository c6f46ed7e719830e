import { resolve } from 'node:path';
import type { Command } from 'commander';
import { isPostgresUrl, wantedPostgresUrl } from '../config.ts';
import type { DatabasePlace } from '../stores/open.ts';
import type { WithStores } from './commands.ts';
import { Refused } from './refused.ts';
import type { Terminal } from './run-admin.ts';

export function addDatabaseCommands(
  program: Command,
  terminal: Terminal,
  withStores: WithStores,
  here: DatabasePlace,
): void {
  program
    .command('migrate')
    .description('Update the database schema. The service also does this when it starts.')
    .action(() => withStores(async () => terminal.print('The database is up to date.')));
  program
    .command('move')
    .description('Copy everything from the configured database to another, which must be empty.')
    .requiredOption('--to <place>', 'postgres://user:password@host:5432/name, or a folder for the embedded database')
    .action(({ to }: { to: string }) => move(terminal, here, readPlace(to)));
}

function readPlace(text: string): DatabasePlace {
  if (isPostgresUrl(text)) return { kind: 'postgres', url: text, connectionsMax: 1, timeoutMs: 0 };
  if (text.includes('://')) throw new Refused(`--to ${wantedPostgresUrl} Or give a folder for the embedded database.`);
  return { kind: 'embedded', directory: resolve(text) };
}

async function move(terminal: Terminal, from: DatabasePlace, to: DatabasePlace): Promise<void> {
  // Loaded only here: PostgreSQL's driver would slow down every other command.
  const { moveStores } = await import('../stores/move.ts');
  const moved = await moveStores(from, to);
  switch (moved.kind) {
    case 'in-use':
      throw new Refused(`The ${moved.which} database is in use. Stop every service first.`);
    case 'not-empty':
      throw new Refused('The target database is not empty. Give an empty one.');
    case 'moved':
      terminal.print(`Copied ${moved.rows} rows. The source is unchanged.`);
      terminal.remark(
        to.kind === 'postgres'
          ? 'Start the service with DATABASE_URL set to the target, and the same SESSION_SECRET.'
          : `Start the service with DATA_DIR=${to.directory}, without DATABASE_URL and with the same SESSION_SECRET.`,
      );
  }
}
