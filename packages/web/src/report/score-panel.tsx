import type { SuppressionResult } from '@agent-grade/engine';
import { BothScores } from './both-scores.tsx';
import { SeverityBadge } from './severity-badge.tsx';

const linesMax = 100;
const points = (number: number): string => `−${Number(number.toFixed(2))}`;

/** How the score was calculated, line by line. */
export function ScorePanel({ result }: { readonly result: SuppressionResult }) {
  const { report, suppressed } = result;
  const { start, lines, rounding, cap, final } = report.scoreBreakdown;
  return (
    <>
      {suppressed.length > 0 && <BothScores result={result} />}
      <section>
        <h3>How the score was calculated</h3>
        <table class="breakdown">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where</th>
              <th scope="col" class="number">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            <Line what="Start" points={String(start)} />
            {lines.slice(0, linesMax).map((line, index) => (
              // In a file with several documents, one rule can have two lines with the same pointer.
              <tr key={`${index} ${line.ruleId}`}>
                <th scope="row">
                  <SeverityBadge severity={line.severity} /> <span class="rule-id">{line.ruleId}</span>
                </th>
                <td>
                  <code>{line.pointer || 'whole file'}</code>
                </td>
                <td class="number">{points(line.points)}</td>
              </tr>
            ))}
            {lines.length > linesMax && (
              <Line
                what={`${lines.length - linesMax} more findings`}
                points={points(lines.slice(linesMax).reduce((sum, line) => sum + line.points, 0))}
              />
            )}
            {suppressed.slice(0, linesMax).map(({ finding }) => (
              <tr key={finding.fingerprint} class="taken-out">
                <th scope="row">
                  <SeverityBadge severity={finding.severity} /> {finding.ruleId} <span class="quiet">suppressed</span>
                </th>
                <td>
                  <code>{finding.location.pointer || 'whole file'}</code>
                </td>
                <td class="number">0</td>
              </tr>
            ))}
            {rounding > 0 && <Line what="Rounding down" points={points(rounding)} />}
            {cap !== null && <Line what={`${cap.reason} At most ${cap.limit}.`} points={points(cap.points)} />}
          </tbody>
          <tfoot>
            <Line what="Score" points={String(final)} />
          </tfoot>
        </table>
        <p class="quiet">
          Each finding deducts a share of the remaining points, depending on its severity and confidence. A second
          finding of the same rule deducts half as much as the first, and so on. Protections are shown but do not change
          the score.
        </p>
      </section>
    </>
  );
}

const Line = ({ what, points: number }: { readonly what: string; readonly points: string }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {what}
    </th>
    <td class="number">{number}</td>
  </tr>
);
