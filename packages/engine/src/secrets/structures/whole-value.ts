import { anyOf } from '../../text/any-of.ts';
import { anotherThing } from '../values/another-thing.ts';
import { randomness } from '../values/randomness.ts';
import { looksTyped } from '../values/typed-password.ts';

const lookBack = 40;

/** Only white space, the marker of a list or a comment, or a shell keyword stands before the name on its line. */
const lineStart = /(?:^|\n)[ \t]{0,24}(?:(?:export|set|-|\/\/|\$env:|--?)[ \t]{0,4}|#[ \t]{0,24}(?:-[ \t]{0,4})?)?$/;
const tie = /^["'*_]{0,3}[ \t]{0,3}(?:=|:)[ \t]{0,4}$/;
/** The rest of the line. It must contain neither another assignment nor a placeholder. */
const restOfLine = /^\S{1,80}(?=[ \t]{0,8}(?:\r?\n|$))/;
const continuesWithOther = anyOf([...anotherThing, /[\w-]{2}["']?[=:]/, /<[A-Za-z][^<>]*>/, /\/\/|\*\//]);
const closing = /[,;"'`)\]}*]+$/;
/** The rest of a part of a connection string: `Server=…;Password=…;`. */
const restOfPart = /^(?:[^;\n]{1,80}(?=;[\w .]{2,30}=)|[^\s;"']{1,80}(?=;|$))/;

const pairMax = 160;
/** An option or command that sets a variable takes one word of the shell, with the white space inside its quotes. */
const setsVariable = /(?:^|\s)(?:-e|--env|--build-arg|export|set)[ =]\\?["']$/;

/** `-e "PASSWORD=…"`, `set "PASSWORD=…"`: the offset of the quote that closes the whole pair, or -1 if the pair is not quoted. */
function quotedPairEnd(text: string, nameStart: number, start: number, end: number): number {
  const quote = text.charAt(nameStart - 1);
  if ((quote !== '"' && quote !== "'") || text.charAt(start - 1) !== '=') return -1;
  const opening = text.charAt(nameStart - 2) === '\\' ? 1 : 0;
  const close = text.slice(start, start + pairMax).indexOf(quote) - opening;
  if (close < end - start || (opening === 1 && text.charAt(start + close) !== '\\')) return -1;
  const rest = text.slice(end, start + close);
  if (setsShellVariable(text, nameStart) && /^ [^\\]+$/.test(rest) && !continuesWithOther(rest)) return start + close;
  return /[\s"'`\\]/.test(rest) || continuesWithOther(rest) ? -1 : start + close;
}

function setsShellVariable(text: string, nameStart: number): boolean {
  return setsVariable.test(text.slice(Math.max(0, nameStart - lookBack), nameStart));
}

/** Whether a value ends with the quoted shell word that sets its variable. */
export function endsShellWord(text: string, nameStart: number, end: number): boolean {
  return setsShellVariable(text, nameStart) && text.slice(end, end + 2).includes(text.charAt(nameStart - 1));
}

/** An app password of Google or WordPress, in the groups that its page shows: `abqz efgw ijkl mnop`. */
const passwordGroups = /^[A-Za-z\d]{4}(?: [A-Za-z\d]{4}){3,5}(?![\w-])(?! [A-Za-z])/;
const groupsMax = 40;

/** Whether a whole value is such groups. */
export function isGroupedPassword(value: string): boolean {
  return value.length < groupsMax && passwordGroups.exec(value)?.[0] === value;
}

/** The end of an app password in groups of four, or -1. Words of four letters are no groups, unless the name says so. */
function groupsEnd(text: string, name: string, start: number): number {
  if (text.charCodeAt(start + 4) !== 32) return -1;
  const value = passwordGroups.exec(text.slice(start, start + groupsMax))?.[0];
  if (value === undefined) return -1;
  const isAppPassword = /app/i.test(name) || randomness(value.replaceAll(' ', '')) > 0;
  return isAppPassword ? start + value.length : -1;
}

/**
 * The end of an unquoted value that has a line, an argument or a part of a connection string to itself, so that characters by which other
 * values end belong to it. Returns the given end if anything else stands beside it.
 */
export function wholeValueEnd(
  text: string,
  nameStart: number,
  nameEnd: number,
  value: { start: number; end: number },
): number {
  const { start, end } = value;
  if (end >= text.length || !tie.test(text.slice(nameEnd, start))) return end;
  const grouped = groupsEnd(text, text.slice(nameStart, nameEnd), start);
  if (grouped !== -1) return grouped;
  const quoted = quotedPairEnd(text, nameStart, start, end);
  if (quoted !== -1) return quoted;
  const before = text.slice(Math.max(0, nameStart - lookBack), nameStart);
  const behind = text.slice(end, end + 100);
  if (text.charAt(start - 1) === '=' && (before.endsWith(';') || /^[^\s"']{0,80};[\w .]{2,30}=/.test(behind)))
    return end + (restOfPart.exec(behind)?.[0].length ?? 0);
  if ((nameStart > lookBack && !before.includes('\n')) || !lineStart.test(before)) return end;
  const line = /^[^\r\n]{0,100}/.exec(text.slice(start, start + 100))?.[0].trimEnd() ?? '';
  if (line.includes(' ') && looksTyped(line)) return Math.max(end, start + line.length);
  const rest = restOfLine.exec(behind)?.[0] ?? '';
  return continuesWithOther(rest) ? end : end + rest.replace(closing, '').length;
}
