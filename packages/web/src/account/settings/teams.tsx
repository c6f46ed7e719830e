import { useState } from 'preact/hooks';
import { change, type Problem } from '../client.ts';
import { Field, Form } from '../form.tsx';
import { Loaded, Trouble, useLoaded } from '../loaded.tsx';
import type { Invitation, Teams } from './api.ts';
import { Empty, teamOfAddress } from './owner.tsx';
import { TeamPage } from './team.tsx';

export function TeamsSection() {
  const id = teamOfAddress();
  return id === '' ? <TeamList /> : <TeamPage id={id} />;
}

function TeamList() {
  const loading = useLoaded<Teams>('/teams');
  return (
    <Loaded of={loading}>
      {({ teams, invitations }) => (
        <>
          {invitations.length > 0 && <Invitations of={invitations} onAnswer={loading.reload} />}
          {teams.length === 0 ? (
            <Empty>
              You are not a member of any team. A team has service keys, which keep working when their creator leaves.
            </Empty>
          ) : (
            <ul class="rows">
              {teams.map(({ id, name, role, plan }) => (
                <li key={id}>
                  <div>
                    <a href={`/settings/teams?team=${id}`}>
                      <strong>{name}</strong>
                    </a>
                    <p class="quiet">
                      Your role: {role}. Plan: {plan}.
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          <section>
            <h2>New team</h2>
            <Form
              label="New team"
              action="Create team"
              onSubmit={async (value) => {
                const answer = await change<{ readonly id: string }>('/teams/create', { name: value('name') });
                if (answer.kind === 'done') location.assign(`/settings/teams?team=${answer.value.id}`);
                return answer;
              }}
            >
              <Field label="Name" name="name" />
            </Form>
          </section>
        </>
      )}
    </Loaded>
  );
}

interface InvitationsProps {
  readonly of: readonly Invitation[];
  readonly onAnswer: () => Promise<void>;
}

function Invitations({ of, onAnswer }: InvitationsProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const reply = async (path: string, id: string): Promise<void> => {
    const answer = await change(path, { id });
    setProblem(answer.kind === 'problem' ? answer.problem : null);
    await onAnswer();
  };
  return (
    <section>
      <h2>Invitations</h2>
      <Trouble problem={problem} />
      <ul class="rows">
        {of.map(({ id, teamName, role }) => (
          <li key={id}>
            <p>
              <strong>{teamName}</strong> invites you to join as {role}.
            </p>
            <p class="actions">
              <button type="button" class="button primary small" onClick={() => reply('/invitations/accept', id)}>
                Join {teamName}
              </button>
              <button type="button" class="button small" onClick={() => reply('/invitations/decline', id)}>
                Decline
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
