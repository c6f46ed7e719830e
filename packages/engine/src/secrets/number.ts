import type { ParsedDocument } from '../document/document.ts';
import type { ScalarNode } from '../document/tree.ts';
import { SourceText } from '../text/source-text.ts';
import type { Place, Span } from '../text/span.ts';
import type { Found } from './found.ts';
import { findMasks } from './mask.ts';
import { classRank } from './search/hit.ts';
import type { SecretClass, SecretFrame, SecretMatch } from './secret.ts';

/** Sorts secrets into document order, drops those covered by another and gives equal ones the same number. */
export function numberMatches(
  document: ParsedDocument,
  source: string,
  found: readonly Found[],
): readonly SecretMatch[] {
  if (found.length === 0) return [];
  const inOrder = withoutOverlaps(found);
  const identities = identify(inOrder);
  const numbers = createCounter(source);
  const known = new Map<string, Numbered>();
  const textOf = textsByNode();
  return inOrder.map((one): SecretMatch => {
    const { hit } = identities.get(one.text) ?? one;
    let numbered = known.get(one.text);
    if (numbered === undefined) {
      numbered = { number: numbers(hit.kind), secret: new SourceText(one.text) };
      known.set(one.text, numbered);
    }
    const { kind, title, confidence } = hit;
    const at = one.at ?? rootPlace(document, one);
    return {
      kind,
      title: titleAt(textOf(one), title),
      class: classAt(one, hit.class),
      confidence,
      secret: numbered.secret,
      span: one.span,
      number: numbered.number,
      at,
      shownAt: one.where === 'value' ? at : narrow(at, one.span),
      name: one.nameNode === null ? null : { value: variableBefore(one) ?? one.nameNode.text, at: one.nameNode },
      where: one.where,
      frame: frameOf(one, textOf(one)),
    };
  });
}

/** Equal secrets share the highest-ranked class, but a password is a connection only inside its URL. `findEchoes` follows the same rule. */
function classAt({ hit }: Found, shared: SecretClass): SecretClass {
  return shared === 'connection' && hit.class !== 'connection' ? 'named' : shared;
}

/** A range in a container, with the container's path. */
const narrow = ({ document, path }: Place, span: Span): Place => ({
  document,
  span,
  entry: span,
  path,
  isListItem: false,
});

/** What equal secrets share. */
interface Numbered {
  readonly number: number;
  readonly secret: SourceText;
}

interface NodeText {
  readonly trimmed: string;
  readonly holdsAddress: boolean;
}

/** Caches what each secret needs to know of its node's text: a megabyte may hold ten thousand secrets. */
function textsByNode(): (one: Found) => NodeText | null {
  const known = new Map<ScalarNode, NodeText>();
  return ({ node }) => {
    if (node === null) return null;
    const text = known.get(node) ?? { trimmed: node.text.trim(), holdsAddress: node.text.includes('://') };
    known.set(node, text);
    return text;
  };
}

/** A secret that was first found in a URL may stand elsewhere by itself. */
function titleAt(text: NodeText | null, title: string): string {
  return text === null || text.holdsAddress ? title : title.replace(/ in a URL$/, '');
}

const assigned = /^([A-Za-z_][\w.-]{0,80})=/;

/** `NAME=value` in a list says more than the list's key. A text that ends in equals signs is no name: it may be the secret itself. */
function variableBefore({ node, where, text }: Found): string | null {
  if (where !== 'value' || node?.parent?.kind !== 'sequence') return null;
  const name = assigned.exec(node.text)?.[1];
  return name !== undefined && node.text.indexOf(text) > name.length ? name : null;
}

/** Set if the value is the secret, alone, after its name or as the default of a variable. */
function frameOf(one: Found, text: NodeText | null): SecretFrame | null {
  if (one.where !== 'value' || text === null) return null;
  const assigned = variableBefore(one);
  const value = assigned === null ? text.trimmed : text.trimmed.slice(assigned.length + 1);
  if (value === one.text) return { assigned, variable: null };
  const variable = fallback.exec(value.slice(0, fallbackMax))?.[1] ?? null;
  return variable !== null && value === `\${${variable}:-${one.text}}` ? { assigned, variable } : null;
}

const fallback = /^\$\{([A-Za-z_]\w{0,80}):-/;
const fallbackMax = 100;

function withoutOverlaps(found: readonly Found[]): readonly Found[] {
  const sorted = found
    .filter(({ span }) => span.end > span.start)
    .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  const kept: Found[] = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    if (last === undefined || one.span.start >= last.span.end) kept.push(one);
    else if (one.span.end > last.span.end) kept[kept.length - 1] = widen(last, one);
  }
  return kept;
}

function widen(a: Found, b: Found): Found {
  const best = classRank[b.hit.class] > classRank[a.hit.class] ? b : a;
  return { ...best, span: { start: a.span.start, end: b.span.end }, text: best.text };
}

/** Of equal secrets found in several ways, the highest-ranked one determines kind and class of all. */
function identify(found: readonly Found[]): ReadonlyMap<string, Found> {
  const shipped = new Set(found.filter(({ hit }) => hit.class === 'default').map(({ text }) => text));
  const best = new Map<string, Found>();
  for (const one of found) {
    const known = best.get(one.text);
    if (known === undefined || rankOf(one, shipped) > rankOf(known, shipped)) best.set(one.text, one);
  }
  return best;
}

/** A password that one place shows to be a default, because it equals the user's name, is a well-known one in every other place. */
function rankOf({ hit, text }: Found, shipped: ReadonlySet<string>): number {
  const isKnown = hit.class === 'named' && hit.kind === 'password' && shipped.has(text);
  return isKnown ? classRank.weak : classRank[hit.class];
}

/** Counts by kind, starting above the numbers of masks that already stand in the text. */
function createCounter(source: string): (kind: string) => number {
  const last = new Map<string, number>();
  for (const { kind, number } of findMasks(source)) last.set(kind, Math.max(last.get(kind) ?? 0, number));
  return (kind) => {
    const next = (last.get(kind) ?? 0) + 1;
    last.set(kind, next);
    return next;
  };
}

function rootPlace(document: ParsedDocument, { document: index, span }: Found): Place {
  return document.roots[index] ?? { document: index, span, entry: span, path: [], isListItem: false };
}
