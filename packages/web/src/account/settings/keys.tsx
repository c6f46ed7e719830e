import { useEffect, useRef, useState } from 'preact/hooks';
import { CopyButton } from '../../report/copy-button.tsx';
import { change } from '../client.ts';
import { Choice, Field, Form, Said } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import type { Key, Keys, NewKey } from './api.ts';
import { KeyFacts } from './key-facts.tsx';
import { Empty, OwnerTabs, teamOfAddress } from './owner.tsx';

export function KeysSection() {
  const team = teamOfAddress();
  const loading = useLoaded<Keys>(`/keys?team=${encodeURIComponent(team)}`);
  const [made, setMade] = useState<NewKey | null>(null);
  const [said, setSaid] = useState('');
  const show = async (key: NewKey): Promise<void> => {
    setMade(key);
    setSaid('');
    await loading.reload();
  };
  const done = async (sentence: string): Promise<void> => {
    await loading.reload();
    setSaid(sentence);
  };
  return (
    <>
      <OwnerTabs path="/settings/keys" />
      <Loaded of={loading}>
        {({ keys, entitled, mayChange, plan }) => (
          <>
            {!entitled && <Lapsed isTeam={team !== ''} plan={plan} />}
            {made !== null && <ShownOnce made={made} onHide={() => setMade(null)} />}
            <Said>{said}</Said>
            <List keys={keys} mayChange={mayChange} onMade={show} onDone={done} />
            {mayChange ? (
              <Create team={team} onMade={show} />
            ) : (
              <p class="quiet">Only owners and admins of the team can create and revoke its keys.</p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Explains why API calls answer 403 and what to do about it. */
const Lapsed = ({ isTeam, plan }: { readonly isTeam: boolean; readonly plan: string }) => (
  <p class="notice">
    <strong>Requests with these keys are answered with 403.</strong> {isTeam ? 'The team' : 'Your account'} has the plan{' '}
    {titleOf(plan)}; {isTeam ? 'service keys need the Team plan' : 'personal keys need the Pro plan'}. The keys will
    work once the plan is changed. <a href={`/settings/plan${location.search}`}>See plans</a>
  </p>
);

const titleOf = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);

function ShownOnce({ made: { text, key }, onHide }: { readonly made: NewKey; readonly onHide: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [text]);
  const command = curlFor(text);
  return (
    <section class="shown-once">
      <h2 tabIndex={-1} ref={heading}>
        The key “{key.name}”
      </h2>
      <p>Copy the key now: it is not stored and cannot be shown again.</p>
      <p class="copyable">
        <code class="secret">{text}</code> <CopyButton label="Copy key" text={() => text} />
      </p>
      <p>Try it:</p>
      <pre>{command}</pre>
      <p class="actions">
        <CopyButton label="Copy command" text={() => command} />
        <button type="button" class="button" onClick={onHide}>
          Done
        </button>
      </p>
    </section>
  );
}

const curlFor = (key: string): string =>
  [
    `curl ${location.origin}/api/v1/analyze \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"format":"json","content":"{\\"mcpServers\\":{}}"}'`,
  ].join('\n');

interface ListProps {
  readonly keys: readonly Key[];
  readonly mayChange: boolean;
  readonly onMade: (key: NewKey) => Promise<void>;
  readonly onDone: (sentence: string) => Promise<void>;
}

function List({ keys, mayChange, onMade, onDone }: ListProps) {
  const [active, ended] = [keys.filter((key) => key.active), keys.filter((key) => !key.active)];
  return (
    <>
      {active.length === 0 ? (
        <Empty>No active keys. Create one below.</Empty>
      ) : (
        <ul class="rows">
          {active.map((key) => (
            <KeyRow key={key.id} of={key} mayChange={mayChange} onMade={onMade} onDone={onDone} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details>
          <summary>Revoked or expired: {ended.length}</summary>
          <ul class="rows">
            {ended.map((key) => (
              <li key={key.id}>
                <KeyFacts of={key} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type Task = 'rename' | 'replace' | 'revoke';

function KeyRow({ of: key, mayChange, onMade, onDone }: { readonly of: Key } & Omit<ListProps, 'keys'>) {
  const [task, setTask] = useState<Task | null>(null);
  const close = (): void => setTask(null);
  return (
    <li>
      <KeyFacts of={key} />
      {mayChange && task === null && (
        <p class="actions">
          {(['rename', 'replace', 'revoke'] as const).map((each) => (
            <button
              key={each}
              type="button"
              class="button small"
              aria-label={`${titles[each]} ${key.name}`}
              onClick={() => setTask(each)}
            >
              {titles[each]}
            </button>
          ))}
        </p>
      )}
      {task === 'rename' && (
        <Rename
          of={key}
          onCancel={close}
          onDone={(name) => {
            close();
            return onDone(`The key was renamed to ${name}.`);
          }}
        />
      )}
      {task === 'replace' && (
        <Replace
          of={key}
          onCancel={close}
          onMade={(made) => {
            close();
            return onMade(made);
          }}
        />
      )}
      {task === 'revoke' && (
        <Revoke
          of={key}
          onCancel={close}
          onDone={() => {
            close();
            return onDone(`The key ${key.name} was revoked.`);
          }}
        />
      )}
    </li>
  );
}

const titles = { rename: 'Rename', replace: 'Replace', revoke: 'Revoke' } as const;

interface TaskProps<T> {
  readonly of: Key;
  readonly onCancel: () => void;
  readonly onDone: (result: T) => Promise<void>;
}

const Rename = ({ of: key, onCancel, onDone }: TaskProps<string>) => (
  <Form
    label={`Rename ${key.name}`}
    action="Rename"
    onCancel={onCancel}
    onSubmit={async (value) => {
      const answer = await change('/keys/rename', { id: key.id, name: value('name') });
      if (answer.kind === 'done') await onDone(value('name'));
      return answer;
    }}
  >
    <Field label="Name" name="name" value={key.name} />
  </Form>
);

const overlaps = [
  ['0', 'at once'],
  ['1', 'in an hour'],
  ['24', 'in a day'],
  ['168', 'in a week'],
  ['720', 'in 30 days'],
] as const;

const Replace = ({ of: key, onCancel, onMade }: Omit<TaskProps<string>, 'onDone'> & Pick<ListProps, 'onMade'>) => (
  <Form
    label={`Replace ${key.name}`}
    action="Create the new key"
    onCancel={onCancel}
    onSubmit={async (value) => {
      const answer = await change<NewKey>('/keys/rotate', { id: key.id, overlapHours: Number(value('overlap')) });
      if (answer.kind === 'done') await onMade(answer.value);
      return answer;
    }}
  >
    <Choice label="The old key ends" name="overlap" options={overlaps} />
  </Form>
);

const Revoke = ({ of: key, onCancel, onDone }: TaskProps<null>) => (
  <Form
    label={`Revoke ${key.name}`}
    action="Revoke permanently"
    danger
    onCancel={onCancel}
    onSubmit={async () => {
      const answer = await change('/keys/revoke', { id: key.id });
      if (answer.kind === 'done') await onDone(null);
      return answer;
    }}
  >
    <p>From the next request on, requests with this key are answered with 401.</p>
  </Form>
);

const lifetimes = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const;

const Create = ({ team, onMade }: { readonly team: string } & Pick<ListProps, 'onMade'>) => (
  <section>
    <h2>New key</h2>
    <Form
      label="New key"
      action="Create key"
      onSubmit={async (value) => {
        const answer = await change<NewKey>('/keys/create', {
          name: value('name'),
          ...(team !== '' && { team }),
          ...(value('lifetime') !== '' && { expiresInDays: Number(value('lifetime')) }),
        });
        if (answer.kind === 'done') await onMade(answer.value);
        return answer;
      }}
    >
      <Field label="Key name" name="name" hint="For example, the repository or machine that uses the key." />
      <Choice label="Expires" name="lifetime" options={lifetimes} />
    </Form>
  </section>
);
