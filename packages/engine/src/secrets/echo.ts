import type { ParsedDocument } from '../document/document.ts';
import type { Node, ScalarNode } from '../document/tree.ts';
import { walk } from '../document/walk.ts';
import { enclosing } from './enclosing.ts';
import type { Found } from './found.ts';
import { isAlphanumeric } from './search/characters.ts';
import { encodings } from './search/encode.ts';
import { createFinder } from './search/finder.ts';
import type { Hit } from './search/hit.ts';
import { isVerbatim, toRaw } from './tree/raw-offsets.ts';
import { scalarAt } from './tree/scalar-at.ts';

/** Shorter secrets, and words, stand in texts without being meant. */
const echoMin = 6;
const wordEchoMin = 14;
/** Distinct secrets looked for: beyond, the table would outgrow the text. */
const echoesMax = 2_000;

/** Looks for known secrets in any text: written out, escaped, percent-encoded, in base64. */
export interface Echo<Secret> {
  readonly find: (text: string) => readonly EchoHit<Secret>[];
}

export interface EchoHit<Secret> {
  readonly start: number;
  readonly end: number;
  readonly secret: Secret;
}

/** Whether a secret is telling enough to be looked for elsewhere. */
export function echoes(text: string, { class: own }: Pick<Hit, 'class'>): boolean {
  if (own === 'default' || own === 'weak') return false;
  if (text.length < echoMin) return false;
  return /^[A-Za-z]+$/.test(text) && text === text.toLowerCase() ? text.length >= wordEchoMin : true;
}

export function createEcho<Secret>(secrets: ReadonlyMap<string, Secret>): Echo<Secret> | null {
  const forms = [...secrets]
    .slice(0, echoesMax)
    .flatMap(([text, secret]) => encodings(text).map((form): Form<Secret> => ({ form, secret })));
  if (forms.length === 0) return null;
  const finder = createFinder(forms, ({ form }) => form);
  const byStem = groupByStem(forms);
  const lengths = [...new Set(forms.map(({ form }) => stemOf(form).length))];
  return {
    find(text) {
      const hits: EchoHit<Secret>[] = [];
      finder.scan(text, (start) => {
        for (const length of lengths) {
          for (const { form, secret } of byStem.get(text.slice(start, start + length)) ?? []) {
            const end = start + form.length;
            if (text.startsWith(form, start) && standsAlone(text, start, end)) hits.push({ start, end, secret });
          }
        }
      });
      return hits;
    },
  };
}

interface Form<Secret> {
  readonly form: string;
  readonly secret: Secret;
}

/** Forms are told apart by their beginnings; what follows is compared where one was met. */
const stemMax = 20;

function stemOf(form: string): string {
  return form.slice(0, stemMax);
}

function groupByStem<Secret>(forms: readonly Form<Secret>[]): ReadonlyMap<string, readonly Form<Secret>[]> {
  const groups = new Map<string, Form<Secret>[]>();
  for (const entry of forms) {
    const stem = stemOf(entry.form);
    const group = groups.get(stem);
    if (group === undefined) groups.set(stem, [entry]);
    else group.push(entry);
  }
  return groups;
}

const aloneBelow = 12;

/** A short secret inside a longer word is a coincidence. */
function standsAlone(text: string, start: number, end: number): boolean {
  if (end - start >= aloneBelow) return true;
  const before = start > 0 && isAlphanumeric(text.charCodeAt(start - 1)) && isAlphanumeric(text.charCodeAt(start));
  return !before && !(isAlphanumeric(text.charCodeAt(end)) && isAlphanumeric(text.charCodeAt(end - 1)));
}

/** The same secrets elsewhere in the document: in prompts, names, keys, URLs and comments where no detector saw them. */
export function findEchoes(document: ParsedDocument, source: string, found: readonly Found[]): readonly Found[] {
  const secrets = new Map<string, Found>();
  for (const one of found) if (echoes(one.text, one.hit) && !secrets.has(one.text)) secrets.set(one.text, one);
  const echo = createEcho(secrets);
  if (echo === null) return [];
  const more = echoesInSource(document, source, echo);
  for (const root of document.roots) {
    walk(root, (node) => {
      if (node.kind === 'scalar' && node.text.length >= echoMin && !isVerbatim(source, node)) {
        more.push(...echoesIn(echo, source, node));
      }
    });
  }
  return more;
}

/** What is written as it reads, comments and anchors included, is seen in one pass over the source. */
function echoesInSource(document: ParsedDocument, source: string, echo: Echo<Found>): Found[] {
  return echo.find(source).map(({ start, end, secret }): Found => {
    const span = { start, end };
    const node = scalarAt(document.roots, start);
    if (node !== null) return { ...secret, span, ...placeOf(node) };
    return { ...secret, span, where: 'comment', node: null, at: enclosing(document, start), nameNode: null };
  });
}

function echoesIn(echo: Echo<Found>, source: string, node: ScalarNode): readonly Found[] {
  return echo
    .find(node.text)
    .map(({ start, end, secret }) => ({ ...secret, span: toRaw(source, node, start, end), ...placeOf(node) }));
}

function placeOf(node: ScalarNode): Pick<Found, 'where' | 'node' | 'at' | 'document' | 'nameNode'> {
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
