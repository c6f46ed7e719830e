/** The numbers of scoring version 1, for product decisions; the arithmetic is in `score.ts`. */
export const scoringVersion = '1';

export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

export const grades = ['A+', 'A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof grades)[number];

export const risks = ['none', 'low', 'medium', 'high', 'critical', 'unknown'] as const;
export type Risk = (typeof risks)[number];

export const statuses = ['pass', 'fail', 'inconclusive'] as const;
export type Status = (typeof statuses)[number];

export const ruleIds = [
  'AG-001',
  'AG-002',
  'AG-003',
  'AG-004',
  'AG-005',
  'AG-006',
  'AG-007',
  'AG-008',
  'AG-009',
  'AG-010',
  'AG-011',
  'AG-012',
  'AG-013',
  'AG-014',
  'AG-015',
  'AG-016',
  'AG-017',
  'AG-018',
  'AG-019',
  'AG-020',
  'AG-021',
  'AG-022',
  'AG-023',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** The share of the remaining points that a finding takes, in thousandths. */
export const sharePerMille = { critical: 450, high: 220, medium: 80, low: 25, info: 0 } as const satisfies Record<
  Severity,
  number
>;

/** How much of that share counts, in quarters. */
export const confidenceQuarters = { high: 4, medium: 3, low: 2 } as const satisfies Record<Confidence, number>;

/** Within a rule each further finding takes half as much as the one before; beyond this number none counts. */
export const countedPerRule = 6;

/**
 * The score is the highest of these values. Each begins with `tenths` of all points and is reduced only by findings at
 * least as severe as `from`. So low findings alone take at most a fifth, low and medium ones together at most half.
 */
export const floors = [
  { from: 'low', tenths: 10 },
  { from: 'medium', tenths: 8 },
  { from: 'high', tenths: 5 },
] as const;

/** The highest possible score of a file by the severity of its worst finding with at least medium confidence. */
export const caps = { critical: 44, high: 74, medium: 89, low: 96, info: 100 } as const satisfies Record<
  Severity,
  number
>;
/** The highest possible score of a text whose format was not recognised. */
export const unrecognizedCap = 74;

export const gradeBands = [
  { grade: 'A+', from: 97 },
  { grade: 'A', from: 90 },
  { grade: 'B', from: 80 },
  { grade: 'C', from: 65 },
  { grade: 'D', from: 45 },
  { grade: 'F', from: 0 },
] as const satisfies readonly { grade: Grade; from: number }[];

/** The lowest score that passes, if no critical or high finding counts. */
export const passingScore = 60;
