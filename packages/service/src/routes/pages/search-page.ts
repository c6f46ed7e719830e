import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';
import { type Hit, queryCharactersMax, search } from './search.ts';

/** The page of search results. */
export function searchPage(query: string): Page {
  const hits = search(query);
  return {
    title: 'Search',
    description: 'Search the rules, formats, guides and errors.',
    content: prose(
      'Search',
      html`<form class="search-form" action="/search" method="get"><label for="query">Rules, formats, guides and errors</label>
<div><input id="query" type="search" name="q" value="${query}" maxlength="${String(queryCharactersMax)}" autocomplete="off"><button type="submit" class="button">Search</button></div></form>
${query.trim() === '' ? html`` : results(hits, query)}`,
    ),
  };
}

const results = (
  hits: readonly Hit[],
  query: string,
): Html => html`<p role="status">${count(hits.length)} for “${query}”.</p>
<ul class="catalogue">${hits.map(
  ({
    href,
    title,
    kind,
    summary,
  }) => html`<li><a href="${href}"><strong>${title}</strong></a> <span class="quiet">${kind}</span><p>${summary}</p></li>
`,
)}</ul>`;

const count = (number: number): string => (number === 1 ? '1 result' : `${number === 0 ? 'No' : number} results`);
