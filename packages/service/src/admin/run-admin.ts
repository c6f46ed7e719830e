import { CommanderError } from 'commander';
import { readConfig } from '../config.ts';
import { describeFault } from '../fault.ts';
import { explainDatabase } from '../stores/explain.ts';
import { UnusableDatabase } from '../stores/migrate.ts';
import type { DatabasePlace } from '../stores/open.ts';
import { buildCommands } from './commands.ts';
import { Refused } from './refused.ts';

/** The environment in which a command runs. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints to standard output: results that a program may read. */
  print(line: string): void;
  /** Prints to standard error: messages for people. */
  remark(line: string): void;
  /** Reads standard input to its end. */
  readInput(): Promise<string>;
}

/** Runs a command. Exit codes: 0 success, 1 failure, 2 wrong usage. */
export async function runAdmin(words: readonly string[], terminal: Terminal): Promise<number> {
  const reading = readConfig(terminal.environment);
  if (reading.kind === 'refused') {
    for (const sentence of reading.sentences) terminal.remark(sentence);
    return 1;
  }
  const { database } = reading.config;
  try {
    await buildCommands(terminal, database).parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.remark(explain(error, database));
    return 1;
  }
}

function explain(error: unknown, database: DatabasePlace): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof UnusableDatabase) return error.sentence;
  const { name, code } = describeFault(error);
  return `The command failed. ${explainDatabase(code ?? name, database)}`;
}
