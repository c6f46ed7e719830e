import type { FormatSummary, RuleSummary } from './catalogue-types.ts';
import { formats } from './formats/index.ts';
import { rules } from './rules/index.ts';

export type { FormatSummary, RuleSummary } from './catalogue-types.ts';

export const ruleCatalogue: readonly RuleSummary[] = rules.map(
  ({ id, name, title, category, severity, references, why, fix }) => ({
    id,
    name,
    title,
    category,
    severity,
    references,
    why,
    fix,
  }),
);

export const formatCatalogue: readonly FormatSummary[] = formats.map(
  ({ id, title, specification, filenames, notLookedAt }) => ({ id, title, specification, filenames, notLookedAt }),
);
