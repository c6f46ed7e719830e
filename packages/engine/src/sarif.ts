import packageJson from '../package.json' with { type: 'json' };
import { ruleCatalogue } from './catalogue.ts';
import { documentation } from './documentation.ts';
import { renderSarif, type SarifOptions } from './render/sarif.ts';
import type { Subject } from './render/subject.ts';
import { rulePages } from './rules/pages.ts';

/** A SARIF 2.1.0 log with the rules' pages. The command line and the web page give the same bytes. */
export function toSarif(subjects: readonly Subject[], more: Pick<SarifOptions, 'resultsMax' | 'unread'> = {}): string {
  const { version } = packageJson;
  const fixed = { rules: ruleCatalogue, pages: rulePages, documentation, pageEnding: '.md', version };
  return `${renderSarif(subjects.map(asUri), { ...fixed, ...more })}\n`;
}

/** Machine-readable reports name files relative to the command's working directory, with forward slashes. */
function asUri({ title, report }: Subject): Subject {
  return { title: title.replaceAll('\\', '/').replace(/^\.\//, ''), report };
}
