import type { Category } from './rules/rule.ts';
import type { RuleId, Severity } from './score/table.ts';

/** What documentation, pages and `explain` show of a rule. */
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

/** What they show of a format. */
export interface FormatSummary {
  readonly id: string;
  readonly title: string;
  readonly specification: string;
  readonly filenames: readonly string[];
  readonly notLookedAt: readonly string[];
}
