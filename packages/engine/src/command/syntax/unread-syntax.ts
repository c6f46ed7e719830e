import { powershells, shells } from '../../knowledge/interpreters.ts';
import type { Invocation, Word } from '../invocation.ts';

const operators: ReadonlySet<string> = new Set(['&&', '||', '|', ';', '>', '>>', '<', '2>&1', '&']);

const operatorMax = 4;

/** Shell syntax among words that no shell interprets. Empty with `shell`, where a shell does. */
export function unreadSyntax(invocations: readonly Invocation[], shell: boolean): readonly Word[] {
  const [first] = invocations;
  if (shell || first === undefined || first.wrappers.some(isShell) || isShell(first.program)) return [];
  const found = first.arguments.filter(({ text, source }) => source > 0 && isSyntax(text));
  if (found.length === 0) return found;
  const programTexts = new Set(invocations.map(({ inlineProgram }) => inlineProgram?.word.source));
  return found.filter(({ source }) => !programTexts.has(source));
}

function isShell(program: string): boolean {
  return shells.has(program) || powershells.has(program) || program === 'cmd' || program === 'ssh';
}

/** A separate operator, or a command substitution. */
function isSyntax(text: string): boolean {
  if (text.length <= operatorMax && operators.has(text)) return true;
  const open = text.indexOf('$(');
  return open !== -1 && /^\$\(\s*[a-z][\w-]{1,30}(?:\s|\))/.test(text.slice(open, open + 60));
}
