import { useState } from 'preact/hooks';
import { change } from '../client.ts';
import { Field, Form, Said } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import type { Session } from './api.ts';
import { Day } from './time.tsx';

export function ProfileSection() {
  const session = useLoaded<Session>('/session');
  const [said, setSaid] = useState('');
  return (
    <Loaded of={session}>
      {({ email, createdAt }) => (
        <>
          <p>
            <strong>{email}</strong>, since <Day at={createdAt} />
          </p>
          <section>
            <h2>Change email address</h2>
            <p class="quiet">You confirm the change at the old address first, then at the new one.</p>
            <Form
              label="Change email address"
              action="Send confirmation email"
              onSubmit={async (value) => {
                const answer = await change('/email', { email: value('email') });
                setSaid(answer.kind === 'done' ? `An email has been sent to ${email}.` : '');
                return answer;
              }}
            >
              <Field label="New email address" name="email" type="email" autocomplete="email" />
            </Form>
            <Said>{said}</Said>
          </section>
          <section>
            <h2>Export your data</h2>
            <p>
              <a class="button" href="/account/api/export" download="agent-grade-account.json">
                Download as JSON
              </a>
            </p>
          </section>
          <DeleteAccount />
        </>
      )}
    </Loaded>
  );
}

function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <section>
      <h2>Delete the account</h2>
      <p class="quiet">
        Your keys stop working at once, and nothing can be restored. Service keys stay with their teams.
      </p>
      {asking ? (
        <Form
          label="Delete the account"
          action="Delete my account permanently"
          danger
          onCancel={() => setAsking(false)}
          onSubmit={async (value) => {
            const answer = await change('/delete', { password: value('password') });
            if (answer.kind === 'done') location.assign('/');
            return answer;
          }}
        >
          <Field label="Your password" name="password" type="password" autocomplete="current-password" />
        </Form>
      ) : (
        <button type="button" class="button danger" onClick={() => setAsking(true)}>
          Delete the account …
        </button>
      )}
    </section>
  );
}
