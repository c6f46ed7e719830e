import type { Value } from './assignment/assignment-open.ts';

/** `password:"`, `assword:')` and the line behind it, which sends what was asked for: expect and its kin. */
const sent =
  /^[:?]?[ *]{0,3}\\{0,3}["'}]?\)?\s{0,3}(?:[;\n]\s{0,12})?(?:\w{1,20}\.)?(?:exp_)?send(?:line)?\s{0,2}(?:-- )?\(?\s?\\{0,3}["'](?=[^\s])/;
/** `…password').fill('`, `password").send_keys("`: what a script types into the field of that name. */
const filled =
  /^\\{0,3}["'`]?\]?\\{0,3}["'`]?\)?\.(?:fill|type|press_?sequentially|send_?keys|set_?value|input)\(\s?\\{0,3}["'`](?=[^\s])/i;
/** `fill('#password', '…')`, `type(selector="#password", text="…")`: the field and what goes into it. */
const told =
  /^\\{0,3}["'`]?\]?\\{0,3}["'`]?,\s{0,3}(?:\\{0,3}["']?(?:text|value|keys)\\{0,3}["']?\s?[=:]\s?)?\\{0,3}["'`](?=[^\s])/;
const filling = /(?:fill|type|set_?value|input|send_?keys)\w{0,12}\(\s?[^()\n]{0,60}$/i;
const window = 110;
const valueMax = 200;

/** What is typed where the name asks for it. */
export function findTyped(text: string, nameStart: number, nameEnd: number): Value | null {
  // A sign of the question or of the selector follows.
  if (!':?*"\'`\\]'.includes(text.charAt(nameEnd)) || nameEnd >= text.length) return null;
  const behind = text.slice(nameEnd, nameEnd + window);
  // Behind a sign of the question only what is sent may follow.
  const isAsked = ':?*'.includes(text.charAt(nameEnd));
  if (isAsked && !behind.includes('send')) return null;
  const match =
    sent.exec(behind) ??
    filled.exec(behind) ??
    (filling.test(text.slice(Math.max(0, nameStart - window), nameStart)) ? told.exec(behind) : null);
  if (match === null) return null;
  const start = nameEnd + match[0].length;
  // The return key is no part of it.
  const value = /^[^"'`\s\\]{4,200}/.exec(text.slice(start, start + valueMax))?.[0];
  return value === undefined ? null : { start, end: start + value.length, tie: 'loose' };
}
