import type { Permission } from '../agent/facts.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import { elevating } from '../command/wrappers.ts';
import { canonicalProgram } from '../knowledge/interpreters.ts';
import { packageInstallers } from '../knowledge/package-installers.ts';
import { fixedWords, programIn } from './fixed-words.ts';
import { questions } from './shell-grants.ts';

/** Whether the entry allows installing any package (`npm install *`), unlike one with a fixed name, path or requirements file. */
export function installsAnyPackage(rule: Permission): boolean {
  return rule.subject === 'shell' && rule.invocations.some((invocation) => installsAny(rule, invocation));
}

/** Programs that install packages of the system, and run what these bring along as whoever calls them. https://gtfobins.github.io/ */
const systemInstallers: ReadonlySet<string> = new Set(
  'apt apt-get aptitude dnf yum zypper pacman apk snap dpkg rpm port pkg pip gem npm'.split(' '),
);

/** `sudo apt *`, `sudo dpkg -i *`: any package, and any option by which a program starts, with the rights of root. */
export function installsAsRoot(rule: Permission): Word | null {
  if (rule.subject !== 'shell') return null;
  for (const invocation of rule.invocations) {
    if (!invocation.wrappers.some((name) => elevating.has(name))) continue;
    if (!systemInstallers.has(canonicalProgram(basename(programIn(invocation))))) continue;
    const fixed = fixedWords(rule, invocation);
    if (fixed === null || fixed.some((word) => questions.has(word))) continue;
    const [first, ...others] = fixed.filter((word) => !word.startsWith('-'));
    if (first === undefined || (/^(?:install|add|i)$/.test(first) && others.length === 0))
      return invocation.programWord;
  }
  return null;
}

/** Programs that write any file or change its owner. With the rights of root, one call can give root access. https://gtfobins.github.io/ */
const fileWriters: ReadonlySet<string> = new Set('cp mv dd tee ln install rsync chmod chown'.split(' '));

/** Whether the grant writes any file as root: `sudo cp *`, `sudo tee *`. A fixed target narrows it: `sudo tee /sys/power/state`. */
export function writesAsRoot(rule: Permission): boolean {
  return rule.invocations.some((invocation) => {
    if (!invocation.wrappers.some((name) => elevating.has(name))) return false;
    if (!fileWriters.has(basename(programIn(invocation)))) return false;
    return fixedWords(rule, invocation)?.every((word) => word.startsWith('-') && !questions.has(word)) === true;
  });
}

function installsAny(rule: Permission, invocation: Invocation): boolean {
  const program = canonicalProgram(basename(programIn(invocation)));
  const isModule = program === 'python';
  const installer = isModule ? packageInstallers().get('pip') : packageInstallers().get(program);
  if (installer === undefined) return false;
  const fixed = fixedWords(rule, invocation);
  if (fixed === null || fixed.some((word) => refuses(word))) return false;
  if (isModule && (fixed[0] !== '-m' || fixed[1] !== 'pip')) return false;
  const words = fixed.slice(isModule ? 2 : 0).filter((word) => !word.startsWith('-'));
  return words.length === 0 ? installer.mainly : installer.installing.includes(words.join(' '));
}

/** Whether the word makes the command only print information or install a fixed list or local files. */
function refuses(word: string): boolean {
  return questions.has(word) || harmless.has(word);
}

const harmless: ReadonlySet<string> = new Set(['--dry-run', '--ignore-scripts', '--frozen-lockfile', '-r', '-e']);

/** The program's name without its path: `pip` for `.venv/bin/pip`. */
function basename(program: string): string {
  return program.slice(program.lastIndexOf('/') + 1);
}
