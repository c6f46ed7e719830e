import type { MappingNode, Node } from '../document/tree.ts';
import { englishOf } from '../knowledge/foreign-words.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { wordsOf } from '../knowledge/words.ts';
import { ideaOfSetting } from './generic/names/ideas/of-setting.ts';
import { isAgentic } from './generic/recognition/agentic.ts';
import { isClient } from './generic/recognition/client.ts';
import { isLabel, isTranslationFile } from './label.ts';
import { compilePattern, fold, type Path, type Test } from './pattern.ts';
import { addressesModel, namesLanguageModel, namesModel } from './shared/language-models.ts';

/**
 * How many children of one container a wildcard examines. The first members are enough to recognise a format; without this limit,
 * every pattern of every format would walk over all the members of a megabyte of small entries.
 */
const childrenMax = 100;
/** The budget that later wildcards divide among the children reached so far, with a minimum for each of these. */
const grandchildrenMax = 800;
const grandchildrenMin = 8;

/** Limits for `**`: how many containers are searched, and how deep. */
const containersMax = 300;
const depthMax = 6;

/** A node reached through wildcards, and how many nodes they reached in total. */
interface Reached {
  readonly node: Node;
  readonly breadth: number;
}

/** The nodes reached from the root through a path's leading wildcards; the root itself for a path without any. */
interface Below {
  readonly reached: readonly Reached[];
  /** The reached nodes, indexed by the folded names of their members. */
  readonly byName: ReadonlyMap<string, readonly Reached[]>;
}

const nothing: readonly never[] = [];

/** Evaluates patterns against one document. Thousands of patterns share prefixes and names, so these lookups are cached. */
export class Probe {
  readonly root: Node;
  readonly #answers = new Map<string, boolean>();
  /** Indexed by `Path.leadNumber`. */
  readonly #below: Below[] = [];
  readonly #containers = new Map<Node, readonly Node[]>();
  readonly #spellings = new Map<MappingNode, ReadonlyMap<string, readonly Node[]>>();

  constructor(root: Node) {
    this.root = root;
  }

  /** Whether a pattern of a signature, in the notation that `Signature` describes, holds for the document. */
  holds(pattern: string): boolean {
    const known = this.#answers.get(pattern);
    if (known !== undefined) return known;
    const answer = compilePattern(pattern).some((path) => this.#leadsAnywhere(path));
    this.#answers.set(pattern, answer);
    return answer;
  }

  #leadsAnywhere(path: Path): boolean {
    const { reached, byName } = this.#below[path.leadNumber] ?? this.#lookBelow(path);
    const places = path.named === null ? reached : byName.get(path.named);
    return places?.some(({ node, breadth }) => this.#reaches(node, path, path.lead.length, breadth)) ?? false;
  }

  #lookBelow({ lead, leadNumber }: Path): Below {
    let reached: readonly Reached[] = [{ node: this.root, breadth: 1 }];
    for (const step of lead) reached = reached.flatMap((place) => this.#expand(place, step));
    const below = { reached, byName: this.#indexByName(reached) };
    this.#below[leadNumber] = below;
    return below;
  }

  #indexByName(reached: readonly Reached[]): ReadonlyMap<string, readonly Reached[]> {
    const index = new Map<string, Reached[]>();
    for (const place of reached) {
      for (const name of this.#spellingsOf(place.node)?.keys() ?? nothing) {
        const known = index.get(name);
        if (known === undefined) index.set(name, [place]);
        else known.push(place);
      }
    }
    return index;
  }

  #expand({ node, breadth }: Reached, step: string): readonly Reached[] {
    if (step === '**') return this.#containersIn(node).map((inner) => ({ node: inner, breadth }));
    const children = firstChildren(node, shareOf(breadth));
    return children.map((child) => ({ node: child, breadth: breadth * children.length }));
  }

