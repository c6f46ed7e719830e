import { renderGitlab, renderJunit, renderSummary } from '@agent-grade/engine';
import { outputFormatNames } from '../choices.ts';
import type { Terminal } from '../terminal.ts';
import { renderGithubOf } from './github.ts';
import { renderJsonOf } from './json.ts';
import { relativeToRoot } from './locations.ts';
import type { Results } from './results.ts';
import { renderMarkdownOf, renderTextOf } from './text.ts';

type Renderer = (results: Results, terminal: Terminal) => string | Promise<string>;

/** The renderer of each output format, by its `--format` name. */
export const outputFormats = {
  text: renderTextOf,
  json: renderJsonOf,
  sarif: async (results, terminal) => (await import('./sarif.ts')).renderSarifOf(results, terminal),
  junit: ({ subjects, unread }) => renderJunit(subjects, unread),
  markdown: renderMarkdownOf,
  summary: ({ subjects, unread }) => renderSummary(subjects, unread),
  github: renderGithubOf,
  gitlab: ({ subjects }, { workingDirectory }) => `${renderGitlab(relativeToRoot(subjects, workingDirectory))}\n`,
} as const satisfies Record<(typeof outputFormatNames)[number], Renderer>;

export type OutputFormat = keyof typeof outputFormats;

/** Formats that list suppressed findings; with any other format they are counted on standard error. */
export const formatsWithSuppressed: ReadonlySet<OutputFormat> = new Set(['text', 'json', 'markdown']);

/** Formats that list the patches that gain most, each of which has to be tried. */
export const formatsWithTrials: ReadonlySet<OutputFormat> = new Set(['json']);

/** An output format and the file to write; null for standard output. */
export interface Output {
  readonly format: OutputFormat;
  readonly file: string | null;
}

/** Parses `sarif` or `sarif=results.sarif`; returns an error message if it is neither. */
function readOutput(written: string): Output | string {
  const at = written.indexOf('=');
  const name = at < 0 ? written : written.slice(0, at);
  const file = at < 0 ? null : written.slice(at + 1);
  const format = outputFormatNames.find((known) => known === name);
  if (format === undefined) return `--format must be one of ${outputFormatNames.join(', ')}, not "${name}".`;
  return file === '' ? `--format ${name}= needs a file name.` : { format, file };
}

/** Any number of outputs may go to files, but only one to standard output. */
export function readOutputs(written: readonly string[]): readonly Output[] | { readonly mistakes: readonly string[] } {
  const outputs = (written.length === 0 ? ['text'] : written).map(readOutput);
  const mistakes = outputs.filter((output) => typeof output === 'string');
  const fine = outputs.filter((output) => typeof output !== 'string');
  if (fine.filter(({ file }) => file === null).length > 1)
    mistakes.push(
      'Only one --format can go to standard output; name a file for each of the others, as in sarif=results.sarif.',
    );
  return mistakes.length > 0 ? { mistakes } : fine;
}
