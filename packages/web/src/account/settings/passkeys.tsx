import { useState } from 'preact/hooks';
import { type Answer, change } from '../client.ts';
import { Field, Form, Said } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import { addPasskey, canUsePasskeys } from '../passkeys.ts';
import type { Passkey } from './api.ts';
import { Empty } from './owner.tsx';
import { Day, Time } from './time.tsx';

export function Passkeys() {
  const loading = useLoaded<{ readonly passkeys: readonly Passkey[] }>('/passkeys');
  const [said, setSaid] = useState('');
  const done = async (sentence: string): Promise<void> => {
    await loading.reload();
    setSaid(sentence);
  };
  return (
    <section>
      <h2>Passkeys</h2>
      <p>
        A passkey logs you in with your fingerprint, your face or a PIN, without a password or a code. It stays on your
        device or in your password manager.
      </p>
      <Loaded of={loading}>
        {({ passkeys }) => (
          <>
            <Said>{said}</Said>
            {passkeys.length === 0 ? (
              <Empty>No passkeys yet.</Empty>
            ) : (
              <ul class="rows">
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} of={passkey} onDone={done} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      {canUsePasskeys() ? <Add onDone={done} /> : <p class="quiet">This browser cannot create passkeys.</p>}
    </section>
  );
}

interface DoneProps {
  readonly onDone: (sentence: string) => Promise<void>;
}

const Add = ({ onDone }: DoneProps) => (
  <>
    <h3>New passkey</h3>
    <Form
      label="New passkey"
      action="Add passkey"
      busyAction="Waiting for your device …"
      onSubmit={async (value) => {
        const answer = await addPasskey(value('name'), value('password'));
        if (answer.kind === 'done') await onDone(`The passkey ${value('name')} was added.`);
        return answer;
      }}
    >
      <Field label="Passkey name" name="name" hint="For example, the device or the password manager that keeps it." />
      <Field
        label="Your password (for a new passkey)"
        name="password"
        type="password"
        autocomplete="current-password"
      />
    </Form>
  </>
);

type Task = 'rename' | 'remove';

const titles = { rename: 'Rename', remove: 'Remove' } as const satisfies Record<Task, string>;

function PasskeyRow({ of: passkey, onDone }: DoneProps & { readonly of: Passkey }) {
  const [task, setTask] = useState<Task | null>(null);
  const close = (): void => setTask(null);
  const send = async (path: string, body: object, sentence: string): Promise<Answer<unknown>> => {
    const answer = await change(path, { id: passkey.id, ...body });
    if (answer.kind === 'done') {
      close();
      await onDone(sentence);
    }
    return answer;
  };
  return (
    <li>
      <Facts of={passkey} />
      {task === null && (
        <p class="actions">
          {(['rename', 'remove'] as const).map((each) => (
            <button
              key={each}
              type="button"
              class="button small"
              aria-label={`${titles[each]} ${passkey.name}`}
              onClick={() => setTask(each)}
            >
              {titles[each]}
            </button>
          ))}
        </p>
      )}
      {task === 'rename' && (
        <Form
          label={`Rename ${passkey.name}`}
          action="Rename"
          onCancel={close}
          onSubmit={(value) => {
            const name = value('name');
            return send('/passkeys/rename', { name }, `The passkey was renamed to ${name}.`);
          }}
        >
          <Field label="Name" name="name" value={passkey.name} />
        </Form>
      )}
      {task === 'remove' && (
        <Form
          label={`Remove ${passkey.name}`}
          action="Remove passkey"
          danger
          onCancel={close}
          onSubmit={(value) =>
            send('/passkeys/remove', { password: value('password') }, `The passkey ${passkey.name} was removed.`)
          }
        >
          <p>It will no longer open your account. Delete it where it is kept, too.</p>
          <Field label="Your password (to remove it)" name="password" type="password" autocomplete="current-password" />
        </Form>
      )}
    </li>
  );
}

const Facts = ({ of: { name, createdAt, lastUsedAt } }: { readonly of: Passkey }) => (
  <div>
    <strong class="name">{name}</strong>
    <p class="quiet">
      Added <Day at={createdAt} />,{' '}
      {lastUsedAt === null ? (
        'never used'
      ) : (
        <>
          last used <Time at={lastUsedAt} />
        </>
      )}
    </p>
  </div>
);
