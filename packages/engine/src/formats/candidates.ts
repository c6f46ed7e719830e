import { visitMembers } from '../document/members.ts';
import type { MappingNode, Node } from '../document/tree.ts';
import type { Features, Format } from './format.ts';
import { type Head, headsOf } from './pattern.ts';
import { hasNamed } from './probe.ts';

/** Selects the formats that can match a document by the names of its root's members, before any pattern is evaluated. */
export class Candidates {
  readonly #formats: readonly Format[];
  /** Indices into the list of formats, by the first name of their decisive patterns. */
  readonly #byName = new Map<string, number[]>();
  /** As above, for patterns that start with a prefix of a name. */
  readonly #byPrefix = new Map<string, number[]>();
  /** Indices of the formats whose patterns can start at any member. */
  readonly #anyMember: number[] = [];

  constructor(formats: readonly Format[]) {
    this.#formats = formats;
    for (const [place, { signature }] of formats.entries()) {
      for (const features of [signature, ...(signature.alternatives ?? [])])
        for (const head of decisivePatternsOf(features).flatMap(headsOf)) this.#rowOf(head).push(place);
    }
  }

  /** The formats that can match, in the order of the list. */
  of(root: Node): readonly Format[] {
    const chosen = new Set<number>(this.#anyMember);
    const choose = (places: readonly number[]): void => {
      for (const place of places) chosen.add(place);
    };
    if (root.kind === 'mapping') {
      this.#visitNamed(root, choose);
      for (const [prefix, places] of this.#byPrefix) if (hasNamed(root, prefix)) choose(places);
    }
    return this.#formats.filter((_, place) => chosen.has(place));
  }

  /** Iterates over the root's members or over the indexed names, whichever are fewer. */
  #visitNamed(root: MappingNode, choose: (places: readonly number[]) => void): void {
    if (root.entries.length < this.#byName.size) visitMembers(root, (name) => choose(this.#byName.get(name) ?? []));
    else for (const [name, places] of this.#byName) if (root.get(name) !== undefined) choose(places);
  }

  #rowOf({ kind, text }: Head): number[] {
    if (kind === 'any') return this.#anyMember;
    const index = kind === 'name' ? this.#byName : this.#byPrefix;
    const row = index.get(text) ?? [];
    index.set(text, row);
    return row;
  }
}

/** One required pattern that starts with known names; otherwise all patterns of which at least one must hold. */
function decisivePatternsOf({ always, often, certain = [] }: Features): readonly string[] {
  const known = always.find((pattern) => headsOf(pattern).every(({ kind }) => kind !== 'any'));
  if (known !== undefined) return [known];
  return always.length > 0 ? always : [...often, ...certain];
}
