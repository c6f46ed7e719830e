import { useState } from 'preact/hooks';
import { change } from '../client.ts';
import { Choice, Field, Form, Said } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import type { Member, TeamDetail } from './api.ts';

const roleTitles = [
  ['member', 'Member: sees keys and usage'],
  ['admin', 'Admin: manages keys, members'],
  ['owner', 'Owner: full access'],
] as const;

export function TeamPage({ id }: { readonly id: string }) {
  const loading = useLoaded<TeamDetail>(`/team?team=${encodeURIComponent(id)}`);
  const [said, setSaid] = useState('');
  const done = async (sentence: string): Promise<void> => {
    await loading.reload();
    setSaid(sentence);
  };
  return (
    <Loaded of={loading}>
      {(team) => (
        <>
          <p>
            <a href="/settings/teams">All teams</a>
          </p>
          <h2 class="name">{team.name}</h2>
          <p>
            Your role: {team.role}. Plan: {team.plan}. Team <a href={`/settings/keys?team=${id}`}>keys</a>,{' '}
            <a href={`/settings/usage?team=${id}`}>usage</a> and <a href={`/settings/activity?team=${id}`}>activity</a>.
          </p>
          <Said>{said}</Said>
          <Members team={team} onDone={done} />
          {team.role !== 'member' && <Invite team={team} onDone={done} />}
          <Ending team={team} />
        </>
      )}
    </Loaded>
  );
}

interface TeamProps {
  readonly team: TeamDetail;
  readonly onDone: (sentence: string) => Promise<void>;
}

const Members = ({ team, onDone }: TeamProps) => (
  <section>
    <h3>Members</h3>
    <ul class="rows">
      {team.members.map((member) => (
        <MemberRow key={member.membershipId} member={member} team={team} onDone={onDone} />
      ))}
    </ul>
  </section>
);

type Task = 'role' | 'remove' | 'transfer';
const taskTitles = { role: 'Change role', remove: 'Remove', transfer: 'Transfer ownership' } as const;

function MemberRow({ member, team, onDone }: { readonly member: Member } & TeamProps) {
  const [task, setTask] = useState<Task | null>(null);
  const tasks = tasksFor(member, team);
  const send = async (path: string, more: object, sentence: string) => {
    const answer = await change(path, { team: team.id, member: member.membershipId, ...more });
    if (answer.kind === 'done') {
      setTask(null);
      await onDone(sentence);
    }
    return answer;
  };
  const cancel = (): void => setTask(null);
  return (
    <li>
      <div>
        <strong class="name">{member.email}</strong>
        {member.isYou && <span class="tag">You</span>}
        <p class="quiet">{member.role}</p>
      </div>
      {task === null && tasks.length > 0 && (
        <p class="actions">
          {tasks.map((each) => (
            <button
              key={each}
              type="button"
              class="button small"
              aria-label={`${taskTitles[each]}: ${member.email}`}
              onClick={() => setTask(each)}
            >
              {taskTitles[each]}
            </button>
          ))}
        </p>
      )}
      {task === 'role' && (
        <Form
          label={`Role of ${member.email}`}
          action="Change role"
          onCancel={cancel}
          onSubmit={(value) =>
            send('/teams/role', { role: value('role') }, `${member.email} now has the role ${value('role')}.`)
          }
        >
          <Choice label="Role" name="role" options={rolesFor(team)} />
        </Form>
      )}
      {task === 'remove' && (
        <Form
          label={`Remove ${member.email}`}
          action="Remove from the team"
          danger
          onCancel={cancel}
          onSubmit={() =>
            send('/teams/remove', {}, `${member.email} was removed. The keys they created continue to work.`)
          }
        />
      )}
      {task === 'transfer' && (
        <Form
          label={`Transfer to ${member.email}`}
          action="Transfer the team"
          danger
          onCancel={cancel}
          onSubmit={() => send('/teams/transfer', {}, `${member.email} is now the owner, and you are an admin.`)}
        />
      )}
    </li>
  );
}

/** Only owners can make somebody an owner. */
const rolesFor = ({ role }: TeamDetail) =>
  role === 'owner' ? roleTitles : roleTitles.filter(([name]) => name !== 'owner');

function tasksFor(member: Member, { role }: TeamDetail): readonly Task[] {
  if (role === 'member' || member.isYou) return [];
  if (role === 'owner') return ['role', 'remove', 'transfer'];
  return member.role === 'owner' ? [] : ['role', 'remove'];
}

const Invite = ({ team, onDone }: TeamProps) => (
  <section>
    <h3>Invite</h3>
    {team.invitations.length > 0 && (
      <ul class="rows">
        {team.invitations.map(({ id, email, role }) => (
          <li key={id}>
            <p>
              <span class="name">{email}</span> <span class="quiet">invited as {role}</span>
            </p>
            <button
              type="button"
              class="button small"
              aria-label={`Withdraw the invitation of ${email}`}
              onClick={async () => {
                const answer = await change('/teams/invitations/cancel', { team: team.id, id });
                await onDone(
                  answer.kind === 'done' ? `The invitation of ${email} was withdrawn.` : answer.problem.detail,
                );
              }}
            >
              Withdraw
            </button>
          </li>
        ))}
      </ul>
    )}
    <Form
      label="Invite"
      action="Send invitation"
      onSubmit={async (value) => {
        const answer = await change('/teams/invite', { team: team.id, email: value('email'), role: value('role') });
        if (answer.kind === 'done') await onDone(`An invitation has been sent to ${value('email')}.`);
        return answer;
      }}
    >
      <Field label="Email address" name="email" type="email" />
      <Choice label="Role" name="role" options={rolesFor(team)} />
    </Form>
  </section>
);

function Ending({ team }: Pick<TeamProps, 'team'>) {
  const [task, setTask] = useState<'leave' | 'delete' | null>(null);
  const send = async (path: string) => {
    const answer = await change(path, { team: team.id });
    if (answer.kind === 'done') location.assign('/settings/teams');
    return answer;
  };
  const cancel = (): void => setTask(null);
  if (task === 'leave')
    return (
      <Form label="Leave the team" action="Leave" danger onCancel={cancel} onSubmit={() => send('/teams/leave')} />
    );
  if (task === 'delete')
    return (
      <Form
        label="Delete the team"
        action="Delete the team permanently"
        danger
        onCancel={cancel}
        onSubmit={() => send('/teams/delete')}
      >
        <p>Its service keys stop working at once, and nothing can be restored.</p>
      </Form>
    );
  return (
    <p class="actions ending">
      <button type="button" class="button" onClick={() => setTask('leave')}>
        Leave the team …
      </button>
      {team.role === 'owner' && (
        <button type="button" class="button danger" onClick={() => setTask('delete')}>
          Delete the team …
        </button>
      )}
    </p>
  );
}
