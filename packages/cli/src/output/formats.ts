import { renderGitlab, renderJunit, renderSummary } from '@agent-grade/engine';
import { outputFormatNames } from '../choices.ts';
import type { Terminal } from '../terminal.ts';
import { fromRoot } from './addresses.ts';
import { renderGithubOf } from './github.ts';
import { renderJsonOf } from './json.ts';
import type { Results } from './results.ts';
import { renderMarkdownOf, renderTextOf } from './text.ts';

type Renderer = (results: Results, terminal: Terminal) => string | Promise<string>;

/** Each output format, by the name that `--format` takes. */
export const outputFormats = {
  text: renderTextOf,
  json: renderJsonOf,
  sarif: async (results, terminal) => (await import('./sarif.ts')).renderSarifOf(results, terminal),
  junit: ({ subjects, unread }) => renderJunit(subjects, unread),
  markdown: renderMarkdownOf,
  summary: ({ subjects, unread }) => renderSummary(subjects, unread),
  github: renderGithubOf,
  gitlab: ({ subjects }, { workingDirectory }) => `${renderGitlab(fromRoot(subjects, workingDirectory))}\n`,
} as const satisfies Record<(typeof outputFormatNames)[number], Renderer>;

export type OutputFormat = keyof typeof outputFormats;

/** The formats that say what was suppressed; beside the others it is said on standard error. */
export const formatsWithSuppressed: ReadonlySet<OutputFormat> = new Set(['text', 'json', 'markdown']);

/** The formats that say what to fix first. */
export const formatsWithFixes: ReadonlySet<OutputFormat> = new Set(['text', 'json', 'markdown']);

/** One output and where it goes; null for standard output. */
export interface Output {
  readonly format: OutputFormat;
  readonly file: string | null;
}

/** `sarif` or `sarif=results.sarif`; a sentence where it is neither. */
function readOutput(written: string): Output | string {
  const at = written.indexOf('=');
  const name = at < 0 ? written : written.slice(0, at);
  const file = at < 0 ? null : written.slice(at + 1);
  const format = outputFormatNames.find((known) => known === name);
  if (format === undefined) return `--format must be one of ${outputFormatNames.join(', ')}, not "${name}".`;
  return file === '' ? `--format ${name}= needs a file name.` : { format, file };
}

/** Several may go to files; one alone has standard output to itself. */
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
