import { type Report, renderJson, withSuppressed } from '@agent-grade/engine';
import type { Results } from './results.ts';

/** For one file named on the command line, exactly the bytes of the API's answer, unless a finding was suppressed. */
export function renderJsonOf({ subjects, unread, single }: Results): string {
  const [only] = subjects;
  if (single) return only === undefined ? '' : renderJson(withSuppressed(only.report, only.suppression));
  const files: { file: string; report?: Report; problem?: string }[] = [
    ...subjects.map((subject) => ({
      file: subject.title,
      report: withSuppressed(subject.report, subject.suppression),
    })),
    ...unread.map(({ title, reason }) => ({ file: title, problem: reason })),
  ];
  return JSON.stringify({ files });
}
