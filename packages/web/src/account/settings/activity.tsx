import { Loaded, useLoaded } from '../loaded.tsx';
import type { AuditEvent } from './api.ts';
import { Empty, OwnerTabs, teamOfAddress } from './owner.tsx';
import { Time } from './time.tsx';

const actions = new Map([
  ['key.created', 'made the key'],
  ['key.renamed', 'renamed the key'],
  ['key.rotated', 'replaced the key'],
  ['key.revoked', 'revoked the key'],
  ['team.created', 'made the team'],
  ['team.renamed', 'renamed the team to'],
  ['team.transferred', 'handed the team over to'],
  ['member.invited', 'invited'],
  ['member.joined', 'joined as'],
  ['member.left', 'left:'],
  ['member.removed', 'removed'],
  ['role.changed', 'changed the role of'],
  ['invitation.cancelled', 'took back the invitation of'],
  ['invitation.declined', 'declined the invitation of'],
  ['team.joined', 'joined the team'],
  ['team.declined', 'declined to join the team'],
  ['password.changed', 'changed the password of'],
  ['password.reset', 'chose a new password, by mail, for'],
  ['email.changed', 'moved the account to'],
  ['second-factor.on', 'turned on the second factor of'],
  ['second-factor.off', 'turned off the second factor of'],
  ['recovery-codes.made', 'made new recovery codes for'],
  ['session.ended', 'ended the session at'],
  ['sessions.ended', 'ended all other sessions:'],
  ['plan.granted', 'granted the plan'],
  ['subscription.changed', 'says of the subscription:'],
  ['payment.refunded', 'gave back'],
]);

export function ActivitySection() {
  const loading = useLoaded<{ readonly events: readonly AuditEvent[] }>(
    `/audit?team=${encodeURIComponent(teamOfAddress())}`,
  );
  return (
    <>
      <OwnerTabs path="/settings/activity" />
      <Loaded of={loading}>
        {({ events }) =>
          events.length === 0 ? (
            <Empty>Nothing was done yet.</Empty>
          ) : (
            <ol class="rows events">
              {events.map(({ id, at, action, actor, subject }) => (
                <li key={id}>
                  <p>
                    <span>
                      {actor} {actions.get(action) ?? action} <strong>{subject}</strong>
                    </span>{' '}
                    <span class="quiet">
                      <Time at={at} />
                    </span>
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </>
  );
}
