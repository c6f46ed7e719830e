import packageJson from '../package.json' with { type: 'json' };
import { ruleCatalogue } from './catalogue.ts';
import { documentation } from './documentation.ts';
import { renderSarif, type SarifOptions } from './render/sarif.ts';
import type { Subject } from './render/subject.ts';
import { rulePages } from './rules/pages.ts';

/** SARIF 2.1.0 with the rules' pages: the same bytes from the command line and from the page. */
export function toSarif(subjects: readonly Subject[], more: Pick<SarifOptions, 'resultsMax' | 'unread'> = {}): string {
  const { version } = packageJson;
  const fixed = { rules: ruleCatalogue, pages: rulePages, documentation, pageEnding: '.md', version };
  return `${renderSarif(subjects.map(asUri), { ...fixed, ...more })}\n`;
}

/** Reports for machines name files from where the command runs, with forward slashes. */
function asUri({ title, report }: Subject): Subject {
  return { title: title.replaceAll('\\', '/').replace(/^\.\//, ''), report };
}
