import { Loaded, useLoaded } from '../loaded.tsx';
import type { Plan, Teams } from './api.ts';

const offers = [
  ['Free', 'The analyzer page.'],
  ['Pro', 'The API with personal keys, 60 requests a minute for each key.'],
  ['Team', 'The API with service keys, which belong to a team and outlive whoever made them.'],
] as const;

export function PlanSection() {
  const plan = useLoaded<Plan>('/plan');
  const teams = useLoaded<Teams>('/teams');
  return (
    <Loaded of={plan}>
      {({ title }) => (
        <>
          <p>
            Your plan is <strong>{title}</strong>.
          </p>
          <Loaded of={teams}>
            {({ teams: list }) => (
              <ul>
                {list.map(({ id, name, plan: held }) => (
                  <li key={id}>
                    The plan of the team <a href={`/settings/teams?team=${id}`}>{name}</a> is{' '}
                    <strong>{held === 'team' ? 'Team' : 'Free'}</strong>.
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
          <h2>What there is</h2>
          <dl class="offers">
            {offers.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p class="notice">
            Plans are granted by the operator of this installation. Ask them for Pro, or for Team for one of your teams.
          </p>
        </>
      )}
    </Loaded>
  );
}
