import { findMasks, type Mask } from '../mask.ts';
import { runEnd, runStart } from './characters.ts';
import type { Hit } from './hit.ts';

interface Run {
  start: number;
  end: number;
}

/**
 * One text while it is searched: what was found, and what earlier steps learned. Ends of runs are remembered, so that many hits inside one
 * long run cost no more than one.
 */
export class TextScan {
  readonly text: string;
  readonly hits: Hit[] = [];
  /** Names before this offset have been read; so have URLs, tables, PEM blocks, hashes and JWTs. */
  nameEnd = 0;
  /** The last token that was accepted: what begins inside it is part of it. */
  tokenStart = 0;
  tokenEnd = 0;
  /** The last run in which a token failed, and how often: a few tries are enough. */
  failedEnd = 0;
  failures = 0;
  /** The last unquoted value, and how many names stood in it: a few tries are enough. */
  bareEnd = 0;
  bareNames = 0;
  urlEnd = 0;
  tableEnd = 0;
  columnsEnd = 0;
  pemEnd = 0;
  /** The next `Private-Lines:` of a PuTTY key; unknown at first. */
  puttyLines = -1;
  hashEnd = 0;
  jwtEnd = 0;
  jwkEnd = 0;
  /** Cookies before this offset have been read, by whatever name their line goes on. */
  cookieEnd = 0;
  /** No PEM block ends behind this offset. */
  pemEndless = Number.POSITIVE_INFINITY;
  #masks: readonly Mask[] | null = null;
  #forward: Map<number, Run> | null = null;
  #backward: Map<number, Run> | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** A hit inside a mask is the mask itself. */
  add(hit: Hit): void {
    if (!this.isMasked(hit.start, hit.end)) this.hits.push(hit);
  }

  /** Whether any of a range was masked before: the masks are in order and apart. */
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

  /** Where the run of a set's characters that begins at an offset ends. */
  runEnd(from: number, set: number): number {
    this.#forward ??= new Map();
    const known = this.#forward.get(set);
    if (known !== undefined && from >= known.start && from <= known.end) return known.end;
    const end = runEnd(this.text, from, set);
    this.#forward.set(set, { start: from, end });
    return end;
  }

  /** Where the run of a set's characters that ends at an offset begins. */
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
