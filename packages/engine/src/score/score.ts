import {
  type Confidence,
  caps,
  confidenceQuarters,
  countedPerRule,
  floors,
  type Grade,
  gradeBands,
  passingScore,
  type Risk,
  type RuleId,
  type Severity,
  type Status,
  severities,
  sharePerMille,
  unrecognizedCap,
} from './table.ts';

/** The properties of a finding that its score depends on. */
export interface Scored {
  readonly ruleId: RuleId;
  readonly severity: Severity;
  readonly confidence: Confidence;
}

export type CapReason = Severity | 'unrecognized';

/** The result of scoring a list of findings. */
export interface Score {
  readonly score: number;
  readonly grade: Grade;
  readonly risk: Risk;
  readonly status: Status;
  /** Points deducted for each finding, in the order given, exact to hundredths. */
  readonly points: readonly number[];
  /** Points lost by rounding down. */
  readonly rounding: number;
  readonly cap: { readonly limit: number; readonly reason: CapReason; readonly points: number } | null;
}

/** The denominator of shares: thousandths, of quarters, of halves for each further finding of a rule. */
const shareDenominator = 1000n * 4n * 2n ** BigInt(countedPerRule - 1);

/** Scores findings in report order. Integer arithmetic only: the same findings give the same score on every machine. */
export function score(findings: readonly Scored[], recognized: boolean): Score {
  const { points, hundredths } = deduct(findings, shares(findings));
  const rounded = Math.floor(hundredths / 100);
  const cap = lowestCap(findings, recognized);
  const final = Math.min(rounded, cap.limit);
  const understood = recognized || findings.some(({ severity }) => severity !== 'info');
  return {
    score: final,
    grade: gradeOf(final),
    risk: understood ? riskOf(findings) : 'unknown',
    status: understood ? statusOf(findings, final) : 'inconclusive',
    points,
    rounding: (hundredths - rounded * 100) / 100,
    cap: final < rounded ? { ...cap, points: rounded - final } : null,
  };
}

/**
 * The share of the remaining points that each finding takes. The worst finding of a rule counts fully, each further one
 * half as much as the one before.
 */
function shares(findings: readonly Scored[]): readonly bigint[] {
  const byRule = new Map<RuleId, number[]>();
  findings.forEach(({ ruleId }, index) => {
    const group = byRule.get(ruleId);
    if (group === undefined) byRule.set(ruleId, [index]);
    else group.push(index);
  });
  const result = findings.map(() => 0n);
  for (const group of byRule.values()) {
    const base = (index: number) => baseShare(findings[index]);
    const worstFirst = group.toSorted((a, b) => base(b) - base(a) || a - b).slice(0, countedPerRule);
    worstFirst.forEach((index, rank) => {
      result[index] = BigInt(base(index)) * 2n ** BigInt(countedPerRule - 1 - rank);
    });
  }
  return result;
}

function baseShare(finding: Scored | undefined): number {
  return finding === undefined ? 0 : sharePerMille[finding.severity] * confidenceQuarters[finding.confidence];
}

/** Deducts the findings in order. For each floor it keeps the product of the fractions that its findings leave. */
function deduct(findings: readonly Scored[], taken: readonly bigint[]) {
  const products = floors.map(() => ({ numerator: 1n, denominator: 1n }));
  const points: number[] = [];
  let before = 10_000;
  findings.forEach(({ severity }, index) => {
    const share = taken[index] ?? 0n;
    if (share === 0n) {
      points.push(0);
      return;
    }
    floors.forEach(({ from }, floor) => {
      const product = products[floor];
      if (product === undefined || severities.indexOf(severity) > severities.indexOf(from)) return;
      product.numerator *= shareDenominator - share;
      product.denominator *= shareDenominator;
    });
    const after = remaining(products);
    points.push((before - after) / 100);
    before = after;
  });
  return { points, hundredths: before };
}

/** The remaining points in hundredths: the highest value among the floors. */
function remaining(products: readonly { numerator: bigint; denominator: bigint }[]): number {
  let best = 0;
  floors.forEach(({ tenths }, floor) => {
    const product = products[floor];
    if (product === undefined) return;
    best = Math.max(best, Number((1000n * BigInt(tenths) * product.numerator) / product.denominator));
  });
  return best;
}

/** Whether a finding limits the grade and determines the risk; with low confidence, or as `info`, it does not. */
function isCounted({ severity, confidence }: Scored): boolean {
  return confidence !== 'low' && severity !== 'info';
}

function worstSeverity(findings: readonly Scored[]): Severity | null {
  const counted = findings.filter(isCounted);
  return severities.find((severity) => counted.some((finding) => finding.severity === severity)) ?? null;
}

function lowestCap(findings: readonly Scored[], recognized: boolean): { limit: number; reason: CapReason } {
  const severity = worstSeverity(findings) ?? 'info';
  const limit = caps[severity];
  return !recognized && unrecognizedCap < limit
    ? { limit: unrecognizedCap, reason: 'unrecognized' }
    : { limit, reason: severity };
}

function gradeOf(points: number): Grade {
  return gradeBands.find(({ from }) => points >= from)?.grade ?? 'F';
}

function riskOf(findings: readonly Scored[]): Risk {
  const severity = worstSeverity(findings);
  return severity === null || severity === 'info' ? 'none' : severity;
}

function statusOf(findings: readonly Scored[], points: number): Status {
  const severe = findings.some((finding) => isCounted(finding) && /^(?:critical|high)$/.test(finding.severity));
  return !severe && points >= passingScore ? 'pass' : 'fail';
}
