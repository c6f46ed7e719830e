import { isSpace } from '../../search/characters.ts';

/** Punctuation or a verb that ties a value to the name before it. */
export interface Separator {
  readonly length: number;
  readonly bound: boolean;
  /** The value stays unbound even in quotes. */
  readonly loose?: true;
}

/** Whether a character can start a separator: `! ( = : > , -`, a full-width character, or the first letter of a verb. */
function startsSeparator(code: number): boolean {
  return (
    (code >= 58 && code <= 62 && code !== 59) ||
    code === 33 ||
    code === 40 ||
    code === 44 ||
    code === 45 ||
    code === 124 ||
    code > 127 ||
    'iwalehjtTo?'.includes(String.fromCharCode(code))
  );
}

const verbs =
  /^(?:(?:is|was|are|ist|lautet|heißt|est|es|é|è|jest|это|är|er|je|este|adalah|là|είναι|هي|هو|היא|है)(?=[\s:=：])(?! (?:now )?(?:set|reset|changed|updated|switched|rotated) to )|には|[是为為は는은])\s{0,3}[:=：]?/u;

/** A type annotation between the name and its value: `apiKey: string =`, `key: &str =`. */
const typeAnnotation =
  /^: {0,2}(?:Optional\[str\]|SecretStr|String|string|str|&(?:'static )?str|bytes|Secret)(?: {0,2}\| {0,2}(?:null|None|undefined))?\?? {0,2}=(?!=)|^: {0,2}(?:Readonly|Final|ClassVar|Annotated)[<[][\w |,]{2,24}[>\]] {0,2}=(?=\s{0,2}\\{0,3}["'`])/;

export function readSeparator(text: string, nameStart: number, at: number): Separator | null {
  if (!startsSeparator(text.charCodeAt(at))) return null;
  const type = typeAnnotation.exec(text.slice(at, at + 48));
  if (type !== null) return { length: type[0].length, bound: true };
  const next = text.slice(at, at + 24);
  // `secret !== "…"`: a value to be excluded, mostly a word.
  if (next.startsWith('!')) return next.startsWith('!=') ? unequal(next) : null;
  const operator = /^(?:===|\|\|=|\?\?=|\?=|:=|=>|->|==|=|：|＝)/.exec(next);
  if (operator !== null) return { length: operator[0].length, bound: true };
  if (next.startsWith(':')) return { length: 1, bound: !isSpace(next.charCodeAt(1)) };
  // `<label for="password">Password</label>`: the label of a form field.
  const quoted = '"\''.includes(text.charAt(nameStart - 1));
  if (next.startsWith('>') && !next.startsWith('>>')) return { length: 1, bound: !quoted, loose: true };
  const fallbackOperator = /^(?:\|\||\?\?|or)(?= {0,2}\\?["'`])/.exec(next);
  if (fallbackOperator !== null)
    return { length: fallbackOperator[0].length, bound: isLookedUp(text, nameStart, at), loose: true };
  if (/^[→⇒⟶]/.test(next)) return { length: 1, bound: false, loose: true };
  if (next.startsWith('(')) return readSetter(text, nameStart, at, next);
  if (next.startsWith(',')) return readTuple(text, nameStart, at, next);
  if (/^[-–—] (?=[^\s-])/.test(next) && text.charCodeAt(at - 1) === 32)
    return isTestResult(text, nameStart) ? null : { length: 1, bound: false };
  if (/^to /i.test(next)) return isSetInstruction(text, nameStart) ? { length: 2, bound: false } : null;
  const verb = verbs.exec(next);
  return verb === null ? null : { length: verb[0].length, bound: false };
}

function unequal(next: string): Separator {
  return { length: next.startsWith('!==') ? 3 : 2, bound: false, loose: true };
}

/**
 * `PASS — the header is there`, `First pass - words`: whether `pass` is a test result or an iteration. After a user name it is a
 * password.
 */
function isTestResult(text: string, nameStart: number): boolean {
  if (!/^PASS\b/i.test(text.slice(nameStart, nameStart + 5))) return false;
  return !/user|login|mail|account/i.test(text.slice(Math.max(0, nameStart - 60), nameStart));
}

/** Calls that store their argument, such as `define("NAME", "…")`. There any value counts; elsewhere it must look like a secret. */
const storingCall = /(?:set|env|define|put|add|append|header|default|store|config|const|getenv|with)\w{0,20}\($/i;

/** Reads `("NAME", "value")`: the first two arguments of a call that stores them, or a tuple of two. */
function readTuple(text: string, nameStart: number, at: number, next: string): Separator | null {
  if (!/^,\s{0,2}\\?["']/.test(next) || !'"\''.includes(text.charAt(at - 1))) return null;
  const before = text.slice(Math.max(0, nameStart - 32), nameStart).replace(/\\{0,3}["']$/, '');
  if (!/[([{]\s{0,2}$/.test(before)) return null;
  if (storingCall.test(before)) return { length: 1, bound: true, loose: true };
  // If more arguments follow, the first is itself a value: `hash("password", "salt", …)`.
  const isPair = /^,\s{0,2}\\?(["'])[^"'\s]{1,200}\\?\1,?\s{0,2}[)\]}]/.test(text.slice(at, at + 220));
  return isPair ? { length: 1, bound: false, loose: true } : null;
}

/** `process.env.NAME || "value"`, `os.getenv("NAME") or "value"`: whether the name is looked up. Elsewhere a message may follow. */
function isLookedUp(text: string, nameStart: number, at: number): boolean {
  return /env|config|settings/i.test(text.slice(Math.max(0, nameStart - 20), at));
}

/** `set NAME to value`: whether the instruction to set the name stands before it. */
function isSetInstruction(text: string, nameStart: number): boolean {
  return /\b(?:set|change|reset|assign|export|switch)\b[^.\n]{0,30}$/i.test(
    text.slice(Math.max(0, nameStart - 48), nameStart),
  );
}

/** Reads `client.setApiKey("value")`, `.password("value")`: a setter with one argument, not a getter. */
function readSetter(text: string, nameStart: number, at: number, next: string): Separator | null {
  if (!/^\(\s{0,2}\\{0,3}["'`]/.test(next)) return null;
  const name = text.slice(nameStart, at);
  const last = name.slice(name.lastIndexOf('.') + 1);
  const isMember = last !== name || text.charAt(nameStart - 1) === '.';
  if (last !== 'PASSWORD' && !/^(?:set|with)/i.test(last) && (!isMember || getter.test(last))) return null;
  if (!/^\(\s{0,2}\\{0,3}(["'`])[^"'`\s]{6,200}\1\s{0,2}\)/.test(text.slice(at, at + 220))) return null;
  return { length: 1, bound: false, loose: true };
}

const getter =
  /^(?:get|find|load|fetch|read|has|is|check|verify|validate|remove|delete|revoke|create|generate|require|use|from|by|parse|expect|match)/i;
