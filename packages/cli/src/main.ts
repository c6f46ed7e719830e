import { run } from './run.ts';
import { terminal } from './terminal.ts';

/** Runs the command line in this process. */
export async function main(): Promise<number> {
  return run(process.argv.slice(2), terminal());
}
