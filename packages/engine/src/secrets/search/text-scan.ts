import { findMasks, type Mask } from '../mask.ts';
import { runEnd, runStart } from './characters.ts';
import type { Hit } from './hit.ts';

interface Run {
  start: number;
  end: number;
}

/**
 * The state of the search of one text: the hits so far, and which ranges are already read. Ends of runs are cached, so that many hits inside
 * one long run cost no more than one.
 */
export class TextScan {
  readonly text: string;
  readonly hits: Hit[] = [];
  /** Names before this offset have been read. The other `…End` fields say the same of URLs, tables, PEM blocks, hashes and JWTs. */
  nameEnd = 0;
  /** The last accepted token. What begins inside it is part of it. */
  tokenStart = 0;
  tokenEnd = 0;
  /** The last run in which no token matched, and the number of attempts, which is limited. */
  failedEnd = 0;
  failures = 0;
  /** The last unquoted value, and the number of names read inside it, which is limited. */
  unquotedEnd = 0;
  unquotedNames = 0;
  urlEnd = 0;
  tableEnd = 0;
  columnsEnd = 0;
  pemEnd = 0;
  /** The end of the last public key or certificate. */
  publicEnd = 0;
  /** The next `Private-Lines:` of a PuTTY key; unknown at first. */
  puttyLinesStart = -1;
  hashEnd = 0;
  jwtEnd = 0;
  jwkEnd = 0;
  /** Cookies before this offset have been read. */
  cookieEnd = 0;
  /** No PEM block ends behind this offset. */
  withoutPemEndFrom = Number.POSITIVE_INFINITY;
  #masks: readonly Mask[] | null = null;
  #forward: Map<number, Run> | null = null;
  #backward: Map<number, Run> | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Adds a hit unless it overlaps an existing mask, which is not a secret. */
  add(hit: Hit): void {
    if (!this.isMasked(hit.start, hit.end)) this.hits.push(hit);
  }

  /** Whether a range overlaps an existing mask. The masks are sorted and do not overlap. */
  isMasked(from: number, to: number): boolean {
    this.#masks ??= findMasks(this.text);
    let low = 0;
    let high = this.#masks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#masks[middle]?.end ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    return (this.#masks[low]?.start ?? to) < to;
  }

  /** The end of the run of a set's characters that begins at an offset. */
  runEnd(from: number, set: number): number {
    this.#forward ??= new Map();
    const known = this.#forward.get(set);
    if (known !== undefined && from >= known.start && from <= known.end) return known.end;
    const end = runEnd(this.text, from, set);
    this.#forward.set(set, { start: from, end });
    return end;
  }

  /** The start of the run of a set's characters that ends at an offset. */
  runStart(to: number, set: number): number {
    this.#backward ??= new Map();
    const known = this.#backward.get(set);
    if (known !== undefined && to >= known.end && runEnd(this.text, known.end, set, to) === to) {
      known.end = to;
      return known.start;
    }
    const start = runStart(this.text, to, set);
    this.#backward.set(set, { start, end: to });
    return start;
  }
}
