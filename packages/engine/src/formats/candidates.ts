import { visitMembers } from '../document/members.ts';
import type { MappingNode, Node } from '../document/tree.ts';
import type { Features, Format } from './format.ts';
import { type Head, headsOf } from './pattern.ts';
import { hasNamed } from './probe.ts';

/** Told by the members of a text's root alone: most formats are out before one of their patterns is tried. */
export class Candidates {
  readonly #formats: readonly Format[];
  /** Places in the list, by the names with which decisive patterns begin. */
  readonly #byName = new Map<string, number[]>();
  readonly #byBeginning = new Map<string, number[]>();
  /** Of those whose patterns may begin at any member. */
  readonly #anyhow: number[] = [];

  constructor(formats: readonly Format[]) {
    this.#formats = formats;
    for (const [place, { signature }] of formats.entries()) {
      for (const features of [signature, ...(signature.alternatives ?? [])])
        for (const head of decisiveOf(features).flatMap(headsOf)) this.#rowOf(head).push(place);
    }
  }

  /** Those of which something may show, in their order. */
  of(root: Node): readonly Format[] {
    const chosen = new Set<number>(this.#anyhow);
    const choose = (places: readonly number[]): void => {
      for (const place of places) chosen.add(place);
    };
    if (root.kind === 'mapping') {
      this.#visitNamed(root, choose);
      for (const [beginning, places] of this.#byBeginning) if (hasNamed(root, beginning)) choose(places);
    }
    return this.#formats.filter((_, place) => chosen.has(place));
  }

  /** Of the names that are known and those of the members the fewer are gone through. */
  #visitNamed(root: MappingNode, choose: (places: readonly number[]) => void): void {
    if (root.entries.length < this.#byName.size) visitMembers(root, (name) => choose(this.#byName.get(name) ?? []));
    else for (const [name, places] of this.#byName) if (root.get(name) !== undefined) choose(places);
  }

  #rowOf({ kind, text }: Head): number[] {
    if (kind === 'any') return this.#anyhow;
    const index = kind === 'name' ? this.#byName : this.#byBeginning;
    const row = index.get(text) ?? [];
    index.set(text, row);
    return row;
  }
}

/** One that must hold, where its beginnings are known; otherwise all, one of which has to. */
function decisiveOf({ always, often, certain = [] }: Features): readonly string[] {
  const known = always.find((pattern) => headsOf(pattern).every(({ kind }) => kind !== 'any'));
  if (known !== undefined) return [known];
  return always.length > 0 ? always : [...often, ...certain];
}
