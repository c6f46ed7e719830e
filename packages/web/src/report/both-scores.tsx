import type { SuppressionResult } from '@agent-grade/engine';

/** The score with and without the suppressed findings, side by side. */
export const BothScores = ({ result }: { readonly result: SuppressionResult }) => (
  <dl class="both-scores">
    <Side title="With suppressions" {...result.scoreWith} />
    <Side title="Without suppressions" {...result.scoreWithout} />
  </dl>
);

const Side = ({ title, score, grade }: { readonly title: string; readonly score: number; readonly grade: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {score} <span class="quiet">of 100, grade</span> {grade}
    </dd>
  </div>
);
