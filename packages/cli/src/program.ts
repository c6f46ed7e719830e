import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { outputFormatNames, ruleIds } from './choices.ts';
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
    ['check', 'analyse files, folders, patterns or standard input (-)'],
    ['watch', 'check, and check again at every change'],
  ] as const) {
    addSearchOptions(program.command(name).description(description))
      .addOption(
        withChoices(
          new Option('--format <name[=file]>', 'output, to standard output or a file; may be repeated'),
          outputFormatNames,
        )
          .argParser(collect)
          .default([], 'text'),
      )
      .addOption(asOf())
      .addOption(
        new Option('--min-severity <severity>', 'show findings of at least this severity, and exit by them').choices([
          ...thresholds,
          'info',
        ]),
      )
      .addOption(
        new Option('--fail-on <severity>', 'exit with 0 when every finding is less severe').choices(thresholds),
      )
      .option('--explain', 'print the pages of the rules that were broken, too')
      .option('--jobs <number>', 'threads (default: all cores where files are many)', readNumber)
      .action(async (paths: readonly string[], options: CheckOptions) => {
        if (name === 'check') finish(await (await import('./commands/check.ts')).check(paths, options, terminal));
        else finish(await (await import('./commands/watch.ts')).watch(paths, options, terminal));
      });
  }
  program
    .command('diff')
    .description('compare two versions of a configuration: what is new, what is fixed')
    .argument('<before>', 'file or -')
    .argument('<after>', 'file or -')
    .action(async (before: string, after: string) => {
      finish(await (await import('./commands/diff.ts')).diff(before, after, terminal));
    });
}

function addChanges(program: Command, terminal: Terminal, finish: Finish): void {
  addSearchOptions(program.command('fix').description('show what the patches would change, and with --write change it'))
    .addOption(
      withChoices(new Option('--rule <id>', 'only findings of this rule; may be repeated'), ruleIds())
        .argParser(collect)
        .default([], 'all'),
    )
    .addOption(asOf())
    .option('--write', 'change the files')
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
    .description('explain a rule')
    .addArgument(withChoices(new Argument('<rule>', 'id, such as AG-004'), ruleIds()))
    .action(async (id: string) => {
      finish(await (await import('./commands/explain.ts')).explain(id, terminal));
    });
  program
    .command('completion')
    .description('print the completion script of a shell')
    .addArgument(withChoices(new Argument('<shell>', 'bash, zsh or fish'), ['bash', 'zsh', 'fish']))
    .action(async (shell: string) => {
      finish((await import('./commands/completion.ts')).completion(shell, program, terminal));
    });
}

/** Commands that serve another program on standard input and output until it disconnects. */
function addServers(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('mcp')
    .description('serve the analysis as tools of the Model Context Protocol')
    .option(
      '--root <folder>',
      'a folder below which files may be read; may be repeated (default: the working directory)',
      collect,
      [],
    )
    .action(async ({ root }: { readonly root: readonly string[] }) => {
      finish(await (await import('./commands/mcp.ts')).serveTools(root, terminal));
    });
  program
    .command('lsp')
    .description('serve editors by the Language Server Protocol')
    .option('--stdio', 'on standard input and output, as it always is')
    .action(async () => {
      await (await import('@agent-grade/language-server')).serve();
    });
}

/** Adds the options of every command that searches for files. */
function addSearchOptions(command: Command): Command {
  return command
    .argument('[path...]', 'file, folder, pattern or - (default: the working directory)')
    .option('--config <file>', 'configuration file (default: the nearest agent-grade.yaml, .yml or .json)')
    .option('--no-config', 'use no configuration file')
    .addOption(
      new Option('--exclude <pattern>', 'leave out below folders, as in .gitignore; may be repeated')
        .argParser(collect)
        .default([], 'nothing'),
    )
    .option('--no-ignore', 'look also at what .gitignore leaves out');
}

const asOf = (): Option =>
  new Option('--as-of <date>', 'the day that suppressions with a last day are compared with, as YYYY-MM-DD');

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
    throw new InvalidArgumentError(`It takes a number from 1 to ${threadsMax}.`);
  return number;
}

const exitCodeHelp = `
Exit codes: 0 no finding above info, 11 low, 12 medium, 13 high, 14 critical,
            1 a fault of this program, 2 wrong usage, 3 nothing analysed or a file could not be read`;
