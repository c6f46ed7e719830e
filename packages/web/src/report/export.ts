import { renderMarkdown } from '@agent-grade/engine';
import { nameBeside, save } from '../files/save.ts';
import type { Reading } from '../session.ts';

export type ExportFormat = 'json' | 'sarif' | 'markdown';

/** Downloads the report. The JSON is the service's answer byte for byte. */
export async function exportReport(reading: Reading, format: ExportFormat): Promise<void> {
  const { report, json, submission } = reading;
  const title = submission.filename ?? `configuration.${submission.language}`;
  switch (format) {
    case 'json':
      return save(json, nameBeside(submission.filename, 'report.json'), 'application/json');
    case 'markdown':
      return save(renderMarkdown(report, title), nameBeside(submission.filename, 'report.md'), 'text/markdown');
    case 'sarif': {
      const { toSarif } = await import('./export-sarif.ts');
      return save(toSarif(report, title), nameBeside(submission.filename, 'sarif'), 'application/json');
    }
  }
}
