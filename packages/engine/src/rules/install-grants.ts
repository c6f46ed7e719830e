import type { Permission } from '../agent/facts.ts';
import type { Invocation } from '../command/invocation.ts';
import { canonicalProgram } from '../knowledge/interpreters.ts';
import { packageInstallers } from '../knowledge/package-installers.ts';
import { fixedWords, programIn } from './fixed-words.ts';
import { questions } from './shell-grants.ts';

/** Whether the entry allows installing any package (`npm install *`), unlike one with a fixed name, path or requirements file. */
export function installsAnyPackage(rule: Permission): boolean {
  return rule.subject === 'shell' && rule.invocations.some((invocation) => installsAny(rule, invocation));
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
