import type { Value } from './assignment/assignment-quotes.ts';

/** The end of a prompt and a call of `send` on the same or the next line, as in scripts of expect: `password:"`, `assword:')`. */
const promptAndSend =
  /^[:?]?[ *]{0,3}\\{0,3}["'}]?\)?\s{0,3}(?:[;\n]\s{0,12})?(?:\w{1,20}\.)?(?:exp_)?send(?:line)?\s{0,2}(?:-- )?\(?\s?\\{0,3}["'](?=[^\s])/;
/** A call that fills the field of that name: `…password').fill('`, `password").send_keys("`. */
const fillCall =
  /^\\{0,3}["'`]?\]?\\{0,3}["'`]?\)?\.(?:fill|type|press_?sequentially|send_?keys|set_?value|input)\(\s?\\{0,3}["'`](?=[^\s])/i;
/** The arguments of a call, the field and its text: `fill('#password', '…')`, `type(selector="#password", text="…")`. */
const fieldAndText =
  /^\\{0,3}["'`]?\]?\\{0,3}["'`]?,\s{0,3}(?:\\{0,3}["']?(?:text|value|keys)\\{0,3}["']?\s?[=:]\s?)?\\{0,3}["'`](?=[^\s])/;
const fillFunction = /(?:fill|type|set_?value|input|send_?keys)\w{0,12}\(\s?[^()\n]{0,60}$/i;
const window = 110;
const valueMax = 200;

/** Finds the text that a script types into a field or at a prompt of that name. */
export function findScriptInput(text: string, nameStart: number, nameEnd: number): Value | null {
  // A character of the prompt or the selector must follow.
  if (!':?*"\'`\\]'.includes(text.charAt(nameEnd)) || nameEnd >= text.length) return null;
  const behind = text.slice(nameEnd, nameEnd + window);
  // After a prompt, only a call of `send` may follow.
  const isPrompt = ':?*'.includes(text.charAt(nameEnd));
  if (isPrompt && !behind.includes('send')) return null;
  const match =
    promptAndSend.exec(behind) ??
    fillCall.exec(behind) ??
    (fillFunction.test(text.slice(Math.max(0, nameStart - window), nameStart)) ? fieldAndText.exec(behind) : null);
  if (match === null) return null;
  const start = nameEnd + match[0].length;
  // Without the return key.
  const value = /^[^"'`\s\\]{4,200}/.exec(text.slice(start, start + valueMax))?.[0];
  return value === undefined ? null : { start, end: start + value.length, tie: 'loose' };
}
