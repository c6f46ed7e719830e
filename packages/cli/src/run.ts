import { Command, CommanderError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { type CheckOptions, check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { explain } from './commands/explain.ts';
import { redact } from './commands/redact.ts';
import { listRules } from './commands/rules.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { thresholds } from './threshold.ts';

/** The command line: arguments in, exit code out. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const program = new Command('agent-grade')
    .description('Finds security problems in AI agent configurations.')
    .version(packageJson.version)
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
    .exitOverride()
    .addHelpText('after', exitCodeHelp);
  program
    .command('check')
    .description('analyse files, folders (files with known names) or standard input (-)')
    .argument('<path...>', 'file, folder or -')
    .option('--format <format>', 'text, json, sarif, junit, markdown or github', 'text')
    .option('--config <file>', 'configuration file (default: agent-grade.yaml or .json in the working directory)')
    .option('--no-config', 'use no configuration file')
    .option('--as-of <date>', 'the day that suppressions with a last day are compared with, as YYYY-MM-DD')
    .addOption(
      new Option('--min-severity <severity>', 'show findings of at least this severity, and exit by them')
        .choices([...thresholds, 'info'])
        .default('info'),
    )
    .addOption(
      new Option('--fail-on <severity>', 'exit with 0 when every finding is less severe')
        .choices(thresholds)
        .default('low'),
    )
    .action(async (paths: readonly string[], options: CheckOptions) => {
      exitCode = await check(paths, options, terminal);
    });
  program
    .command('diff')
    .description('compare two versions of a configuration: what is new, what is fixed')
    .argument('<before>', 'file or -')
    .argument('<after>', 'file or -')
    .action(async (before: string, after: string) => {
      exitCode = await diff(before, after, terminal);
    });
  program
    .command('redact')
    .description('print a file with every detected secret replaced')
    .argument('<path>', 'file or -')
    .action(async (path: string) => {
      exitCode = await redact(path, terminal);
    });
  program
    .command('rules')
    .description('list the rules')
    .action(() => {
      exitCode = listRules(terminal);
    });
  program
    .command('explain')
    .description('explain a rule')
    .argument('<rule>', 'id, such as AG-004')
    .action((id: string) => {
      exitCode = explain(id, terminal);
    });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.usage;
    terminal.error(`agent-grade failed: ${error instanceof Error ? error.name : 'unknown error'}\n`);
    return exitCodes.fault;
  }
}

const exitCodeHelp = `
Exit codes: 0 no finding above info, 11 low, 12 medium, 13 high, 14 critical,
            1 a fault of this program, 2 wrong usage, 3 nothing analysed or a file could not be read`;
