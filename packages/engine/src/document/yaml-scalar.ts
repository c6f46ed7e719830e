import type { ScalarValue } from './tree.ts';

/** The keywords of YAML 1.2's core schema (yaml.org/spec/1.2.2, section 10.3.2). */
const words: ReadonlyMap<string, ScalarValue> = new Map<string, ScalarValue>([
  ['', null],
  ['~', null],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
  ['.nan', Number.NaN],
  ['.NaN', Number.NaN],
  ['.NAN', Number.NaN],
]);

const PLUS = 43;
const MINUS = 45;
const DOT = 46;
const DIGIT_0 = 48;
const DIGIT_9 = 57;

const wordLengthMax = 5;
const decimal = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;
const based = /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/;
const infinity = /^[-+]?\.(?:inf|Inf|INF)$/;

/**
 * The value of an untagged plain scalar. Most are words or sentences, which the first character already distinguishes
 * from other values.
 */
export function resolvePlain(text: string): ScalarValue {
  const first = text.charCodeAt(0);
  if ((first >= DIGIT_0 && first <= DIGIT_9) || first === PLUS || first === MINUS || first === DOT) {
    return resolveNumber(text) ?? words.get(text) ?? text;
  }
  if (text.length > wordLengthMax) return text;
  const word = words.get(text);
  return word === undefined ? text : word;
}

function resolveNumber(text: string): number | null {
  if (infinity.test(text)) return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (!decimal.test(text) && !based.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** The value of a tagged scalar. An unknown tag leaves the text unchanged; no tag is ever executed. */
export function resolveTagged(tag: string, text: string): ScalarValue {
  const value = resolvePlain(text);
  switch (tag) {
    case '!!null':
      return value === null ? null : text;
    case '!!bool':
      return typeof value === 'boolean' ? value : text;
    case '!!int':
    case '!!float':
      return typeof value === 'number' ? value : text;
    default:
      return text;
  }
}

const standardPrefix = 'tag:yaml.org,2002:';

/** The canonical spelling of a tag: handles resolved, percent escapes decoded, YAML's own prefix written as `!!`. */
export function canonicalTag(written: string, handles: ReadonlyMap<string, string>): string {
  const decoded = written.includes('%') ? decodePercent(written) : written;
  const full = expandHandle(decoded, handles);
  return full.startsWith(standardPrefix) ? `!!${full.slice(standardPrefix.length)}` : full;
}

function expandHandle(tag: string, handles: ReadonlyMap<string, string>): string {
  if (tag.startsWith('!<')) return tag.slice(2, -1);
  const end = tag.indexOf('!', 1) + 1;
  const prefix = handles.get(tag.slice(0, end || 1));
  return prefix === undefined ? tag : prefix + tag.slice(end || 1);
}

function decodePercent(tag: string): string {
  return tag.replace(/%([0-7][0-9a-fA-F])/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
