import type { Category } from './rules/rule.ts';
import type { RuleId, Severity } from './score/table.ts';

/** A rule as documentation, web pages and the `explain` command show it. */
export interface RuleSummary {
  readonly id: RuleId;
  readonly name: string;
  readonly title: string;
  readonly category: Category;
  readonly severity: Severity;
  readonly references: readonly string[];
  readonly why: string;
  readonly fix: string;
}

/** A format as documentation and web pages show it. */
export interface FormatSummary {
  readonly id: string;
  readonly title: string;
  readonly specification: string;
  readonly filenames: readonly string[];
  readonly notLookedAt: readonly string[];
}
