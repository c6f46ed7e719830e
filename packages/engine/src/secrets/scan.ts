import type { ParsedDocument } from '../document/document.ts';
import type { Node, ScalarNode } from '../document/tree.ts';
import { SourceText } from '../text/source-text.ts';
import type { Span } from '../text/span.ts';
import { findEchoes } from './echo.ts';
import { documentIndexAt, findEnclosing } from './enclosing.ts';
import type { Found } from './found.ts';
import { withoutLabels } from './labels.ts';
import { numberMatches } from './number.ts';
import { resolveHits } from './resolve.ts';
import { marksOfSource, type RareMarks } from './search/rare-marks.ts';
import { scanText } from './search/scan-text.ts';
import type { SecretMatch } from './secret.ts';
import { markExamples } from './structures/examples.ts';
import { extendTypedPasswords } from './structures/extend-typed-passwords.ts';
import { scanTrailingComment } from './structures/trailing-comment.ts';
import { judgedBesideUser } from './tree/equal-to-user.ts';
import { createToRaw, type ToRaw } from './tree/raw-offsets.ts';
import { type NodeHits, scanTree } from './tree/scan-tree.ts';

/** Every secret of a document, in document order. */
export function scanSecrets(document: ParsedDocument): readonly SecretMatch[] {
  const source = SourceText.reveal(document.source);
  const found: Found[] = [];
  const toRawOf = rawOffsets(source);
  const marks = marksOfSource(source);
  for (const root of document.roots) {
    for (const [node, parts] of groupByNode(root, marks))
      for (const one of locateHits(node, parts, toRawOf)) found.push(one);
  }
  for (const { span } of document.comments)
    for (const one of scanSpan(document, source, span, 'comment')) found.push(one);
  for (const span of document.markup) for (const one of scanSpan(document, source, span, 'markup')) found.push(one);
  const secret = withoutLabels(document.roots, withoutReferences(source, found));
  return numberMatches(document, source, [...secret, ...findEchoes(document, source, secret, toRawOf)]);
}

/** `credentials: {gmailOAuth2: {id: …, name: …}}`: n8n finds the credential in its own store by this id. */
const storedCredentialId =
  /"credentials"\s{0,9}:\s{0,9}\{\s{0,99}"[\w.-]{1,80}"\s{0,9}:\s{0,9}\{\s{0,99}"id"\s{0,9}:\s{0,9}"([A-Za-z0-9]{16})"\s{0,9},\s{0,99}"name"\s{0,9}:/g;

/** The id of a stored credential is no secret where the workflow's code uses it either. */
function withoutReferences(source: string, found: readonly Found[]): readonly Found[] {
  const mayContainIds = found.some(({ hit }) => hit.class === 'named') && source.includes('"credentials"');
  if (!mayContainIds) return found;
  const ids = new Set(Array.from(source.matchAll(storedCredentialId), ([, id]) => id));
  return found.filter(({ text, hit }) => hit.class !== 'named' || !ids.has(text));
}

/** A node may be visited several times, under several names, when aliases repeat it. */
function groupByNode(root: Node, marks: RareMarks): ReadonlyMap<ScalarNode, NodeHits[]> {
  const groups = new Map<ScalarNode, NodeHits[]>();
  scanTree(root, marks, (hits) => {
    const group = groups.get(hits.node);
    if (group === undefined) groups.set(hits.node, [hits]);
    else group.push(hits);
  });
  return groups;
}

/** Cached for the nodes that hold a secret: its echoes mostly occur in the same ones. */
function rawOffsets(source: string): (node: ScalarNode) => ToRaw {
  const known = new Map<ScalarNode, ToRaw>();
  return (node) => {
    const toRaw = known.get(node) ?? createToRaw(source, node);
    known.set(node, toRaw);
    return toRaw;
  };
}

function locateHits(
  node: ScalarNode,
  parts: readonly NodeHits[],
  toRawOf: (node: ScalarNode) => ToRaw,
): readonly Found[] {
  const [first] = parts;
  if (first === undefined) return [];
  const toRaw = toRawOf(node);
  const nested = parts.length === 1 ? first.hits : parts.flatMap(({ hits }) => hits);
  return markExamples(node.text, extendTypedPasswords(node.text, resolveHits(nested))).map((hit) => ({
    span: toRaw(hit.start, hit.end),
    text: node.text.slice(hit.start, hit.end),
    hit: judgedBesideUser(node, hit),
    where: first.where,
    node,
    at: first.at,
    document: node.document,
    nameNode: first.nameNode,
  }));
}

function scanSpan(document: ParsedDocument, source: string, span: Span, where: 'comment' | 'markup'): readonly Found[] {
  const text = source.slice(span.start, span.end);
  const behind = where === 'comment' ? scanTrailingComment(source, span) : [];
  return markExamples(text, extendTypedPasswords(text, resolveHits([...scanText(text), ...behind]))).map((hit) => ({
    span: { start: span.start + hit.start, end: span.start + hit.end },
    text: text.slice(hit.start, hit.end),
    hit,
    where,
    node: null,
    at: findEnclosing(document, span.start),
    document: documentIndexAt(document, span.start),
    nameNode: null,
  }));
}
