import type { Span } from '../../text/span.ts';
import type { Hit } from '../search/hit.ts';
import { TextScan } from '../search/text-scan.ts';
import { judge } from '../values/judge.ts';
import { classifyName } from '../values/names.ts';
import { findValueAfter } from './assignment/assignment-near.ts';

const lineMax = 400;
const commentMax = 400;

/** The names of the members on the line: `  token: ${TOKEN} `, `"token": "x", `. */
const memberName = /(?<![\w.-])([A-Za-z][\w.-]{1,60})["']?\s{0,8}[:=](?=[\s"'])/g;

/**
 * Secrets in a comment behind a member, whose name says what they are: `token: ${TOKEN} # was …`. The hits are relative to the comment's
 * start.
 */
export function scanTrailingComment(source: string, { start, end }: Span): readonly Hit[] {
  const before = source.slice(Math.max(0, start - lineMax), start);
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  const name = [...line.matchAll(memberName)].at(-1)?.[1];
  if (name === undefined) return [];
  const nameClass = classifyName(name);
  if (nameClass !== 'password' && nameClass !== 'secret') return [];
  const own = source.slice(start, Math.min(end, start + commentMax)).split(/[\n\r]/, 1)[0] ?? '';
  const marker = /^(?:#+|\/\/+|\/\*+)\s{0,8}/.exec(own)?.[0].length ?? 0;
  // The words stand as far behind the name as in a sentence about it.
  const text = `${name} ${own.slice(marker)}`;
  const found = findValueAfter(text, name.length, nameClass);
  const verdict = found === null ? null : judge(nameClass, name, text.slice(found.start, found.end));
  if (found === null || verdict === null) return [];
  const scan = new TextScan(own);
  const shift = marker - name.length - 1;
  scan.add({ start: found.start + shift, end: found.end + shift, ...verdict, confidence: 'medium' });
  return scan.hits;
}
