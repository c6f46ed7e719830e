import { isDottedPassword } from './dotted-password.ts';
import { isCommand } from './non-secret-values.ts';
import { randomness } from './randomness.ts';

/** Whether a value under the name of a password is a path, code or the name of a variable. Passwords may look like anything else. */
export function isOrdinaryForPassword(value: string): boolean {
  return pathOrCodeMark.test(value) && isPathOrCode(value);
}

/** Every such value contains one of these; most passwords do not. */
const pathOrCodeMark = /[\\/_.[({| \u001b]|-(?:field|input|box|form|label)\d?$/i;

const validationRules =
  /^(?=.{0,60}(?:required|nullable|confirmed|min:|max:))[a-z_]{2,20}(?::[\w,.-]{1,30})?(?:\|[a-z_]{2,20}(?::[\w,.-]{1,30})?){1,8}$/;
const calls = /^[a-z]\w{0,20}(?:\.[a-z]\w{0,30}\([^()]{0,40}\)){1,6}$/;

/** `/iaR0MdMUW3qoOn1p1B1paadSmDB6o2A`: one in 64 texts in base64 begins like a path. Words, as in paths, score far lower. */
function isBase64(value: string): boolean {
  return /^\/[A-Za-z\d+/]{15,400}={0,2}$/.test(value) && randomness(value) > 4;
}

/** Paths with more steps are judged by the first ones. */
const stepsMax = 20;
const mixedStep = /^(?=\w{0,63}[a-z])(?=\w{0,63}[A-Z])(?=\w{0,63}\d)\w{16,64}$/;
const randomStepMin = 3;

/** `/Winter2031`: a single word with a number, as passwords are made; paths of secrets have more steps. */
const slashedWord = /^[\\/][A-Za-z]\w{2,40}\d{2}$/;

/** Whether a value is an absolute or relative path. `/Sizc4p3Pf09HK2QhQfu` is a password that begins with a slash: no folder has such a name. */
function isPath(value: string): boolean {
  if (!/^(?:\.{0,2}|~|[A-Za-z]:)[\\/][\w.@~\\/-]+$/.test(value)) return false;
  if (isBase64(value) || slashedWord.test(value)) return false;
  return !value.split(/[\\/]/, stepsMax).some((step) => mixedStep.test(step) && randomness(step) > randomStepMin);
}

function isPathOrCode(value: string): boolean {
  return (
    isPath(value) ||
    /^[a-z][a-z0-9+.-]{1,30}:\/\//i.test(value) ||
    (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value) && randomness(value) < 0) ||
    /^(?:[\w-]+\.)+(?:json|ya?ml|pem|key|txt|env)$/.test(value) ||
    /\\[dws](?:[+*?{)\]$|\\]|$)|\[[a-z]-[a-z]|(?:[\]).]|\\[dws])\{\d+,?\d*\}|\{\d+,\d*\}/i.test(value) ||
    (/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[["'][\w-]+["']\]|\(\))+$/.test(value) &&
      randomness(value) < 0 &&
      !isDottedPassword(value)) ||
    /^[A-Za-z_.]+\($/.test(value) ||
    /^[A-Za-z_]\w*(?:\\{1,2}\.[A-Za-z_]\w*)+$/.test(value) ||
    // `required|min:8`, `z.string().min(8)`: validation rules for a password.
    validationRules.test(value) ||
    calls.test(value) ||
    // `password-field1`: the name of a form field.
    /^(?:pass(?:word)?|pwd|login|user(?:name)?)[-_](?:field|input|box|form|label)\d?$/i.test(value) ||
    isCommand(value) ||
    /(?:\\(?:033|x1b|e)|\u001b)\[/i.test(value) ||
    /^(?:[\w-]{1,40}\/){1,8}[\w-]{1,60}\.[a-z]{1,4}$/.test(value)
  );
}
