import type { ParsedDocument } from '../document/document.ts';
import { escapeStep } from '../text/pointer.ts';
import type { RedactedText } from '../text/redacted-text.ts';
import type { Located, Place, Quotable, Step } from '../text/span.ts';
import { createExcerpts } from './evidence.ts';
import { createGuard, type Guard } from './guard.ts';
import { createPlaceMasks } from './place-masks.ts';
import { oncePerLongValue, printedMax, readMax, shorten, toLine, veilUrls, withoutMiddle } from './printing.ts';
import { sanitize, spliceSpans } from './sanitize.ts';
import type { SecretMatch } from './secret.ts';

/** The only way from the submitted text to anything that is printed. */
export interface Redactor {
  /** The submitted text with every secret masked: same lines, same comments, same structure. */
  readonly sanitized: () => RedactedText;
  /** The entry at a place, on one line. Empty for a whole document: its beginning shows nothing of what is missing in it. */
  readonly evidence: (place: Place) => RedactedText;
  /** The JSON Pointer (RFC 6901) of a place, preceded by the document's index in a stream of several. */
  readonly pointer: (place: Place) => RedactedText;
  /** Whether the printed pointer of a place leads there: its keys are neither masked nor shortened. */
  readonly leadsTo: (place: Place) => boolean;
  /** The pointer of a new member inside the value that another pointer names. */
  readonly member: (pointer: RedactedText, key: string) => RedactedText;
  /** A message template with its placeholders filled. */
  readonly fill: (template: string, quote: Readonly<Record<string, Quotable>>) => RedactedText;
  /** A value of the document. */
  readonly text: (located: Located<string>) => RedactedText;
  /** Text that came with the document, such as its name or its file's name. */
  readonly label: (text: string) => RedactedText;
  /** A reference to a variable; null if the host expands none. */
  readonly reference: (wanted: WantedReference) => RedactedText | null;
  /** A sentence for a part that no reader understood. */
  readonly unread: (place: Place) => RedactedText;
  /** A sentence for a command that was read only in part. */
  readonly cutOff: (place: Place) => RedactedText;
}

/** A variable named after a key, prefixed with its owner's name where that is given, or the variable that the file itself names. */
export interface WantedReference {
  readonly reference: Located<string>;
  readonly owner?: Located<string>;
  readonly assigned?: Located<string>;
  readonly variable?: Located<string>;
}

export function createRedactor(
  document: ParsedDocument,
  matches: readonly SecretMatch[],
  veiled: readonly Place[],
  /** How the host's files refer to a variable; `*` stands for its name. Null if they cannot. */
  notation: `${string}*${string}` | null = '${*}',
): Redactor {
  const guard = createGuard(matches);
  const splices = spliceSpans(document, matches);
  const excerpt = createExcerpts(document, splices, veiled);
  const maskAt = createPlaceMasks(matches);
  let sanitized: RedactedText | null = null;

  /** The only cast: all text that reaches it has passed the guard or the splices. */
  const mint = (text: string): RedactedText => text as RedactedText;
  const print = (text: string, lengthMax: number): RedactedText =>
    mint(shorten(toLine(veilUrls(guard(text.slice(0, readMax)))), lengthMax));
  const text = oncePerLongValue((value, at) => print(maskAt(value.slice(0, readMax), at), printedMax.quote));
  const printWords = oncePerLongValue((value) => guard(value.slice(0, readMax)));
  const printKey = createKeyPrinter(guard);
  const isPrintedAsItIs = (step: Step): boolean =>
    typeof step === 'number' || (step.length <= printedMax.key && printKey(step) === `/${escapeStep(step)}`);
  const pointer = (place: Place): RedactedText => {
    const steps = place.path.map((step) => (typeof step === 'number' ? `/${step}` : printKey(step)));
    return mint(
      withoutMiddle((document.roots.length > 1 ? `/${place.document}` : '') + steps.join(''), printedMax.pointer),
    );
  };

  const isWhole = (place: Place): boolean => place === document.roots[place.document];

  return {
    sanitized: () => (sanitized ??= mint(sanitize(document, matches, splices))),
    evidence: (place) => (isWhole(place) ? mint('') : print(excerpt(place.entry), printedMax.evidence)),
    pointer,
    leadsTo: (place) => place.path.every(isPrintedAsItIs) && pointer(place).length < printedMax.pointer,
    member: (path, key) => mint(`${path}${printKey(key)}`),
    fill: (template, quote) =>
      mint(
        template.replace(/\{(\w+)\}/g, (blank, name: string) => {
          const value = quote[name];
          if (value === undefined) return blank;
          return typeof value === 'number' ? String(value) : text(value);
        }),
      ),
    text,
    label: (label) => print(label, printedMax.label),
    reference: ({ reference, owner, assigned, variable }) => {
      const before = assigned === undefined ? '' : `${printWords(assigned)}=`;
      // The file shows the notation itself.
      if (variable !== undefined) return mint(`${before}\${${printWords(variable)}}`);
      if (notation === null) return null;
      const [own, prefix] = [printWords(reference), owner === undefined ? '' : `${printWords(owner)}_`];
      return mint(before + notation.replace('*', () => variableName(prefix + own)));
    },
    unread: (place) => mint(`${pointer(place) || 'The whole document'} was not understood.`),
    cutOff: (place) =>
      mint(`${pointer(place)} was read only in part: the file exceeds the limit on commands, words or options.`),
  };
}

/** Prints keys as steps of a pointer. Cached: the same few keys lead to most places. */
function createKeyPrinter(guard: Guard): (key: string) => string {
  const printed = new Map<string, string>();
  return (key) => {
    const step = printed.get(key) ?? `/${escapeStep(shorten(toLine(guard(key.slice(0, readMax))), printedMax.key))}`;
    printed.set(key, step);
    return step;
  };
}

const variableNameMax = 60;

/** `apiKey` as `API_KEY`; `NEO4J_PASSWORD` is one already. */
function variableName(key: string): string {
  if (/^[A-Z][A-Z\d_]{0,59}$/.test(key)) return key;
  const name = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()
    .slice(0, variableNameMax);
  return /^[A-Z]/.test(name) ? name : `SECRET_${name}`.replace(/_$/, '');
}
