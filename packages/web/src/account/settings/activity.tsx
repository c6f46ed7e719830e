import { Loaded, useLoaded } from '../loaded.tsx';
import type { AuditEvent } from './api.ts';
import { Empty, OwnerTabs, teamOfAddress } from './owner.tsx';
import { Time } from './time.tsx';

const actions = new Map([
  ['key.created', 'created the key'],
  ['key.renamed', 'renamed the key'],
  ['key.rotated', 'replaced the key'],
  ['key.revoked', 'revoked the key'],
  ['team.created', 'created the team'],
  ['team.renamed', 'renamed the team to'],
  ['team.transferred', 'transferred the team to'],
  ['member.invited', 'invited'],
  ['member.joined', 'joined as'],
  ['member.left', 'left:'],
  ['member.removed', 'removed'],
  ['role.changed', 'changed the role of'],
  ['invitation.cancelled', 'withdrew the invitation of'],
  ['invitation.declined', 'declined the invitation of'],
  ['team.joined', 'joined the team'],
  ['team.declined', 'declined to join the team'],
  ['password.changed', 'changed the password of'],
  ['password.reset', 'reset the password, by email, of'],
  ['email.changed', 'changed the email address to'],
  ['second-factor.on', 'turned on two-factor authentication for'],
  ['second-factor.off', 'turned off two-factor authentication for'],
  ['recovery-codes.made', 'created new recovery codes for'],
  ['passkey.added', 'added the passkey'],
  ['passkey.renamed', 'renamed the passkey'],
  ['passkey.removed', 'removed the passkey'],
  ['session.ended', 'ended the session at'],
  ['sessions.ended', 'ended all other sessions:'],
  ['plan.granted', 'granted the plan'],
  ['subscription.changed', 'reported the subscription as'],
  ['payment.refunded', 'refunded'],
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
            <Empty>No activity yet.</Empty>
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