  #reaches(node: Node, path: Path, depth: number, breadth: number): boolean {
    const step = path.steps[depth];
    if (step === undefined)
      return path.test === null || passes(node, path.test, (path.steps[depth - 1] ?? '').replace('@', ''));
    if (step === '*' || step === '**' || step === '+') {
      const places = this.#expand({ node, breadth }, step);
      const matchesRest = (place: Reached): boolean => this.#reaches(place.node, path, depth + 1, place.breadth);
      return step === '+' ? places.length > 0 && places.every(matchesRest) : places.some(matchesRest);
    }
    return this.#named(node, step).some((child) => this.#reaches(child, path, depth + 1, breadth));
  }

  /** The members that a step other than `*`, `+` and `**` matches. */
  #named(node: Node, step: string): readonly Node[] {
    if (step.startsWith('@')) return this.#spellingsOf(node)?.get(step.slice(1)) ?? nothing;
    if (step.endsWith('*')) return firstNamed(node, step.slice(0, -1));
    const child = node.kind === 'mapping' ? node.get(step) : undefined;
    return child === undefined ? nothing : [child];
  }

  /** The node and the containers in it, outermost first. */
  #containersIn(root: Node): readonly Node[] {
    const known = this.#containers.get(root);
    if (known !== undefined) return known;
    const found: Node[] = [root];
    let level: readonly Node[] = [root];
    for (let depth = 0; depth < depthMax && found.length < containersMax; depth++) {
      level = level
        .flatMap((node) => firstChildren(node, childrenMax).filter(({ kind }) => kind !== 'scalar'))
        .slice(0, containersMax - found.length);
      for (const node of level) found.push(node);
    }
    this.#containers.set(root, found);
    return found;
  }

  #spellingsOf(node: Node): ReadonlyMap<string, readonly Node[]> | undefined {
    if (node.kind !== 'mapping') return undefined;
    const known = this.#spellings.get(node);
    if (known !== undefined) return known;
    const index = indexSpellings(node);
    this.#spellings.set(node, index);
    return index;
  }
}

/** How many children to examine in each of this many containers. */
function shareOf(breadth: number): number {
  return Math.min(childrenMax, Math.max(grandchildrenMin, Math.floor(grandchildrenMax / breadth)));
}

/**
 * Indexes the first members by folded name, by the first and last word of names with several words, by the English translation of
 * names in other languages, and by the meaning of a setting (`?approval`).
 */
function indexSpellings(node: MappingNode): ReadonlyMap<string, readonly Node[]> {
  const index = new Map<string, Node[]>();
  const add = (name: string, value: Node): void => {
    const known = index.get(name);
    if (known === undefined) index.set(name, [value]);
    else known.push(value);
  };
  for (const [key, value] of node.effective()) {
    if (index.size > 3 * childrenMax) break;
    add(fold(key), value);
    const words = wordsOf(key);
    const idea = value.kind === 'scalar' ? ideaOfSetting(key, value.value) : null;
    if (idea !== null) add(`?${idea}`, value);
    if (words.some(isForeign)) add(words.flatMap((word) => englishOf(word) ?? word).join(''), value);
    if (words.length < 2) continue;
    add(`*${words.at(-1)}`, value);
    add(`${words[0]}*`, value);
  }
  return index;
}

function isForeign(word: string): boolean {
  return englishOf(word) !== null;
}

function firstChildren(node: Node, max: number): readonly Node[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items.slice(0, max);
  const children: Node[] = [];
  for (const { value, shadowed } of node.entries) {
    if (shadowed) continue;
    children.push(value);
    if (children.length >= max) break;
  }
  return children;
}

/** Whether one of the first members has a key that starts with this text. */
export function hasNamed(mapping: MappingNode, prefix: string): boolean {
  const { entries } = mapping;
  const last = Math.min(entries.length, childrenMax);
  for (let slot = 0; slot < last; slot++) if (entries[slot]?.key.text.startsWith(prefix) === true) return true;
  return false;
}

/** The values among the first members whose keys start with this text. */
function firstNamed(node: Node, prefix: string): readonly Node[] {
  if (node.kind !== 'mapping') return [];
  return node.entries
    .slice(0, childrenMax)
    .filter(({ key, shadowed }) => !shadowed && key.text.startsWith(prefix))
    .map(({ value }) => value);
}

function passes(node: Node, test: Test, key: string): boolean {
  if (test.kind === 'mapping') return node.kind === 'mapping';
  if (test.kind === 'list') return node.kind === 'sequence';
  if (test.kind === 'phrases') return isTranslationFile(node);
  if (test.kind === 'agentic') return isAgentic(node);
  if (test.kind === 'client') return isClient(node);
  if (test.kind === 'empty') return node.kind !== 'scalar' && firstChildren(node, 1).length === 0;
  if (node.kind !== 'scalar') return false;
  switch (test.kind) {
    case 'equal':
      return node.text === test.text;
    case 'begins':
      return node.text.startsWith(test.text);
    case 'contains':
      return node.text.includes(test.text);
    case 'sentence':
      return typeof node.value === 'string' && /\S\s\S|[./$@{]/.test(node.text.slice(0, 200));
    case 'llm':
      return namesLanguageModel(node.text);
    case 'model':
      return namesModel(node.text);
    case 'addressed':
      return typeof node.value === 'string' && addressesModel(node.text);
    case 'tool':
      return wordsOf(node.text).length > 1 && node.text.length < 60 && capabilitiesOfTool(node.text).length > 0;
    case 'label':
      return typeof node.value === 'string' && isLabel(key, node.text);
    default:
      return typeof node.value === test.kind;
  }
}
