import type { ParsedDocument } from '../document/document.ts';
import type { Node, ScalarNode } from '../document/tree.ts';
import { walk } from '../document/walk.ts';
import type { Span } from '../text/span.ts';
import { findEnclosing } from './enclosing.ts';
import type { Found } from './found.ts';
import { isAlphanumeric } from './search/characters.ts';
import { encodings } from './search/encode.ts';
import { createFinder } from './search/finder.ts';
import type { Hit } from './search/hit.ts';
import { isVerbatim, type ToRaw } from './tree/raw-offsets.ts';
import { lastAtOrBefore, scalarAt } from './tree/scalar-at.ts';

/** Shorter secrets, and ordinary words, occur in texts by coincidence. */
const echoMin = 6;
const wordEchoMin = 14;
const nameEchoMin = 20;
/** Maximum number of distinct secrets searched for: beyond it the table would outgrow the text. */
const echoesMax = 2_000;
/** The encoded forms are searched for only for this many secrets. */
const encodedMax = 300;

/** Finds known secrets in any text: verbatim, escaped, percent-encoded or in base64. */
export interface Echo<Secret> {
  readonly find: (text: string, visit: (start: number, end: number, secret: Secret) => void) => void;
}

/** Whether a secret is distinctive enough to be searched for elsewhere. */
export function isDistinctive(text: string, { class: own }: Pick<Hit, 'class'>): boolean {
  if (own === 'default' || own === 'weak' || own === 'worded') return false;
  if (text.length < echoMin) return false;
  if (/^[a-z]+$/.test(text)) return text.length >= wordEchoMin;
  // `desk_notes`: databases and their users have such names too. Three words, or two long ones, are a passphrase.
  return text.length >= nameEchoMin || !/^[a-z]{2,}[_.-][a-z]{2,}$/.test(text);
}

export function createEcho<Secret>(secrets: ReadonlyMap<string, Secret>): Echo<Secret> | null {
  const forms = [...secrets]
    .slice(0, echoesMax)
    .flatMap(([text, secret], index) =>
      (index < encodedMax ? encodings(text) : [text]).map((form): Form<Secret> => ({ ...stemOf(form), form, secret })),
    );
  if (forms.length === 0) return null;
  const finder = createFinder(forms, ({ stem }) => stem);
  const byStem = groupByStem(forms);
  const lengths = [...new Set(forms.map(({ stem }) => stem.length))];
  const lastBreak = lastBreakOf(secrets.keys());
  return {
    find(text, visit) {
      // A secret that repeats a part of itself would otherwise be matched, and compared to its end, at every repetition of that part.
      const matchedUpTo = new Map<Form<Secret>, number>();
      const compare = (entry: Form<Secret>, at: number): void => {
        const start = at - entry.offset;
        const end = start + entry.form.length;
        if (start < (matchedUpTo.get(entry) ?? 0) || !text.startsWith(entry.form, start)) return;
        if (!standsAlone(text, start, end)) return;
        matchedUpTo.set(entry, end);
        visit(start, end, entry.secret);
      };
      let read = 0;
      let maskedUpTo = 0;
      const maskRun = (group: FormGroup<Secret>, at: number): void => {
        const run = runAround(text, at, maskedUpTo, lastBreak);
        maskedUpTo = run.end;
        visit(run.start, run.end, group.secret);
      };
      const readGroups = (formGroups: readonly FormGroup<Secret>[], at: number): void => {
        for (const formGroup of formGroups) {
          if (at < maskedUpTo) return;
          read += formGroup.length;
          if (read > readMax) maskRun(formGroup, at);
          else for (const entry of formGroup.formsAt(text, at)) compare(entry, at);
        }
      };
      finder.scan(text, (at, group) => {
        if (group.length <= comparedMax) for (const entry of group) compare(entry, at);
        else if (at >= maskedUpTo)
          for (const length of lengths) readGroups(byStem.get(text.slice(at, at + length)) ?? nothing, at);
      });
    },
  };
}

interface Stem {
  readonly stem: string;
  /** Offset of the stem in the form. */
  readonly offset: number;
}

interface Form<Secret> extends Stem {
  readonly form: string;
  readonly secret: Secret;
}

/** Up to this many candidates, comparing each costs less than looking the stem up. */
const comparedMax = 8;
const nothing: readonly never[] = [];

/** Forms are found by a part of them (the stem); the rest is compared only where the stem matches. */
const stemMax = 20;

/** Many secrets share their beginning, so that a part of the middle distinguishes them better. */
function stemOf(form: string): Stem {
  const offset = form.length >= 2 * stemMax ? form.length >> 1 : 0;
  return { stem: form.slice(offset, offset + stemMax), offset };
}

/** Forms of equal length with the same stem at the same offset: thousands may share it, and one look-up finds the matching one. */
class FormGroup<Secret> {
  readonly offset: number;
  readonly length: number;
  /** The secret of the first form. */
  readonly secret: Secret;
  readonly #forms = new Map<string, Form<Secret>[]>();

  constructor({ offset, form, secret }: Form<Secret>) {
    this.offset = offset;
    this.length = form.length;
    this.secret = secret;
  }

  add(entry: Form<Secret>): void {
    const same = this.#forms.get(entry.form);
    if (same === undefined) this.#forms.set(entry.form, [entry]);
    else same.push(entry);
  }

