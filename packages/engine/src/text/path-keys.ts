import type { Place } from './span.ts';

/**
 * Gives equal paths equal keys without joining their steps: a single key of a file can be half a megabyte long and lead to ten
 * thousand places.
 */
export class PathKeys {
  readonly #numbers = new Map<string, number>();

  /** The key of the first `end` steps of a place's path; a negative number counts from the end. */
  of({ document, path }: Pick<Place, 'document' | 'path'>, end: number = path.length): string {
    let key = String(document);
    for (const step of path.slice(0, end)) key += `/${typeof step === 'number' ? step : `#${this.#numberOf(step)}`}`;
    return key;
  }

  #numberOf(step: string): number {
    const known = this.#numbers.get(step);
    if (known !== undefined) return known;
    this.#numbers.set(step, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
