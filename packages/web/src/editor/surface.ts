import type { ReportedFinding } from '@agent-grade/engine';
import type { Language } from '../analysis/submission.ts';

export type Location = Pick<ReportedFinding['location'], 'start' | 'end'>;

/** Something to write in: the plain text area that is there at once, and the editor that takes its place. */
export interface Surface {
  text(): string;
  /** Puts another text in place of all. */
  load(text: string): void;
  /** Changes only where the texts differ, and shows it. */
  amend(text: string): void;
  setLanguage(language: Language): void;
  /** Marks findings at their exact spans. */
  mark(findings: readonly ReportedFinding[]): void;
  markProblem(line: number, column: number, sentence: string): void;
  clearMarks(): void;
  /** Selects a span and brings it into view. */
  reveal(location: Location): void;
  focus(): void;
  destroy(): void;
}

export interface SurfaceEvents {
  readonly onEdit: () => void;
  readonly onSubmit: () => void;
  /** The user points at a marked span. */
  readonly onPick: (fingerprint: string) => void;
}
