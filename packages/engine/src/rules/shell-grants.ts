import type { Capability } from '../agent/capability.ts';
import type { Approval, Permission } from '../agent/facts.ts';
import { capabilitiesOfRule } from '../agent/reach.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import { type DestructiveCommand, destructiveCommands } from '../knowledge/destructive-commands.ts';
import { type ExecCapable, execCapable, harmlessOptions } from '../knowledge/exec-capable.ts';
import { canonicalProgram, interpreters, powershells, shells } from '../knowledge/interpreters.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { loadingPrograms } from '../knowledge/transfer-flags.ts';
import { parseAddress } from '../text/url.ts';
import { fixedWords, isFree, programIn } from './fixed-words.ts';

/** What an allowlist entry permits beyond certain commands. */
export type ShellGrant =
  | { readonly kind: 'any-command' }
  | { readonly kind: 'chained' }
  | { readonly kind: 'interpreter' | 'executes' | 'executes-narrowed'; readonly program: Word };

/** Whether the entry allows an unrestricted shell or terminal, under any host's name for it. */
export function opensShell(rule: Permission): boolean {
  if (rule.subject === 'shell') return rule.wildcard;
  if (rule.target !== null && rule.target.tool === '*') return false;
  if (rule.subject !== 'other' && rule.subject !== 'mcp') return false;
  return rule.pattern === null && runsOnHost(capabilitiesOfRule(rule));
}

/** Whether the tool starts programs, by its name. Code inside a web page is not a command on the host. */
function startsPrograms(tool: string): boolean {
  return runsOnHost(capabilitiesOfTool(tool));
}

function runsOnHost(capabilities: readonly Capability[]): boolean {
  return capabilities.includes('execute') && !capabilities.includes('browse');
}

/**
 * Whether a tool that runs commands or code is approved by name, as an item of a list. A separate key (`ask: off`,
 * `requires_confirmation: false`) is a switch, which belongs to AG-003.
 */
export function approvesExecution({ at, kind, state, subject, tool, reach }: Approval): boolean {
  if (kind !== 'tool' || state !== 'off' || subject === null || !at.isListItem) return false;
  // A tool whose capabilities are known needs no second look at its name.
  if (reach.length > 0 && !runsOnHost(reach)) return false;
  return startsPrograms(subject.value) || (tool !== undefined && runsOnHost(reach));
}

/** The grant of an allowlist entry; null for an entry that allows only certain commands. */
export function shellGrantOf(rule: Permission): ShellGrant | null {
  if (opensShell(rule)) return { kind: 'any-command' };
  if (rule.subject !== 'shell' || closesBlock.test(rule.pattern?.value ?? '')) return null;
  const startsNone = refusesOptions(rule);
  let narrowed: ShellGrant | null = null;
  for (const invocation of rule.invocations) {
    const grant = grantOf(invocation, fixedWords(rule, invocation));
    if (grant === null || (startsNone && startsByOption(grant))) continue;
    if (grant.kind !== 'executes-narrowed') return grant;
    narrowed ??= grant;
  }
  const inQuotes = freeProgramText(rule);
  if (inQuotes !== null) return { kind: 'interpreter', program: inQuotes };
  return narrowed ?? (takesChained(rule) ? { kind: 'chained' } : null);
}

/** `done *`, unlike `do *`: no command follows the end of a loop or branch. */
const closesBlock = /^(?:done|fi|esac)(?![\w./-])[^;&|]*$/;

/** Programs that start others by some of their options alone. */
const byOption: ReadonlySet<string> = new Set(['find', 'fd', 'fdfind', 'sed', 'gsed']);

/** Whether the granted program is one of `programs`, which start others only through some of their options. */
export function startsByOption(grant: ShellGrant, programs: ReadonlySet<string> = byOption): boolean {
  if (!('program' in grant)) return false;
  const name = programIn({ program: grant.program.text });
  return byOption.has(name) && programs.has(name);
}

/** `bash -c "npm run *"`: hosts do not parse the inline program, so the wildcard also matches further commands. */
function freeProgramText({ invocations, matching }: Permission): Word | null {
  if (matching === 'exact') return null;
  for (const { inline, inlineProgram, programWord, wrappers } of invocations) {
    const { interpreter = '', word } = inlineProgram ?? {};
    if (!inline || word?.text.includes('*') !== true || !shells.has(interpreter)) continue;
    if (!wrappers.some((name) => containers.has(name))) return { ...programWord, text: interpreter };
  }
  return null;
}

