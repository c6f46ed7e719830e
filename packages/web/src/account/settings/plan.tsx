import { change } from '../client.ts';
import { Form } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import type { Plan } from './api.ts';
import { OwnerTabs, teamOfAddress } from './owner.tsx';
import { Day } from './time.tsx';

const offers = [
  ['Free', 'The analyzer page.'],
  ['Pro', 'The API with personal keys, 60 requests a minute for each key.'],
  ['Team', 'The API with service keys, which belong to a team and outlive whoever made them.'],
] as const;

export function PlanSection() {
  const team = teamOfAddress();
  const loading = useLoaded<Plan>(`/plan?team=${encodeURIComponent(team)}`);
  return (
    <>
      <OwnerTabs path="/settings/plan" />
      <Loaded of={loading}>
        {(plan) => (
          <>
            <p>
              {team === '' ? 'Your plan' : 'The team’s plan'} is <strong>{plan.title}</strong>.
            </p>
            <State of={plan} />
            {plan.boughtHere ? <Buying of={plan} team={team} /> : <Granted />}
            <h2>What there is</h2>
            <dl class="offers">
              {offers.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
    </>
  );
}

const Granted = () => (
  <p class="notice">
    Plans are granted by the operator of this installation. Ask them for Pro, or for Team for one of your teams.
  </p>
);

function State({ of: { subscription } }: { readonly of: Plan }) {
  if (subscription === null) return null;
  const { status, inForce, ends, renewsAt } = subscription;
  if (!inForce) return <p class="notice">What was bought has ended or is not paid ({status}).</p>;
  return (
    <>
      {status === 'past_due' && (
        <p class="notice">
          <strong>The last payment failed.</strong> It is tried again; renew the means of payment before the plan ends.
        </p>
      )}
      {renewsAt !== null && (
        <p>
          {status === 'trialing' ? 'The trial' : 'It'} {ends ? 'ends' : 'is renewed'} on <Day at={renewsAt} />.
        </p>
      )}
    </>
  );
}

function Buying({ of: { subscription, mayChange }, team }: { readonly of: Plan; readonly team: string }) {
  if (!mayChange) return <p class="quiet">Owners and admins of the team buy its plan.</p>;
  const go = async (path: string) => {
    const answer = await change<{ readonly url: string }>(path, team === '' ? {} : { team });
    if (answer.kind === 'done') location.assign(answer.value.url);
    return answer;
  };
  return (
    <>
      {subscription?.inForce !== true && (
        <Form label="Buy" action={team === '' ? 'Buy Pro' : 'Buy Team'} onSubmit={() => go('/plan/checkout')} />
      )}
      {subscription !== null && <Form label="Manage" action="Change, end or pay" onSubmit={() => go('/plan/portal')} />}
    </>
  );
}
