/** Ways to give lists, maps and sentences of a file a number of further entries. */
export type Value = string | number | boolean | null | Container;
export type Container = readonly Value[] | { readonly [key: string]: Value };

export const isContainer = (value: Value): value is Container => typeof value === 'object' && value !== null;

export function rebuild(container: Container, change: (member: Value) => Value): Container {
  if (Array.isArray(container)) return container.map(change);
  return Object.fromEntries(Object.entries(container).map(([key, member]) => [key, change(member)]));
}

type Rename = (name: string, index: number) => string;

/** How the copies of an entry differ from it and from each other. */
export interface Manner {
  readonly title: string;
  readonly key: Rename;
  readonly name: Rename;
  /** What joins the copies of a sentence or command; without it they stay as they are. */
  readonly joint?: string;
}

/** Names of one length, so that the work for characters grows with the number of entries only. */
const numbered: Rename = (name, index) => `${name}${1_000 + index}`;
const same: Rename = (name) => name;
const ofAnother: Rename = (name, index) => numbered(name, (index * 7) % 16);
const everySecond: Rename = (name, index) => (index % 2 === 0 ? numbered(name, index) : name);

/** The same key with other signs between its words, which the generic vocabulary reads alike. */
function spelled(key: string, index: number): string {
  const signs = index.toString(2).padStart(10, '0').replaceAll('0', '_').replaceAll('1', '-');
  const between = key.search(/[_-]/);
  return between === -1 ? `${key}${signs}` : `${key.slice(0, between)}${signs}${key.slice(between + 1)}`;
}

export const manners: readonly Manner[] = [
  { title: 'equal contents', key: numbered, name: same },
  { title: 'own names', key: numbered, name: numbered },
  { title: 'one key in many spellings', key: spelled, name: same },
  { title: 'names of other entries', key: numbered, name: ofAnother },
  { title: 'every second name new', key: (key, index) => `${1_000 + index}_${key}`, name: everySecond },
  { title: 'own names, in many spellings', key: spelled, name: numbered },
  { title: 'lines', key: numbered, name: same, joint: '\n' },
  { title: 'clauses', key: numbered, name: numbered, joint: '. ' },
  { title: 'commands', key: numbered, name: same, joint: ' && ' },
  { title: 'words', key: numbered, name: same, joint: ' ' },
];

const isName = (value: string): boolean => /^[a-z@/][\w.@/:-]{0,60}$/i.test(value);

function vary(value: Value, index: number, manner: Manner): Value {
  if (typeof value === 'string') return isName(value) ? manner.name(value, index) : value;
  return isContainer(value) ? rebuild(value, (member) => vary(member, index, manner)) : value;
}

/**
 * Adds this many copies of its members to each container that `isGrown` accepts by its path. Copies are not grown themselves, so that the
 * length of the text is a sum and no product.
 */
export function grow(
  value: Value,
  count: number,
  manner: Manner,
  isGrown: (path: string) => boolean = () => true,
  path = '',
): Value {
  if (typeof value === 'string') {
    const { joint } = manner;
    return joint !== undefined && /\s/.test(value) && isGrown(path)
      ? Array(count + 1)
          .fill(value)
          .join(joint)
      : value;
  }
  if (!isContainer(value)) return value;
  const members = Object.entries(value);
  const own = members.map(([key, member]) => [key, grow(member, count, manner, isGrown, `${path}/${key}`)] as const);
  const copies = Array.from({ length: isGrown(path) ? count : 0 }, (_, index) =>
    members.map(([key, member]) => [manner.key(key, index), vary(member, index, manner)] as const),
  );
  const all = [...own, ...copies.flat()];
  return Array.isArray(value) ? all.map(([, member]) => member) : Object.fromEntries(all);
}

/** The paths of all containers. */
export function pathsOf(value: Value, path = ''): readonly string[] {
  if (!isContainer(value)) return [];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, `${path}/${key}`))];
}
