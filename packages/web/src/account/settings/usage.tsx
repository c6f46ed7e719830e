import { Fragment } from 'preact';
import { Loaded, useLoaded } from '../loaded.tsx';
import type { Usage, UsageOfDay } from './api.ts';
import { Empty, OwnerTabs, teamOfAddress } from './owner.tsx';

export function UsageSection() {
  const loading = useLoaded<Usage>(`/usage?team=${encodeURIComponent(teamOfAddress())}`);
  return (
    <>
      <OwnerTabs path="/settings/usage" />
      <Loaded of={loading}>
        {(usage) =>
          usage.usage.length === 0 ? (
            <Empty>
              No key was used in the last {usage.days} days. <a href="/settings/keys">Create one</a>
            </Empty>
          ) : (
            <>
              <Chart {...usage} />
              <Table {...usage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const dayMs = 86_400_000;
const [barWidth, chartHeight] = [10, 80];

/** One bar per day: successful requests with the failed ones on top. The table has the same numbers. */
function Chart({ since, days, usage }: Usage) {
  const totals = Array.from({ length: days }, (_, i) => {
    const day = new Date(Date.parse(since) + i * dayMs).toISOString().slice(0, 10);
    const of = usage.filter((each) => each.day === day);
    return { day, good: sum(of, 'succeeded'), bad: sum(of, 'refused') + sum(of, 'failed') };
  });
  const most = Math.max(1, ...totals.map(({ good, bad }) => good + bad));
  const height = (count: number): number => (count / most) * chartHeight;
  const all = totals.reduce((count, { good, bad }) => count + good + bad, 0);
  return (
    <figure class="usage-chart">
      <svg
        viewBox={`0 0 ${days * barWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${all} requests in ${days} days, at most ${most} per day`}
      >
        {totals.map(({ day, good, bad }, i) => (
          <g key={day}>
            <rect
              class="good"
              x={i * barWidth + 1}
              y={chartHeight - height(good)}
              width={barWidth - 2}
              height={height(good)}
            />
            <rect
              class="bad"
              x={i * barWidth + 1}
              y={chartHeight - height(good + bad)}
              width={barWidth - 2}
              height={height(bad)}
            />
          </g>
        ))}
      </svg>
      <figcaption class="quiet">
        {since} to today, at most {most} per day. <span class="legend good">Successful</span>{' '}
        <span class="legend bad">Refused or failed</span>
      </figcaption>
    </figure>
  );
}

const sum = (usage: readonly UsageOfDay[], field: 'succeeded' | 'refused' | 'failed'): number =>
  usage.reduce((total, day) => total + day[field], 0);

const Table = ({ keys, usage }: Usage) => (
  <div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Key</th>
          <th scope="col">2xx</th>
          <th scope="col">4xx</th>
          <th scope="col">5xx</th>
          <th scope="col">Last error</th>
        </tr>
      </thead>
      <tbody>
        {usage.toReversed().map(({ keyId, day, succeeded, refused, failed, lastError }) => (
          <tr key={`${keyId} ${day}`}>
            <td>{day}</td>
            <td>{nameOf(keys, keyId)}</td>
            <td>{succeeded}</td>
            <td>{refused}</td>
            <td>{failed}</td>
            <td>{lastError === null ? '–' : <a href={`/docs/problems#${lastError}`}>{breakable(lastError)}</a>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Allows a line break after each word of a long code. */
const breakable = (code: string) =>
  code.split('_').map((word, i) => (
    <Fragment key={word}>
      {i > 0 && (
        <>
          _<wbr />
        </>
      )}
      {word}
    </Fragment>
  ));

function nameOf(keys: Usage['keys'], id: string): string {
  const key = keys.find((each) => each.id === id);
  return key === undefined ? 'Unknown key' : `${key.name} …${key.lastFour}`;
}
