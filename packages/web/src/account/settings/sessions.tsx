import { useState } from 'preact/hooks';
import { change, type Problem } from '../client.ts';
import { Said } from '../form.tsx';
import { Loaded, Trouble, useLoaded } from '../loaded.tsx';
import type { ListedSession } from './api.ts';
import { Time } from './time.tsx';

export function SessionsSection() {
  const loading = useLoaded<{ readonly sessions: readonly ListedSession[] }>('/sessions');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState('');
  const end = async (path: string, body: object, sentence: string): Promise<void> => {
    const answer = await change(path, body);
    // Announced once the list is up to date.
    await loading.reload();
    setProblem(answer.kind === 'problem' ? answer.problem : null);
    setSaid(answer.kind === 'done' ? sentence : '');
  };
  return (
    <Loaded of={loading}>
      {({ sessions }) => (
        <>
          <p>
            These are the places where you are logged in. If you do not recognise one, end it and change your password.
          </p>
          <Trouble problem={problem} />
          <Said>{said}</Said>
          <ul class="rows">
            {sessions.map((session) => (
              <li key={session.id}>
                <div>
                  <strong>{describe(session.userAgent ?? '')}</strong>
                  {session.isThis && <span class="tag">This session</span>}
                  <p class="quiet">
                    {session.address ?? 'Unknown address'}, since <Time at={session.createdAt} />
                  </p>
                </div>
                {!session.isThis && (
                  <button
                    type="button"
                    class="button small"
                    aria-label={`End the session since ${session.createdAt.slice(0, 16)}`}
                    onClick={() => end('/sessions/end', { id: session.id }, 'The session was ended.')}
                  >
                    End
                  </button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 ? (
            <button
              type="button"
              class="button"
              onClick={() => end('/sessions/end-others', {}, 'All other sessions were ended.')}
            >
              End all other sessions
            </button>
          ) : (
            <p class="quiet">There are no other sessions.</p>
          )}
        </>
      )}
    </Loaded>
  );
}

const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The browser and the system, roughly: enough to recognise one's own session. */
function describe(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'Unknown browser';
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}
