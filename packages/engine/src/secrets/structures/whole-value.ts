import { randomness } from '../values/randomness.ts';
import { isTypedThrough } from '../values/typed-through.ts';

const lookBack = 40;

/** Nothing but the white space, the mark of a list or a comment, or the word of a shell stands before the name on its line. */
const lineStart = /(?:^|\n)[ \t]{0,24}(?:(?:export|set|-|#|\/\/|\$env:|--?)[ \t]{0,4})?$/;
const tie = /^["'*_]{0,3}[ \t]{0,3}(?:=|:)[ \t]{0,4}$/;
/** What is left of the line; in it no other name is given a value, and no blank is to be filled in. */
const restOfLine = /^\S{1,80}(?=[ \t]{0,8}(?:\r?\n|$))/;
const otherThings = /[\w-]{2}["']?[=:]|<[A-Za-z][^<>]*>|\$[({]|\{\{|\/\/|\*\//;
const closing = /[,;"'`)\]}*]+$/;
/** The rest of a part of a connection string: `Server=…;Password=…;`. */
const restOfPart = /^(?:[^;\n]{1,80}(?=;[\w .]{2,30}=)|[^\s;"']{1,80}(?=;|$))/;

const pairMax = 160;

/** `-e "PASSWORD=…"`, `set "PASSWORD=…"`: the quote before the name closes behind the value, which goes on to it; -1 without one. */
function quotedPairEnd(text: string, nameStart: number, start: number, end: number): number {
  const quote = text.charAt(nameStart - 1);
  if ((quote !== '"' && quote !== "'") || text.charAt(start - 1) !== '=') return -1;
  const opening = text.charAt(nameStart - 2) === '\\' ? 1 : 0;
  const close = text.slice(start, start + pairMax).indexOf(quote) - opening;
  if (close < end - start || (opening === 1 && text.charAt(start + close) !== '\\')) return -1;
  const rest = text.slice(end, start + close);
  return /[\s"'`\\]/.test(rest) || otherThings.test(rest) ? -1 : start + close;
}

/** `abqz efgw ijkl mnop`: an app password of Google or WordPress as its page shows it. */
const groups = /^[A-Za-z\d]{4}(?: [A-Za-z\d]{4}){3,5}(?![\w-])(?! [A-Za-z])/;
const groupsMax = 40;

/** Whether all of a value is such groups. */
export function isInGroups(value: string): boolean {
  return value.length < groupsMax && groups.exec(value)?.[0] === value;
}

/** Where an app password in groups of four ends; -1 where the value is none. Words of four letters are no such groups, unless the name tells. */
function groupsEnd(text: string, name: string, start: number): number {
  if (text.charCodeAt(start + 4) !== 32) return -1;
  const value = groups.exec(text.slice(start, start + groupsMax))?.[0];
  if (value === undefined) return -1;
  const isTold = /app/i.test(name) || randomness(value.replaceAll(' ', '')) > 0;
  return isTold ? start + value.length : -1;
}

/**
 * Where an unquoted value ends that has a line, an argument or a part of a connection string for itself: the signs by which values end
 * elsewhere belong to it there. The end as it was, where anything else stands beside it.
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
  if (line.includes(' ') && isTypedThrough(line)) return Math.max(end, start + line.length);
  const rest = restOfLine.exec(behind)?.[0] ?? '';
  return otherThings.test(rest) ? end : end + rest.replace(closing, '').length;
}
