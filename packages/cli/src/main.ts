import { run } from './run.ts';
import { terminal } from './terminal.ts';

/** The process around `run`. A reader that stops reading (`| head`) is no fault. */
export async function main(): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return run(process.argv.slice(2), terminal());
}
