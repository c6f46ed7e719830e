import { programName } from './program-name.ts';
import { containerPrograms, readContainerCommand, skipGlobal } from './runners/container-reader.ts';
import { readRunner } from './runners/runners.ts';
import type { ScriptWord } from './syntax/script.ts';

/** Expands two ways of writing a command without blanks: `{curl,-s,host}` and `curl${IFS}-s`. */
export function expandWords(words: readonly ScriptWord[]): readonly ScriptWord[] {
  if (!words.some(isDisguised)) return words;
  return words.flatMap((word, index) => {
    if (!isDisguised(word) || (index > 0 && !word.text.includes('IFS'))) return [word];
    const text = word.text.startsWith('{') ? word.text.slice(1, -1) : word.text;
    const parts = word.text.startsWith('{') ? text.split(',') : text.split(/\$\{IFS[^}]{0,20}\}|\$IFS(?:\$\d)?/);
    return parts.filter((part) => part !== '').map((part) => ({ ...word, text: part }));
  });
}

function isDisguised({ bare, expands, text }: ScriptWord): boolean {
  if (!bare) return false;
  if (text.startsWith('{') && text.endsWith('}') && text.includes(',')) return !/[\s:"]/.test(text);
  return expands && (text.includes('${IFS') || text.includes('$IFS'));
}

const runnable: ReadonlySet<string> = new Set(
  'npx bunx pnpm yarn npm uvx uv pipx deno docker podman node python python3 bash sh zsh cmd powershell pwsh go bun'.split(
    ' ',
  ),
);

/**
 * The commands among a program's own arguments, each as a list of words. `words[from]` is the first word after the
 * program.
 */
export function nestedCommands(
  program: string,
  words: readonly ScriptWord[],
  from: number,
): readonly (readonly ScriptWord[])[] {
  if (containerPrograms.has(program)) return nonEmpty(words.slice(containerCommandIndex(words, from)));
  if (program === 'find' || program === 'fd' || program === 'fdfind') return execCommands(words, from);
  if (program === 'uv' || program === 'uvx') {
    const fetched = readRunner(program, words, from);
    return fetched?.startsCommand === true ? nonEmpty(words.slice(fetched.rest)) : [];
  }
  if (program === 'ssh') return remoteCommand(words, from);
  for (let at = from; at < words.length; at++) {
    if (words[at]?.text !== '--') continue;
    const next = words[at + 1];
    return next !== undefined && runnable.has(programName(next)) ? [words.slice(at + 1)] : nothing;
  }
  return nothing;
}

/** Programs that fetch what they run, on the other machine as well. */
const fetching: ReadonlySet<string> = new Set('npx bunx pnpm yarn uvx uv pipx deno docker podman'.split(' '));
/** https://man.openbsd.org/ssh */
const sshOptionWithValue = /^-[1246AaCfGgKkMNnqsTtVvXxYy]{0,8}[BbcDEeFIiJLlmOoPpQRSWw]$/;

/** The command after the host: `ssh -i key user@host npx server`. */
function remoteCommand(words: readonly ScriptWord[], from: number): readonly (readonly ScriptWord[])[] {
  let at = from;
  for (; words[at]?.text.startsWith('-'); at++) if (sshOptionWithValue.test(words[at]?.text ?? '')) at++;
  const program = words[at + 1];
  return program !== undefined && fetching.has(programName(program)) ? [words.slice(at + 1)] : nothing;
}

const nothing: readonly never[] = [];

function nonEmpty(words: readonly ScriptWord[]): readonly (readonly ScriptWord[])[] {
  return words.length === 0 || words[0]?.text === '*' ? [] : [words];
}

function containerCommandIndex(words: readonly ScriptWord[], from: number): number {
  const run = readContainerCommand(words, from);
  if (run !== null) return run.inside;
  let at = skipGlobal(words, from);
  const composed = words[at]?.text === 'compose';
  if (composed) at = skipGlobal(words, at + 1);
  const verb = words[at]?.text;
  if (verb !== 'exec' && !(composed && verb === 'run')) return words.length;
  for (at++; words[at]?.text.startsWith('-'); at++)
    if (/^(?:-e|-u|-w|--env|--user|--workdir|--index)$/.test(words[at]?.text ?? '')) at++;
  return at + 1;
}

/** The program of each `find … -exec program … ;`. */
function execCommands(words: readonly ScriptWord[], from: number): readonly (readonly ScriptWord[])[] {
  const found: (readonly ScriptWord[])[] = [];
  for (let at = from; at < words.length; at++) {
    if (!/^(?:-exec|-execdir|-ok|-okdir|-x|--exec|-X|--exec-batch)$/.test(words[at]?.text ?? '')) continue;
    let end = at + 1;
    while (end < words.length && words[end]?.text !== ';' && words[end]?.text !== '+') end++;
    if (end > at + 1) found.push(words.slice(at + 1, end));
    at = end;
  }
  return found;
}
