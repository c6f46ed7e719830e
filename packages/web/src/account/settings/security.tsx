import { useState } from 'preact/hooks';
import { CopyButton } from '../../report/copy-button.tsx';
import { change } from '../client.ts';
import { Field, Form, Said } from '../form.tsx';
import { Loaded, useLoaded } from '../loaded.tsx';
import { isPasskeyAddress } from '../passkeys.ts';
import type { Session } from './api.ts';
import { Passkeys } from './passkeys.tsx';
import { QrCode } from './qr-code.tsx';

export function SecuritySection() {
  const session = useLoaded<Session>('/session');
  const [said, setSaid] = useState('');
  const changed = async (sentence: string): Promise<void> => {
    await session.reload();
    setSaid(sentence);
  };
  return (
    <Loaded of={session}>
      {({ twoFactorEnabled }) => (
        <>
          <ChangePassword />
          {isPasskeyAddress() && <Passkeys />}
          {twoFactorEnabled ? <SecondFactorOn onChange={changed} /> : <SecondFactorOff onChange={changed} />}
          <Said>{said}</Said>
        </>
      )}
    </Loaded>
  );
}

function ChangePassword() {
  const [said, setSaid] = useState('');
  return (
    <section>
      <h2>Password</h2>
      <Form
        label="Change the password"
        action="Change password"
        onSubmit={async (value) => {
          const answer = await change('/password', { current: value('current'), wanted: value('wanted') });
          setSaid(answer.kind === 'done' ? 'The password was changed, and your other sessions were ended.' : '');
          return answer;
        }}
      >
        <Field label="Current password" name="current" type="password" autocomplete="current-password" />
        <Field
          label="New password"
          name="wanted"
          type="password"
          autocomplete="new-password"
          hint="At least 15 characters. A few words separated by spaces work well."
        />
      </Form>
      <Said>{said}</Said>
    </section>
  );
}

interface Enrolment {
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

interface ChangeProps {
  readonly onChange: (said: string) => Promise<void>;
}

function SecondFactorOff({ onChange }: ChangeProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  if (enrolment !== null) return <Enrol enrolment={enrolment} onChange={onChange} />;
  return (
    <section>
      <h2>Two-factor authentication</h2>
      <p>Off. When it is on, logging in with the password also requires a code from an authenticator app.</p>
      <Form
        label="Turn on two-factor authentication"
        action="Set up"
        onSubmit={async (value) => {
          const answer = await change<Enrolment>('/two-factor/start', { password: value('password') });
          if (answer.kind === 'done') setEnrolment(answer.value);
          return answer;
        }}
      >
        <Field label="Your password" name="password" type="password" autocomplete="current-password" />
      </Form>
    </section>
  );
}

/** Groups of four characters are easier to type. */
const secretOf = (uri: string): string => (new URL(uri).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ');

function Enrol({ enrolment: { uri, recoveryCodes }, onChange }: ChangeProps & { readonly enrolment: Enrolment }) {
  return (
    <section>
      <h2>Set up two-factor authentication</h2>
      <ol class="steps">
        <li>
          <p>
            Add an account to your authenticator app: scan this code, <a href={uri}>open it on this device</a>, or type
            the key below.
          </p>
          <QrCode text={uri} label="QR code to scan with the authenticator app" />
          <p>
            <code class="secret">{secretOf(uri)}</code>{' '}
            <CopyButton label="Copy key" text={() => secretOf(uri).replaceAll(' ', '')} />
          </p>
        </li>
        <li>
          <p>
            Save these recovery codes where you can reach them without your phone. Each works once, and they cannot be
            shown again.
          </p>
          <RecoveryCodes codes={recoveryCodes} />
        </li>
        <li>
          <p>Enter the code that the app shows.</p>
          <Form
            label="Confirm two-factor authentication"
            action="Turn on"
            onSubmit={async (value) => {
              const answer = await change('/two-factor/confirm', { code: value('code') });
              if (answer.kind === 'done') await onChange('Two-factor authentication is on.');
              return answer;
            }}
          >
            <Field label="Code" name="code" autocomplete="one-time-code" numeric />
          </Form>
        </li>
      </ol>
    </section>
  );
}

const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <ul class="codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <CopyButton label="Copy codes" text={() => codes.join('\n')} />
  </>
);

function SecondFactorOn({ onChange }: ChangeProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section>
      <h2>Two-factor authentication</h2>
      <p>On. Logging in with the password also requires a code.</p>
      <h3>New recovery codes</h3>
      {codes === null ? (
        <Form
          label="New recovery codes"
          action="Create new codes"
          onSubmit={async (value) => {
            const answer = await change<Pick<Enrolment, 'recoveryCodes'>>('/two-factor/codes', {
              password: value('password'),
            });
            if (answer.kind === 'done') setCodes(answer.value.recoveryCodes);
            return answer;
          }}
        >
          <Field
            label="Your password (for new codes)"
            name="password"
            type="password"
            autocomplete="current-password"
          />
        </Form>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
      <h3>Turn off</h3>
      <Form
        label="Turn off two-factor authentication"
        action="Turn off"
        danger
        onSubmit={async (value) => {
          const answer = await change('/two-factor/stop', { password: value('password') });
          if (answer.kind === 'done') await onChange('Two-factor authentication is off.');
          return answer;
        }}
      >
        <Field label="Your password (to turn it off)" name="password" type="password" autocomplete="current-password" />
      </Form>
    </section>
  );
}