/** Commands run in an existing container stay in it. */
const containers: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl', 'docker-compose', 'kubectl', 'oc']);

/** `git log.*` matched against the whole line also allows `git log; anything else`. */
function takesChained({ wholeLine, pattern }: Permission): boolean {
  if (wholeLine !== true || pattern === null || refusesChains.test(pattern.value)) return false;
  return /(?<!\\)\.[*+]/.test(pattern.value);
}

/** `(?!.*[;&|])`: refuses every line with a chaining operator. */
const refusesChains = /\(\?!\.\*\[[^\]]{0,20}[;&|]/;

/**
 * Programs with options that a regular expression denies or sends to approval: VS Code's default list allows `find` but asks when `-exec` is
 * in the line.
 */
export function programsOfRefusedOptions(rules: readonly Permission[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { decision, subject, matching, pattern, invocations } of rules) {
    if (decision === 'allow' || subject !== 'shell' || matching !== 'expression' || pattern === null) continue;
    const [invocation] = invocations;
    if (invocation !== undefined && /\.[*+]\??.{0,20}-/.test(pattern.value)) found.add(programIn(invocation));
  }
  return found;
}

/** Whether the regular expression excludes options that start programs: `find(?!.*-exec)`. */
function refusesOptions({ matching, pattern }: Permission): boolean {
  return matching === 'expression' && pattern !== null && /\(\?!\.[*+]\??.{0,20}-/.test(pattern.value);
}

const destroyers: ReadonlySet<string> = new Set(destructiveCommands.map(({ program }) => program));

/** The destructive command that an entry allows with any target; null for a fixed target such as `rm -rf dist`. */
export function destructionIn(rule: Permission): DestructiveCommand | null {
  if (rule.subject !== 'shell') return null;
  for (const invocation of rule.invocations) {
    const name = programIn(invocation);
    const fixed = destroyers.has(name) ? fixedWords(rule, invocation) : null;
    if (fixed === null || fixed.some((word) => questions.has(word))) continue;
    const words = fixed.filter((word) => !word.startsWith('-'));
    const found = destructiveCommands.find(
      (command) => command.program === name && command.words.join(' ') === words.join(' '),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** The program with which an entry can reach any address: `curl *`. Null where the address, or its beginning, is fixed. */
export function openLoaderIn(rule: Permission): Word | null {
  if (rule.subject !== 'shell' || rule.wildcard) return null;
  for (const invocation of rule.invocations) {
    const fixed = loadingPrograms.has(programIn(invocation)) ? fixedWords(rule, invocation) : null;
    if (fixed === null || fixed.some((word) => questions.has(word) || parseAddress(word) !== null)) continue;
    return invocation.programWord;
  }
  return null;
}

/** `/usr/bin/*` is every program; `./scripts/*` is limited to a folder of the project. */
const systemFolder = /^\/(?:usr\/(?:local\/)?)?s?bin\//;

function grantOf(invocation: Invocation, fixed: readonly string[] | null): ShellGrant | null {
  const program = invocation.programWord;
  const name = programIn(invocation);
  if (isFree(name) && (systemFolder.test(program.text) || !program.text.includes('/'))) return { kind: 'any-command' };
  if (fixed === null) return readsItsProgram(name, invocation) ? { kind: 'interpreter', program } : null;
  const capable = execCapable().get(name);
  // `sudo -n *` and `xargs -n 1 *` still run what follows; only options such as --help make them harmless.
  const harmless = capable === undefined || isInterpreter(name) ? harmlessOptions : questions;
  if (
    fixed.some((word) => harmless.has(word) || word.startsWith('--list') || word.startsWith('--get')) ||
    (fixed[0] === '-v' && packageManagers.has(name))
  )
    return null;
  if (isInterpreter(name) && leavesProgramOpen(name, fixed)) return { kind: 'interpreter', program };
  if (capable?.reads?.includes(fixed[0] ?? '') === true) return null;
  const started = interpreterBehind(name, fixed, invocation.arguments);
  if (started !== null) return { kind: 'interpreter', program: started };
  return capable === undefined ? null : executes(capable, fixed, program);
}

/**
 * `python3 -`, `bash -s`: the program text comes from a here-document, which hosts ignore when they match an entry. A pipe or a file in the
 * entry fixes it.
 */
function readsItsProgram(name: string, { arguments: words, pipedFrom, readsFrom, input }: Invocation): boolean {
  const last = words.at(-1)?.text;
  if (last === undefined || !last.startsWith('-') || pipedFrom !== null || readsFrom.length > 0 || input !== null)
    return false;
  if (!isInterpreter(name) || !words.every(({ text }) => text.startsWith('-'))) return false;
  return last === '-' || (shells.has(name) && last === '-s') || last.startsWith('--input-type=');
}

export const questions: ReadonlySet<string> = new Set(['--version', '--help', '-V', '-h', 'help', 'version']);

/** Programs whose `-v` prints the version. */
const packageManagers: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** `bun` runs a project's scripts by name, as `npm` does, and inline code only through an option. */
const scriptRunners: ReadonlySet<string> = new Set(['bun']);

function isInterpreter(name: string): boolean {
  return shells.has(name) || powershells.has(name) || name === 'cmd' || interpreters.has(canonicalProgram(name));
}

/** Programs that start a package's binary by name, and the subcommands that do so. */
const binaryRunners: ReadonlyMap<string, readonly string[]> = new Map([
  ['npx', []],
  ['bunx', []],
  ['pnpx', []],
  ['npm', ['exec', 'x']],
  ['pnpm', ['exec', 'x', 'dlx']],
  ['yarn', ['exec', 'dlx', 'run']],
  ['bun', ['x', 'run']],
]);

/** The interpreter that a package runner starts: `npx tsx *`, `pnpm exec ts-node *`. */
function interpreterBehind(name: string, fixed: readonly string[], words: readonly Word[]): Word | null {
  const subcommands = binaryRunners.get(name);
  if (subcommands === undefined) return null;
  const at = fixed.findIndex((word) => !word.startsWith('-') && !subcommands.includes(word));
  const program = at === -1 ? undefined : fixed[at];
  if (program === undefined || !isInterpreter(program)) return null;
  return leavesProgramOpen(program, fixed.slice(at + 1)) ? (words[at] ?? null) : null;
}

/** Whether no script is fixed, or the fixed words end where inline code starts: `python *`, `bash -c *`, `node -e *`. */
function leavesProgramOpen(name: string, fixed: readonly string[]): boolean {
  const last = fixed.at(-1);
  const inline = interpreters.get(canonicalProgram(name))?.inline ?? ['-c', '-lc', '-Command', '-EncodedCommand'];
  if (scriptRunners.has(name)) return last !== undefined && inline.includes(last);
  if (last !== undefined && (inline.includes(last) || last === '-m' || last === 'eval' || last === 'run')) return true;
  // A wildcard also matches spaces: before a script's name it can match options and inline code.
  const script = fixed.find((word) => !word.startsWith('-') && !/^\/[a-z]$/i.test(word));
  return script === undefined || script.startsWith('*');
}

function executes(capable: ExecCapable, fixed: readonly string[], program: Word): ShellGrant | null {
  const { subcommands, fixedBy, mostlyHarmless, starts = [], valued = [] } = capable;
  const words = fixed.filter((word, i) => !word.startsWith('-') && !valued.includes(fixed[i - 1] ?? ''));
  if (starts.includes(words[0] ?? '')) return { kind: 'executes', program };
  if (registers(capable, words)) return { kind: 'executes-narrowed', program };
  const own = subcommands === 'anything' ? words : behindSubcommand(subcommands, words);
  if (own === null || own.length >= fixedBy) return null;
  const narrowed = (fixedBy > 2 && fixed.length > 0) || (mostlyHarmless && words.length === 0);
  return { kind: narrowed ? 'executes-narrowed' : 'executes', program };
}

/** Whether an arbitrary program can be registered: `git config *`, `claude mcp add *`, also after a name. With a fixed program, only that one starts. */
function registers({ registrations }: ExecCapable, [first, second, ...own]: readonly string[]): boolean {
  if (registrations === undefined || first === undefined) return false;
  if (registrations.includes(first)) return second === undefined;
  const isNamed = registrations.includes(`${first} ${second}`);
  return isNamed ? own.length < 2 : second === undefined && registrations.some((name) => name.startsWith(`${first} `));
}

/** The words after a subcommand that executes programs; null for another subcommand. Without a fixed word every subcommand is allowed. */
function behindSubcommand(subcommands: readonly string[], words: readonly string[]): readonly string[] | null {
  const [first, second] = words;
  if (first === undefined) return [];
  if (!subcommands.includes(first)) return null;
  if (first !== 'compose') return words.slice(1);
  if (second === undefined) return [];
  return second === 'exec' || second === 'run' ? words.slice(2) : null;
}
