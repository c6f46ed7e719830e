import type { ParsedDocument } from '../document/document.ts';
import type { Node, ScalarNode } from '../document/tree.ts';
import { walk } from '../document/walk.ts';
import type { Found } from './found.ts';
import { type Automaton, createAutomaton } from './search/automaton.ts';
import { isAlphanumeric } from './search/characters.ts';
import { encodings } from './search/encode.ts';
import type { Hit } from './search/hit.ts';
import { toRaw } from './tree/raw-offsets.ts';

/** Shorter secrets, and words, stand in texts without being meant. */
const echoMin = 6;
const wordEchoMin = 14;
/** Distinct secrets looked for: beyond, the table would outgrow the text. */
const echoesMax = 2_000;

/** Looks for known secrets in any text: written out, escaped, percent-encoded, in base64. */
export interface Echo<Secret> {
  readonly find: (text: string) => readonly { readonly start: number; readonly end: number; readonly secret: Secret }[];
}

/** Whether a secret is telling enough to be looked for elsewhere. */
export function echoes(text: string, { class: own }: Pick<Hit, 'class'>): boolean {
  if (own === 'default' || own === 'weak') return false;
  if (text.length < echoMin) return false;
  return /^[A-Za-z]+$/.test(text) && text === text.toLowerCase() ? text.length >= wordEchoMin : true;
}

export function createEcho<Secret>(secrets: ReadonlyMap<string, Secret>): Echo<Secret> | null {
  const words: string[] = [];
  const owners: Secret[] = [];
  for (const [text, secret] of [...secrets].slice(0, echoesMax)) {
    for (const form of encodings(text)) {
      words.push(form);
      owners.push(secret);
    }
  }
  if (words.length === 0) return null;
  const automaton: Automaton = createAutomaton(words);
  return {
    find(text) {
      const hits: { start: number; end: number; secret: Secret }[] = [];
      automaton.scan(text, (index, end) => {
        const word = words[index] ?? '';
        const secret = owners[index];
        const start = end - word.length;
        if (secret === undefined || !text.startsWith(word, start) || !standsAlone(text, start, end)) return;
        hits.push({ start, end, secret });
      });
      return hits;
    },
  };
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
  const more: Found[] = [];
  for (const root of document.roots) {
    walk(root, (node) => {
      if (node.kind === 'scalar') more.push(...echoesIn(echo, source, node));
    });
  }
  for (const span of [...document.comments.map((comment) => comment.span), ...document.markup]) {
    for (const { start, end, secret } of echo.find(source.slice(span.start, span.end))) {
      const range = { start: span.start + start, end: span.start + end };
      more.push({ ...secret, span: range, where: 'comment', node: null });
    }
  }
  return more;
}

function echoesIn(echo: Echo<Found>, source: string, node: ScalarNode): readonly Found[] {
  return echo.find(node.text).map(({ start, end, secret }) => {
    const isKey = isKeyNode(node);
    return {
      span: toRaw(source, node, start, end),
      text: secret.text,
      hit: secret.hit,
      where: isKey ? 'key' : 'value',
      node,
      at: isKey ? node.parent : node,
      document: node.document,
      nameNode: isKey ? null : keyOf(node),
    } as const;
  });
}

function isKeyNode(node: ScalarNode): boolean {
  return node.parent?.kind === 'mapping' && node.parent.entries[node.slot]?.key === node;
}

function keyOf(node: Node): ScalarNode | null {
  return node.parent?.kind === 'mapping' ? (node.parent.entries[node.slot]?.key ?? null) : null;
}
