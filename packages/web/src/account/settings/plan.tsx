import { change } from '../client.ts';
import { Form } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import type { Plan } from './api.ts';
import { OwnerTabs, teamOfAddress } from './owner.tsx';
import { Day } from './time.tsx';

const offers = [
  ['Free', 'The analyzer page.'],
  ['Pro', 'The API with personal keys, 60 requests per minute per key.'],
  ['Team', 'The API with service keys, which belong to a team and keep working when their creator leaves.'],
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
            <h2>Available plans</h2>
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
    Plans are granted by the operator of this installation. Ask them for the Pro plan, or for the Team plan for one of
    your teams.
  </p>
);

function State({ of: { subscription } }: { readonly of: Plan }) {
  if (subscription === null) return null;
  const { status, inForce, ends, renewsAt } = subscription;
  if (!inForce) return <p class="notice">The subscription has ended or is unpaid ({status}).</p>;
  return (
    <>
      {status === 'past_due' && (
        <p class="notice">
          <strong>The last payment failed.</strong> It will be retried; update the payment method before the plan ends.
        </p>
      )}
      {renewsAt !== null && (
        <p>
          {status === 'trialing' ? 'The trial' : 'The subscription'} {ends ? 'ends' : 'renews'} on <Day at={renewsAt} />
          .
        </p>
      )}
    </>
  );
}

function Buying({ of: { subscription, mayChange }, team }: { readonly of: Plan; readonly team: string }) {
  if (!mayChange) return <p class="quiet">Only owners and admins of the team can buy its plan.</p>;
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
      {subscription !== null && (
        <Form label="Manage" action="Manage subscription" onSubmit={() => go('/plan/portal')} />
      )}
    </>
  );
}
