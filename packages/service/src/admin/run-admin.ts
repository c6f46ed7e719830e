import { CommanderError } from 'commander';
import { readConfig } from '../config.ts';
import { describeFault } from '../fault.ts';
import { openEmbeddedStores } from '../stores/embedded.ts';
import { buildCommands } from './commands.ts';
import { Refused } from './refused.ts';

/** Exit codes: 0 done, 1 not done, 2 wrong usage. */
export async function runAdmin(words: readonly string[]): Promise<number> {
  const reading = readConfig(process.env);
  if (reading.kind === 'refused') return report(reading.sentences);
  const { dataDirectory } = reading.config;
  try {
    await buildCommands({
      openStores: () => openEmbeddedStores(dataDirectory),
      print: (line) => console.log(line),
      remark: (line) => console.error(line),
    }).parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Refused) return report([error.message]);
    const { name, code } = describeFault(error);
    return report([
      `The command failed (${code ?? name}). Check that ${dataDirectory} is there and can be written to.`,
    ]);
  }
}

function report(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence);
  return 1;
}
