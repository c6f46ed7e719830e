import { ruleIds } from '@agent-grade/engine/score';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { outputFormatNames } from './choices.ts';
import type { CheckOptions } from './commands/check.ts';
import type { FixOptions } from './commands/fix.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { thresholds } from './threshold.ts';

type Finish = (code: ExitCode) => void;

/** Defines all commands. The code of a command is loaded when it is called, so that no command pays for the others. */
export function createProgram(terminal: Terminal, finish: Finish): Command {
  const program = new Command('agent-grade')
    .description('Finds security problems in AI agent configurations.')
    .version(packageJson.version)
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
    .exitOverride()
    .addHelpText('after', exitCodeHelp);
  addChecks(program, terminal, finish);
  addChanges(program, terminal, finish);
  addExplanations(program, terminal, finish);
  addServers(program, terminal, finish);
  return program;
}

function addChecks(program: Command, terminal: Terminal, finish: Finish): void {
  for (const [name, description] of [
    ['check', 'check files, folders, patterns or standard input (-)'],
    ['watch', 'check now and after every change'],
  ] as const) {
    addSearchOptions(program.command(name).description(description))
      .addOption(
        withChoices(
          new Option('--format <name[=file]>', 'output format, to standard output or to a file; may be repeated'),
          outputFormatNames,
        )
          .argParser(collect)
          .default([], 'text'),
      )
      .addOption(asOf())
      .addOption(
        new Option(
          '--min-severity <severity>',
          'show only findings of at least this severity, and base the exit code on them',
        ).choices([...thresholds, 'info']),
      )
      .addOption(new Option('--fail-on <severity>', 'exit with 0 if every finding is less severe').choices(thresholds))
      .option('--explain', 'also print the page of every rule with findings')
      .option('--jobs <number>', 'number of threads (default: all cores for large sets of files)', readNumber)
      .action(async (paths: readonly string[], options: CheckOptions) => {
        if (name === 'check') finish(await (await import('./commands/check.ts')).check(paths, options, terminal));
        else finish(await (await import('./commands/watch.ts')).watch(paths, options, terminal));
      });
  }
  program
    .command('diff')
    .description('compare two versions of a configuration: new and fixed findings')
    .argument('<before>', 'file or -')
    .argument('<after>', 'file or -')
    .action(async (before: string, after: string) => {
      finish(await (await import('./commands/diff.ts')).diff(before, after, terminal));
    });
}

function addChanges(program: Command, terminal: Terminal, finish: Finish): void {
  addSearchOptions(program.command('fix').description('show what the patches would change; --write applies them'))
    .addOption(
      withChoices(new Option('--rule <id>', 'fix only findings of this rule; may be repeated'), ruleIds)
        .argParser(collect)
        .default([], 'all'),
    )
    .addOption(asOf())
    .option('--write', 'apply the changes to the files')
    .action(async (paths: readonly string[], options: FixOptions) => {
      finish(await (await import('./commands/fix.ts')).fix(paths, options, terminal));
    });
  program
    .command('redact')
    .description('print a file with every detected secret replaced')
    .argument('<path>', 'file or -')
    .action(async (path: string) => {
      finish(await (await import('./commands/redact.ts')).redact(path, terminal));
    });
  program
    .command('init')
    .description('write a configuration file with every key explained')
    .action(async () => {
      finish((await import('./commands/init.ts')).init(terminal));
    });
}

function addExplanations(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('rules')
    .description('list the rules')
    .action(async () => {
      finish((await import('./commands/rules.ts')).listRules(terminal));
    });
  program
    .command('explain')
    .description('print a rule’s page')
    .addArgument(withChoices(new Argument('<rule>', 'id, such as AG-004'), ruleIds))
    .action(async (id: string) => {
      finish(await (await import('./commands/explain.ts')).explain(id, terminal));
    });
  program
    .command('completion')
    .description('print a shell completion script')
    .addArgument(withChoices(new Argument('<shell>', 'bash, zsh or fish'), ['bash', 'zsh', 'fish']))
    .action(async (shell: string) => {
      finish((await import('./commands/completion.ts')).completion(shell, program, terminal));
    });
}

/** Commands that serve another program on standard input and output until it disconnects. */
function addServers(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('mcp')
    .description('run a Model Context Protocol (MCP) server')
    .option(
      '--root <folder>',
      'folder in which files may be read; may be repeated (default: the working directory)',
      collect,
      [],
    )
    .action(async ({ root }: { readonly root: readonly string[] }) => {
      finish(await (await import('./commands/mcp.ts')).serveTools(root, terminal));
    });
  program
    .command('lsp')
    .description('run a Language Server Protocol (LSP) server for editors')
    .option('--stdio', 'use standard input and output (always the case)')
    .action(async () => {
      await (await import('@agent-grade/language-server')).serve();
    });
}

/** Adds the options of every command that searches for files. */
function addSearchOptions(command: Command): Command {
  return command
    .argument('[path...]', 'file, folder, pattern or - (default: the working directory)')
    .option('--config <file>', 'configuration file (default: the nearest agent-grade.yaml, .yml or .json)')
    .option('--no-config', 'do not use a configuration file')
    .addOption(
      new Option('--exclude <pattern>', 'pattern to skip in folders, in .gitignore syntax; may be repeated')
        .argParser(collect)
        .default([], 'none'),
    )
    .option('--no-ignore', 'also check files that .gitignore excludes');
}

const asOf = (): Option =>
  new Option('--as-of <date>', 'date to compare the expiry dates of suppressions with, as YYYY-MM-DD');

/** Lists choices in help and completion only; the command itself validates the value, with its own error message. */
function withChoices<Described extends Option | Argument>(described: Described, choices: readonly string[]): Described {
  described.argChoices = [...choices];
  return described;
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

const threadsMax = 256;

function readNumber(text: string): number {
  const number = Number(text);
  if (!/^\d{1,3}$/.test(text) || number < 1 || number > threadsMax)
    throw new InvalidArgumentError(`It must be a number from 1 to ${threadsMax}.`);
  return number;
}

const exitCodeHelp = `
Exit codes: 0 no finding above info, 11 low, 12 medium, 13 high, 14 critical,
            1 internal error, 2 usage error, 3 nothing analysed or a file could not be read`;
