import type { ReportedFinding } from '@agent-grade/engine';
import type { Language } from '../analysis/submission.ts';

export type Location = Pick<ReportedFinding['location'], 'start' | 'end'>;

/** An editing surface: the plain text area that is there at once, or the editor that replaces it. */
export interface Surface {
  text(): string;
  /** Replaces the whole text. */
  load(text: string): void;
  /** Changes only the range in which the texts differ, and scrolls to it. */
  amend(text: string): void;
  setLanguage(language: Language): void;
  /** Marks findings at their exact spans. */
  mark(findings: readonly ReportedFinding[]): void;
  markProblem(line: number, column: number, sentence: string): void;
  clearMarks(): void;
  /** Selects a span and scrolls to it. */
  reveal(location: Location): void;
  focus(): void;
  destroy(): void;
}

export interface SurfaceEvents {
  readonly onEdit: () => void;
  readonly onSubmit: () => void;
  /** Called when the user clicks a marked span. */
  readonly onPick: (fingerprint: string) => void;
}
