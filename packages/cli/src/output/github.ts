import { countUnshown, renderGithub } from '@agent-grade/engine';
import type { Terminal } from '../terminal.ts';
import { relativeToRoot } from './locations.ts';
import type { Results } from './results.ts';

/** GitHub annotations; standard error tells how many of them GitHub will not show. */
export function renderGithubOf({ subjects, unread }: Results, { workingDirectory, error }: Terminal): string {
  const titled = relativeToRoot(subjects, workingDirectory);
  const files = relativeToRoot(unread, workingDirectory);
  const unshown = countUnshown(titled, files);
  if (unshown > 0)
    error(
      `GitHub shows at most ten annotations of each level: ${unshown} more ${unshown === 1 ? 'finding is' : 'findings are'} only in the log, the summary and SARIF.\n`,
    );
  return renderGithub(titled, files);
}
