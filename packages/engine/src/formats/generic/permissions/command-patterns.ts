import type { Permission } from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';

type Pattern = { readonly pattern: Located<string>; readonly matching: Permission['matching'] };

const anchored = /^\^([A-Za-z][\w.-]{0,40}(?:(?: |\\s\+?)[\w=-]{1,40}){0,4})(.{0,24})$/;
const ofWord = /^(?:\\b|\\s[+*]?| |\((?:\?:)?(?:\\s\+?|\$|\|| ){2,8}\))?(?:\.[*+])?\$?$/;

/** The pattern as a plain command: `^python(\s|$)` and `^git status\b.*` are prefixes of a command line; `^date$` is the whole line. */
export function plainCommand(text: Located<string>): Pattern {
  const [, words = '', rest = ''] = anchored.exec(text.value) ?? [];
  if (words === '' || !ofWord.test(rest)) return { pattern: text, matching: matchingOf(text.value) };
  const pattern = locate(words.replaceAll(/\\s\+?/g, ' '), text.at);
  return { pattern, matching: rest === '$' ? 'exact' : 'prefix' };
}

/** How a pattern matches, by the characters in it. */
export function matchingOf(pattern: string): Permission['matching'] {
  if (/^[\^/]|\.\*|\$$|\\[sbdw]/.test(pattern)) return 'expression';
  return pattern.includes('*') ? 'glob' : 'prefix';
}

const commandExpression = /^\^[A-Za-z][\w./-]{0,60}(?:\\s| )/;

/** Whether a regular expression matches the beginning of a command line: `^aws\\s+\\S+\\s+describe-` is not a tool name. */
export function beginsCommand(text: string): boolean {
  return commandExpression.test(text);
}
