import { canonicalProgram, interpreters, powershells, shells } from '../../knowledge/interpreters.ts';
import type { Dialect, ScriptWord } from './script.ts';

/** A program text among a program's arguments. */
export interface InlineText {
  readonly words: readonly ScriptWord[];
  /** The shell syntax it is in; null if it is in another language or encoded. */
  readonly dialect: Dialect | null;
  readonly encoded: boolean;
}

/** Options of other programs whose value a shell runs. */
const shellOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['su', ['-c', '--command']],
  ['runuser', ['-c', '--command']],
  ['script', ['-c', '--command']],
  ['flock', ['-c', '--command']],
  ['npx', ['-c', '--call']],
  ['nix-shell', ['--run', '--command']],
  ['nodemon', ['-x', '--exec']],
  ['supergateway', ['--stdio']],
]);

/** Whether the program has to be given the command that it starts as one text: `supergateway --stdio "node server.js"`. */
export function takesCommandLine(program: string): boolean {
  return shellOptions.has(program);
}

/** The program text passed to a program, or null. `words[from]` is the first word after the program. */
export function findInlineText(program: string, words: readonly ScriptWord[], from: number): InlineText | null {
  if (shells.has(program)) return inPosixShell(words, from);
  if (program === 'cmd') return inCommandPrompt(words, from);
  if (powershells.has(program)) return inPowershell(words, from);
  if (program === 'eval' || program === 'iex' || program === 'invoke-expression') {
    const rest = words.slice(from);
    return rest.length === 0
      ? null
      : { words: rest, dialect: program === 'eval' ? 'posix' : 'powershell', encoded: false };
  }
  if (program === 'deno' && words[from]?.text === 'eval')
    return inLanguage(words.slice(from + 1).filter(({ text }) => !text.startsWith('-')));
  return inInterpreter(program, words, from);
}

/** The here-document or here-string that a shell or interpreter runs, because its arguments contain no script. */
export function inputProgram(
  program: string,
  words: readonly ScriptWord[],
  from: number,
  input: ScriptWord | null,
): InlineText | null {
  if (input === null) return null;
  const [first] = words.slice(from);
  const shell = shells.has(program);
  if (!shell && !interpreters.has(canonicalProgram(program))) return null;
  if (first !== undefined && first.text !== '-' && first.text !== '-s' && first.text !== '/dev/stdin') return null;
  return { words: [input], dialect: shell ? 'posix' : null, encoded: false };
}

/** The value of an option that a shell runs: `su -c "…"`, `npx -c "…"`, `supergateway --stdio "…"`. */
export function findShellOption(program: string, words: readonly ScriptWord[], from: number): InlineText | null {
  const names = shellOptions.get(program);
  if (names === undefined) return null;
  for (let at = from; at < words.length - 1; at++) {
    const word = words[at + 1];
    if (word !== undefined && names.includes(words[at]?.text ?? '')) {
      return { words: [word], dialect: 'posix', encoded: false };
    }
  }
  return null;
}

/** Short options can be combined (`-lc`); the text is the first operand. */
function inPosixShell(words: readonly ScriptWord[], from: number): InlineText | null {
  let takesText = false;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    const text = word?.text ?? '';
    if (/^-[A-Za-z]{1,12}$/.test(text)) {
      takesText ||= text.includes('c');
      if (/[oO]$/.test(text)) at++;
    } else if (text === '--rcfile' || text === '--init-file' || /^\+[oO]$/.test(text)) at++;
    else if (text !== '--' && !text.startsWith('--')) {
      return takesText && word !== undefined ? { words: [word], dialect: 'posix', encoded: false } : null;
    }
  }
  return null;
}

/** Everything after `/c` or `/k`. */
function inCommandPrompt(words: readonly ScriptWord[], from: number): InlineText | null {
  for (let at = from; at < words.length; at++) {
    const text = words[at]?.text ?? '';
    if (!/^\/\w/.test(text)) return null;
    if (/^\/[ckr]$/i.test(text)) return { words: words.slice(at + 1), dialect: 'cmd', encoded: false };
  }
  return null;
}

const powershellFlags = /^[-/](?:nop|noprofile|noni|noninteractive|nologo|noexit|sta|mta|login)$/i;

/**
 * https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_powershell_exe: any unambiguous
 * prefix of an option is accepted.
 */
function inPowershell(words: readonly ScriptWord[], from: number): InlineText | null {
  for (let at = from; at < words.length; at++) {
    const text = (words[at]?.text ?? '').toLowerCase();
    if (!/^[-/]/.test(text)) return { words: words.slice(at), dialect: 'powershell', encoded: false };
    const option = text.slice(1);
    if (powershellFlags.test(text)) continue;
    if (option === 'file' || option === 'f' || option === 'fi' || option === 'fil') return null;
    const rest = words.slice(at + 1);
    if (option !== '' && ('command'.startsWith(option) || option === 'commandwithargs' || option === 'cwa')) {
      return { words: rest, dialect: 'powershell', encoded: false };
    }
    if (option === 'ec' || (option !== 'ex' && option !== '' && 'encodedcommand'.startsWith(option))) {
      return { words: rest.slice(0, 1), dialect: null, encoded: true };
    }
    at++;
  }
  return null;
}

/** The text of an interpreter's `-e`, if no script comes before it. */
function inInterpreter(program: string, words: readonly ScriptWord[], from: number): InlineText | null {
  const interpreter = interpreters.get(canonicalProgram(program));
  if (interpreter === undefined) return null;
  for (let at = from; at < words.length; at++) {
    const text = words[at]?.text ?? '';
    const next = words[at + 1];
    if (interpreter.inline.includes(text)) return next === undefined ? null : inLanguage([next]);
    if (interpreter.inline.includes(text.split('=', 1)[0] ?? '') && text.includes('='))
      return inLanguage(words.slice(at, at + 1));
    if (isCluster(text, interpreter.inline) && next !== undefined) return inLanguage([next]);
    if (!text.startsWith('-')) return null;
    if (interpreter.valued.includes(text)) at++;
  }
  return null;
}

/** `perl -ne`, `ruby -rsocket -e`, `python -uc`: combined letters that end in an inline option. */
function isCluster(text: string, inline: readonly string[]): boolean {
  return /^-[A-Za-z]{2,5}$/.test(text) && inline.includes(`-${text.at(-1)}`) && !/^-m/.test(text);
}

function inLanguage(words: readonly ScriptWord[]): InlineText | null {
  return words.length === 0 ? null : { words, dialect: null, encoded: false };
}
