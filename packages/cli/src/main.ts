import { run } from './run.ts';
import { terminal } from './terminal.ts';

/** The process around `run`. */
export async function main(): Promise<number> {
  return run(process.argv.slice(2), terminal());
}