  formsAt(text: string, at: number): readonly Form<Secret>[] {
    const start = at - this.offset;
    return start < 0 ? nothing : (this.#forms.get(text.slice(start, start + this.length)) ?? nothing);
  }
}

function groupByStem<Secret>(forms: readonly Form<Secret>[]): ReadonlyMap<string, readonly FormGroup<Secret>[]> {
  const byStem = new Map<string, FormGroup<Secret>[]>();
  for (const entry of forms) {
    const groups = byStem.get(entry.stem) ?? [];
    byStem.set(entry.stem, groups);
    let group = groups.find(({ offset, length }) => offset === entry.offset && length === entry.form.length);
    if (group === undefined) {
      group = new FormGroup(entry);
      groups.push(group);
    }
    group.add(entry);
  }
  return byStem;
}

/**
 * Secrets that repeat one part at a thousand different lengths would take far too long to compare. Once this many characters have been
 * compared, any run that contains a stem is masked whole, which masks more and leaks nothing.
 */
const readMax = 8_000_000;

/** A secret of several words continues after a space, and ends with the line. */
function lastBreakOf(secrets: Iterable<string>): number {
  for (const secret of secrets) if (secret.includes(' ')) return SPACE - 1;
  return SPACE;
}

/** The text up to the next quote or break on both sides, not before `notBefore`. Breaks are the characters up to `lastBreak`. */
function runAround(text: string, at: number, notBefore: number, lastBreak: number): Span {
  let start = at;
  while (start > notBefore && !endsRun(text.charCodeAt(start - 1), lastBreak)) start--;
  let end = at;
  while (end < text.length && !endsRun(text.charCodeAt(end), lastBreak)) end++;
  return { start, end };
}

const SPACE = 32;

function endsRun(code: number, lastBreak: number): boolean {
  return code <= lastBreak || code === 34 || code === 39 || code === 96;
}

const aloneBelow = 12;

/** A short secret inside a longer word is a coincidence. */
function standsAlone(text: string, start: number, end: number): boolean {
  if (end - start >= aloneBelow) return true;
  const before = start > 0 && isAlphanumeric(text.charCodeAt(start - 1)) && isAlphanumeric(text.charCodeAt(start));
  return !before && !(isAlphanumeric(text.charCodeAt(end)) && isAlphanumeric(text.charCodeAt(end - 1)));
}

/** Occurrences of the same secrets elsewhere in the document (prompts, names, keys, URLs, comments) where no detector found them. */
export function findEchoes(
  document: ParsedDocument,
  source: string,
  found: readonly Found[],
  toRawOf: (node: ScalarNode) => ToRaw,
): readonly Found[] {
  const secrets = new Map<string, Found>();
  for (const one of found) if (isDistinctive(one.text, one.hit) && !secrets.has(one.text)) secrets.set(one.text, one);
  const echo = createEcho(secrets);
  if (echo === null) return [];
  // Most occurrences have been found already.
  const isKnown = createKnown(found);
  const more: Found[] = [];
  // One pass over the source finds what is written verbatim, comments and anchors included.
  echo.find(source, (start, end, secret) => {
    const span = { start, end };
    if (!isKnown(span)) more.push({ ...secret, hit: asRepeated(secret.hit), span, ...placeInSource(document, start) });
  });
  for (const root of document.roots) {
    walk(root, (node) => {
      if (node.kind !== 'scalar' || node.text.length < echoMin || isVerbatim(source, node)) return;
      echo.find(node.text, (start, end, secret) => {
        const span = toRawOf(node)(start, end);
        if (!isKnown(span)) more.push({ ...secret, hit: asRepeated(secret.hit), span, ...placeOf(node) });
      });
    });
  }
  return more;
}

/** Outside its URL a password does not say where it is valid, so it counts as a named secret, as in `numberMatches`. */
function asRepeated(hit: Hit): Hit {
  return hit.class === 'connection' ? { ...hit, class: 'named' } : hit;
}

/** Whether a span lies inside a known one. Spans arrive mostly in order, so that the search starts at the last match. */
function createKnown(found: readonly Found[]): (span: Span) => boolean {
  const known = found.map(({ span }) => span).sort((a, b) => a.start - b.start);
  let at = 0;
  return ({ start, end }) => {
    while ((known[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at++;
    const last = known[at];
    if (last !== undefined && last.start <= start) return end <= last.end;
    return end <= (lastAtOrBefore(known, start, (span) => span.start)?.end ?? Number.NEGATIVE_INFINITY);
  };
}

type FoundAt = Pick<Found, 'where' | 'node' | 'at' | 'document' | 'nameNode'>;

function placeInSource(document: ParsedDocument, start: number): Omit<FoundAt, 'document'> {
  const node = scalarAt(document.roots, start);
  if (node !== null) return placeOf(node);
  return { where: 'comment', node: null, at: findEnclosing(document, start), nameNode: null };
}

function placeOf(node: ScalarNode): FoundAt {
  const isKey = isKeyNode(node);
  return {
    where: isKey ? 'key' : 'value',
    node,
    at: isKey ? node.parent : node,
    document: node.document,
    nameNode: isKey ? null : keyOf(node),
  };
}

function isKeyNode(node: ScalarNode): boolean {
  return node.parent?.kind === 'mapping' && node.parent.entries[node.slot]?.key === node;
}

function keyOf(node: Node): ScalarNode | null {
  return node.parent?.kind === 'mapping' ? (node.parent.entries[node.slot]?.key ?? null) : null;
}
