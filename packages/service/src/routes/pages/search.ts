import { formatDefinitions, ruleCatalogue, rulePages } from '../../analysis/catalogue.ts';
import { problemCodes, problems } from '../../problems.ts';
import { guides } from './guides.ts';

/** An entry of the search index. */
export interface Hit {
  readonly href: string;
  readonly title: string;
  readonly kind: 'Rule' | 'Format' | 'Error' | 'Guide';
  readonly summary: string;
}

interface Entry extends Hit {
  readonly name: string;
  readonly text: string;
}

const entry = (hit: Hit, more = ''): Entry => ({
  ...hit,
  name: hit.title.toLowerCase(),
  text: `${hit.summary} ${more}`.toLowerCase(),
});

const entries: readonly Entry[] = [
  ...ruleCatalogue.map(({ id, name, title, category, why, fix, references }) =>
    entry(
      { href: `/rules/${id}`, title: `${id} ${title}`, kind: 'Rule', summary: why },
      [name, category, fix, ...references, rulePages[id]].join(' '),
    ),
  ),
  ...formatDefinitions.map(({ id, title, filenames, specification }) =>
    entry(
      { href: `/formats/${id}`, title, kind: 'Format', summary: filenames.join(', ') || id },
      `${id} ${specification}`,
    ),
  ),
  ...guides.map(({ anchor, title, summary, text }) =>
    entry({ href: `/docs/guides#${anchor}`, title, kind: 'Guide', summary }, text),
  ),
  ...problemCodes.map((code) =>
    entry(
      { href: `/docs/problems#${code}`, title: problems[code].title, kind: 'Error', summary: problems[code].detail },
      code,
    ),
  ),
];

const hitsMax = 30;
export const queryCharactersMax = 100;

/** All entries that contain every word of the query; matches in titles come first. */
export function search(query: string): readonly Hit[] {
  const words = query
    .slice(0, queryCharactersMax)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return entries
    .filter(({ name, text }) => words.every((word) => name.includes(word) || text.includes(word)))
    .map((found) => ({ found, inTitle: words.filter((word) => found.name.includes(word)).length }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .slice(0, hitsMax)
    .map(({ found: { href, title, kind, summary } }) => ({ href, title, kind, summary }));
}
