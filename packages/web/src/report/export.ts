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

/** Downloads the report as the command line would print it. The JSON is the service's answer byte for byte unless something is suppressed. */
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
      // With the rules' pages; a part of its own, so that nobody loads it before it is asked for.
      const { toSarif } = await import('@agent-grade/engine/sarif');
      return save(toSarif([{ title, report }]), nameBeside(submission.filename, 'sarif'), 'application/json');
    }
  }
}
