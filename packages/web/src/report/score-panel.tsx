import type { Report } from '@agent-grade/engine';
import { SeverityBadge } from './severity-badge.tsx';
import { fixFirst } from './what-if.ts';

const linesMax = 100;
const points = (number: number): string => `−${Number(number.toFixed(2))}`;

/** How the score came about, line by line, and what to fix first. */
export function ScorePanel({ report }: { readonly report: Report }) {
  const { start, lines, rounding, cap, final } = report.scoreBreakdown;
  const steps = fixFirst(report);
  return (
    <>
      {steps.length > 0 && (
        <section>
          <h3>Fix these first</h3>
          <ol class="steps">
            {steps.map(({ ruleId, title, count, score, grade }) => (
              <li key={ruleId}>
                <a href={`/rules/${ruleId}`}>
                  {ruleId} {title}
                </a>
                {count > 1 && <span class="quiet"> ({count} findings)</span>}
                <span class="step-score">
                  then {score}, grade {grade}
                </span>
              </li>
            ))}
          </ol>
          <p class="quiet">Each line counts the ones above it as fixed.</p>
        </section>
      )}
      <section>
        <h3>How the score came about</h3>
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
              // Two lines of one rule can stand at one pointer of different documents.
              <tr key={`${index} ${line.ruleId}`}>
                <th scope="row">
                  <SeverityBadge severity={line.severity} /> {line.ruleId}
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
            {rounding > 0 && <Line what="Rounding down" points={points(rounding)} />}
            {cap !== null && <Line what={`${cap.reason} At most ${cap.limit}.`} points={points(cap.points)} />}
          </tbody>
          <tfoot>
            <Line what="Score" points={String(final)} />
          </tfoot>
        </table>
        <p class="quiet">
          A finding takes a share of what is left, by its severity and confidence; a second finding of a rule takes half
          of the first, and so on. Protections are shown, never scored.
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
