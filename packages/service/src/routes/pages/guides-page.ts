import { guides } from './guides.ts';
import { html } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

/** The base URL in the guides' examples, which are run by the tests as they are. */
const exampleAddress = 'http://127.0.0.1:3000';

/** Ways to use the service without its page: docs/guides, with this service's own base URL. */
export const guidesPage = (baseUrl: string): Page => ({
  title: 'Guides',
  description:
    'How to use AgentGrade on the command line, from a shell, in TypeScript and Python, in GitHub Actions and GitLab, before each commit, in editors and with agents.',
  section: '/docs/guides',
  content: prose(
    'Guides',
    html`<nav aria-label="On this page"><ul class="tags">${guides.map(
      ({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`,
    )}</ul></nav>
${guides.map(
  ({ anchor, title, summary, text }) => html`<section id="${anchor}"><h2>${title}</h2>
<p>${summary}</p>
${renderMarkdown(text.replaceAll(exampleAddress, baseUrl))}</section>
`,
)}`,
  ),
});
