import { Command } from 'commander';
import type { Stores } from '../stores/stores.ts';
import { addKeyCommands } from './key-commands.ts';
import { addPlanCommands } from './plan-commands.ts';
import { addTeamCommands } from './team-commands.ts';
import { addUserCommands } from './user-commands.ts';

export interface AdminParts {
  openStores(): Promise<Stores>;
  /** Standard output: what a program may want to read. */
  print(line: string): void;
  /** Standard error: what only a person wants to read. */
  remark(line: string): void;
}

/** Runs a command's work on the database and closes it whatever happens. */
export type WithStores = (work: (stores: Stores) => Promise<void>) => Promise<void>;

export function buildCommands(parts: AdminParts): Command {
  const program = new Command('admin')
    .description('The operator’s command line. It works on the database itself, beside a running server.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => parts.print(text.trimEnd()),
      writeErr: (text) => parts.remark(text.trimEnd()),
    });
  const withStores: WithStores = async (work) => {
    const stores = await parts.openStores();
    try {
      await work(stores);
    } finally {
      await stores.close();
    }
  };
  addUserCommands(program, parts, withStores);
  addTeamCommands(program, parts, withStores);
  addPlanCommands(program, parts, withStores);
  addKeyCommands(program, parts, withStores);
  return program;
}
