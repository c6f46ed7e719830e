import {
  type Report,
  renderGithub,
  renderJson,
  renderJunit,
  renderMarkdown,
  renderSarif,
  renderText,
  ruleCatalogue,
  type Subject,
} from '@agent-grade/engine';
import { rulePages } from '@agent-grade/engine/pages';
import packageJson from '../package.json' with { type: 'json' };
import { type Accepted, describeSuppressed } from './accept.ts';
import type { Terminal } from './terminal.ts';

/** What became of the paths of one call. */
export interface Results {
  readonly subjects: readonly Accepted[];
  readonly unreadable: readonly { readonly title: string; readonly reason: string }[];
  /** One file was named, and nothing else. */
  readonly single: boolean;
}

/** Each output format, by the name that `--format` takes. */
export const outputFormats = {
  text: ({ subjects }, { paint }) =>
    subjects
      .map((subject) => `${renderText(subject.report, subject.title, paint)}${listSuppressed(subject)}\n`)
      .join(''),
  json: (results) => renderJsonOf(results),
  markdown: ({ subjects }) =>
    subjects.map((subject) => `${renderMarkdown(subject.report, subject.title)}${countSuppressed(subject)}`).join('\n'),
  sarif: ({ subjects }) => `${renderSarif(subjects.map(asUri), sarifOptions)}\n`,
  junit: ({ subjects }) => renderJunit(subjects),
  github: ({ subjects }) => renderGithub(subjects.map(asUri)),
} as const satisfies Record<string, (results: Results, terminal: Terminal) => string>;

export type OutputFormat = keyof typeof outputFormats;

/** The formats that say what was suppressed; beside the others it is said on standard error. */
export const formatsWithSuppressed: ReadonlySet<OutputFormat> = new Set(['text', 'json', 'markdown']);

export function isOutputFormat(name: string): name is OutputFormat {
  return Object.hasOwn(outputFormats, name);
}

const sarifOptions = {
  rules: ruleCatalogue,
  pages: rulePages,
  documentation: 'https://github.com/agent-grade/agent-grade/blob/main/docs',
  version: packageJson.version,
};

/** One file named on the command line: exactly the bytes of the API's answer, unless something was suppressed. */
function renderJsonOf({ subjects, unreadable, single }: Results): string {
  const [only] = subjects;
  if (single) return only === undefined ? '' : renderJson(withSuppressed(only));
  const files: { file: string; report?: Report; problem?: string }[] = [
    ...subjects.map((subject) => ({ file: subject.title, report: withSuppressed(subject) })),
    ...unreadable.map(({ title, reason }) => ({ file: title, problem: reason })),
  ];
  return JSON.stringify({ files });
}

/** One more member at the end, where something was suppressed. */
function withSuppressed({ report, suppression }: Accepted): Report {
  const { scoreWith, scoreWithout, suppressed } = suppression;
  if (suppressed.length === 0) return report;
  const suppressions = {
    count: suppressed.length,
    scoreWith,
    scoreWithout,
    suppressed: suppressed.map(({ reason, finding }) => ({ reason, finding })),
  };
  return Object.assign({ ...report }, { suppressions });
}

function listSuppressed(subject: Accepted): string {
  const line = describeSuppressed(subject);
  if (line === null) return '';
  const items = subject.suppression.suppressed.map(
    ({ finding, reason }) =>
      `  - ${finding.severity}[${finding.ruleId}] ${finding.location.pointer || '(whole file)'}: ${reason}\n`,
  );
  return `\n${line}:\n${items.join('')}`;
}

function countSuppressed(subject: Accepted): string {
  const line = describeSuppressed(subject);
  return line === null ? '' : `\n## Suppressed\n\n${line}.\n`;
}

/** Reports for machines name files from where the command runs, with forward slashes. */
function asUri({ title, report }: Subject): Subject {
  return { title: title.replaceAll('\\', '/').replace(/^\.\//, ''), report };
}
