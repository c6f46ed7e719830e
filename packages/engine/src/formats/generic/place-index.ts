import type { Place, Step } from '../../text/span.ts';

interface Branch {
  readonly branches: Map<Step, Branch>;
  /** Whether one of the places is a direct member of this section. */
  hasMember: boolean;
}

/** Places by their paths: which of them are near another one is found without comparing each two places of a file. */
export class PlaceIndex {
  readonly #documents = new Map<number, Branch>();

  constructor(places: Iterable<Place>) {
    for (const { document, path } of places) {
      let branch = memberOf(this.#documents, document);
      for (const step of path.slice(0, -1)) branch = memberOf(branch.branches, step);
      branch.hasMember = true;
      const last = path.at(-1);
      if (last !== undefined) memberOf(branch.branches, last);
    }
  }

  /** Whether one of the places is in the section of this one; the root does not count as one. */
  hasInSectionOf({ document, path }: Place): boolean {
    return path.length > 1 && this.#sections(document, path.slice(0, -1)).length === path.length;
  }

  /** Whether one of the places is in one section with this one, or one of the two is in a subsection of the other's. */
  hasBeside({ document, path }: Place): boolean {
    const section = path.slice(0, -1);
    const found = this.#sections(document, section);
    return found.length > section.length || found.some(({ hasMember }) => hasMember);
  }

  /** The branches from the root to a section, as far as they lead to one of the places. */
  #sections(document: number, section: readonly Step[]): readonly Branch[] {
    const found: Branch[] = [];
    let branch = this.#documents.get(document);
    for (let depth = 0; branch !== undefined; depth++) {
      found.push(branch);
      const step = section[depth];
      branch = step === undefined ? undefined : branch.branches.get(step);
    }
    return found;
  }
}

function memberOf<Key>(branches: Map<Key, Branch>, key: Key): Branch {
  const known = branches.get(key);
  if (known !== undefined) return known;
  const branch: Branch = { branches: new Map(), hasMember: false };
  branches.set(key, branch);
  return branch;
}
