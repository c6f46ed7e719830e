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
import type { Terminal } from './terminal.ts';

/** What became of the paths of one call. */
export interface Results {
  readonly subjects: readonly Subject[];
  readonly unreadable: readonly { readonly title: string; readonly reason: string }[];
  /** One file was named, and nothing else. */
  readonly single: boolean;
}

/** Each output format, by the name that `--format` takes. */
export const outputFormats = {
  text: ({ subjects }, { paint }) =>
    subjects.map(({ title, report }) => `${renderText(report, title, paint)}\n`).join(''),
  json: (results) => renderJsonOf(results),
  markdown: ({ subjects }) => subjects.map(({ title, report }) => renderMarkdown(report, title)).join('\n'),
  sarif: ({ subjects }) => `${renderSarif(subjects.map(asUri), sarifOptions)}\n`,
  junit: ({ subjects }) => renderJunit(subjects),
  github: ({ subjects }) => renderGithub(subjects.map(asUri)),
} as const satisfies Record<string, (results: Results, terminal: Terminal) => string>;

export type OutputFormat = keyof typeof outputFormats;

export function isOutputFormat(name: string): name is OutputFormat {
  return Object.hasOwn(outputFormats, name);
}

const sarifOptions = {
  rules: ruleCatalogue,
  pages: rulePages,
  documentation: 'https://github.com/agent-grade/agent-grade/blob/main/docs',
  version: packageJson.version,
};

/** One file named on the command line: exactly the bytes of the API's answer. */
function renderJsonOf({ subjects, unreadable, single }: Results): string {
  const [only] = subjects;
  if (single) return only === undefined ? '' : renderJson(only.report);
  const files: { file: string; report?: Report; problem?: string }[] = [
    ...subjects.map(({ title, report }) => ({ file: title, report })),
    ...unreadable.map(({ title, reason }) => ({ file: title, problem: reason })),
  ];
  return JSON.stringify({ files });
}

/** Reports for machines name files from where the command runs, with forward slashes. */
function asUri({ title, report }: Subject): Subject {
  return { title: title.replaceAll('\\', '/').replace(/^\.\//, ''), report };
}
