import { wordSet } from '../text/word-set.ts';
import { classRank, type Hit } from './search/hit.ts';

/** The hits of one text without overlaps: overlapping hits are merged, and the most specific one names the result. */
export function resolveHits(hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits;
  const sorted = hits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const resolved: Hit[] = [];
  for (const hit of sorted) {
    const last = resolved.at(-1);
    if (last === undefined || hit.start >= last.end) resolved.push(hit);
    else resolved[resolved.length - 1] = join(last, hit);
  }
  return resolved;
}

function join(a: Hit, b: Hit): Hit {
  const first = isBetter(b, a) ? b : a;
  return { ...first, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/** A provider's kind is more specific than a generic one; of equals the longer one wins. */
function isBetter(a: Hit, b: Hit): boolean {
  if (isKnownAs(a, b) || isKnownAs(b, a)) return a.class === 'default';
  const rank = classRank[a.class] - classRank[b.class];
  if (rank !== 0) return rank > 0;
  const generic = Number(isGeneric(b.kind)) - Number(isGeneric(a.kind));
  return generic !== 0 ? generic > 0 : a.end - a.start > b.end - b.start;
}

/** Whether two hits are the same password and only one of them took the user beside it into account. */
function isKnownAs(one: Hit, other: Hit): boolean {
  const isSame = one.start === other.start && one.end === other.end;
  return isSame && one.class === 'default' && other.class === 'named' && other.kind === 'password';
}

const genericKinds = wordSet(
  'openai-compatible-key vendor-secret-key vendor-key possible-secret key credential token secret bearer-token url-parameter jwt cursor-key',
);

function isGeneric(kind: string): boolean {
  return genericKinds.has(kind);
}
