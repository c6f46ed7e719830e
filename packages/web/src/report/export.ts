import {
  renderJson,
  renderMarkdown,
  renderSuppressed,
  type SuppressionResult,
  withSuppressed,
} from '@agent-grade/engine';
import { nameBeside, save } from '../files/save.ts';
import type { Reading } from '../session.ts';

export type ExportFormat = 'json' | 'sarif' | 'markdown';

/** Downloads the report in the command line's output formats. The JSON is the service's response byte for byte unless a finding is suppressed. */
export async function exportReport(
  { json, submission }: Reading,
  result: SuppressionResult,
  format: ExportFormat,
): Promise<void> {
  const { report, suppressed } = result;
  const title = submission.filename ?? `configuration.${submission.language}`;
  switch (format) {
    case 'json':
      return save(
        suppressed.length === 0 ? json : renderJson(withSuppressed(report, result)),
        nameBeside(submission.filename, 'report.json'),
        'application/json',
      );
    case 'markdown':
      return save(
        `${renderMarkdown(report, title)}${renderSuppressed(result)}`,
        nameBeside(submission.filename, 'report.md'),
        'text/markdown',
      );
    case 'sarif': {
      // SARIF includes the rules' pages, so it is a separate chunk that is loaded on demand.
      const { toSarif } = await import('@agent-grade/engine/sarif');
      return save(toSarif([{ title, report }]), nameBeside(submission.filename, 'sarif'), 'application/json');
    }
  }
}
