import { useState } from 'preact/hooks';
import { type Answer, enter } from './client.ts';
import { Field, Form } from './form.tsx';
import { canUsePasskeys, logInWithPasskey } from './passkeys.ts';

/** The state of this installation, from the page's markup. */
export interface Installation {
  readonly isNew: boolean;
  readonly mailIsFiles: boolean;
}

const passwordHint = 'At least 15 characters. A few words separated by spaces work well.';

/** Only settings pages are allowed: a link must not redirect to another place after the login. */
function nextPage(): string {
  const next = new URLSearchParams(location.search).get('next') ?? '';
  return /^\/settings(?:[/?][\w/?=&-]*)?$/.test(next) ? next : '/settings';
}

const tokenOfLink = (): string => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

const MailNotice = ({ mailIsFiles }: Installation) =>
  mailIsFiles ? (
    <p class="notice">
      This installation has no mail server yet. Its operator can find the email in the folder <code>outbox</code> of the
      data directory.
    </p>
  ) : null;

export function SignUpPage({ installation }: { readonly installation: Installation }) {
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null)
    return (
      <>
        <h1>Check your email</h1>
        <p role="status">
          An email has been sent to <strong>{sent}</strong>. Open its link within one hour to confirm your address.
        </p>
        <MailNotice {...installation} />
        <p>
          No email? Check your spam folder, or <a href="/login">log in</a> to get another one.
        </p>
      </>
    );
  return (
    <>
      <h1>Sign up</h1>
      {installation.isNew && <p class="notice">There are no accounts here yet: yours will be the first.</p>}
      <Form
        label="Sign up"
        action="Sign up"
        onSubmit={async (value) => {
          const answer = await enter('/sign-up', { email: value('email'), password: value('password') });
          if (answer.kind === 'done') setSent(value('email'));
          return answer;
        }}
      >
        <Field label="Email address" name="email" type="email" autocomplete="username" />
        <Field label="Password" name="password" type="password" autocomplete="new-password" hint={passwordHint} />
      </Form>
      <p>
        Already have an account? <a href="/login">Log in</a>
      </p>
    </>
  );
}

type Next = { readonly next: 'code' | 'settings' };

export function LoginPage({ installation }: { readonly installation: Installation }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const proceed = (answer: Answer<Next>): Answer<Next> => {
    if (answer.kind === 'done' && answer.value.next === 'code') setStep('code');
    else if (answer.kind === 'done') location.assign(nextPage());
    return answer;
  };
  const send = (path: string, body: object) => enter<Next>(path, body).then(proceed);
  if (step === 'code')
    return (
      <>
        <h1>Two-factor authentication</h1>
        <Form
          key="code"
          label="Two-factor authentication"
          action="Continue"
          onSubmit={(value) => send('/log-in/code', { code: value('code') })}
        >
          <Field
            label="Code"
            name="code"
            autocomplete="one-time-code"
            hint="Six digits from your authenticator app, or a recovery code."
          />
        </Form>
      </>
    );
  return (
    <>
      <h1>Log in</h1>
      {installation.isNew && (
        <p class="notice">
          There are no accounts here yet. <a href="/sign-up">Create the first one</a>
        </p>
      )}
      <Form
        key="password"
        label="Log in"
        action="Log in"
        onSubmit={(value) => send('/log-in', { email: value('email'), password: value('password') })}
      >
        <Field label="Email address" name="email" type="email" autocomplete="username" />
        <Field label="Password" name="password" type="password" autocomplete="current-password" />
      </Form>
      {canUsePasskeys() && (
        <Form
          key="passkey"
          label="Log in with a passkey"
          action="Log in with a passkey"
          busyAction="Waiting for your passkey …"
          secondary
          onSubmit={() => logInWithPasskey<Next>().then(proceed)}
        />
      )}
      <p>
        <a href="/reset">Forgot your password?</a>
      </p>
      <p>
        No account yet? <a href="/sign-up">Sign up</a>
      </p>
    </>
  );
}

export function VerifyPage() {
  const [done, setDone] = useState(false);
  const token = tokenOfLink();
  if (done)
    return (
      <>
        <h1>Email address confirmed</h1>
        <p role="status">
          Thank you. <a href="/login">Log in</a>
        </p>
      </>
    );
  if (token === '') return <BrokenLink />;
  return (
    <>
      <h1>Confirm your email address</h1>
      <Form
        label="Confirm your email address"
        action="Confirm"
        onSubmit={async () => {
          const answer = await enter('/verify', { token });
          if (answer.kind === 'done') setDone(true);
          return answer;
        }}
      />
    </>
  );
}

const BrokenLink = () => (
  <>
    <h1>Incomplete link</h1>
    <p>
      The link is incomplete. Copy the whole link from the email, or <a href="/login">log in</a> to get another one.
    </p>
  </>
);

export function ResetPage({ installation }: { readonly installation: Installation }) {
  const [done, setDone] = useState(false);
  const token = tokenOfLink();
  if (token !== '') return <NewPassword token={token} />;
  if (done)
    return (
      <>
        <h1>Check your email</h1>
        <p role="status">If there is an account with this address, an email with a link has been sent.</p>
        <MailNotice {...installation} />
      </>
    );
  return (
    <>
      <h1>Choose a new password</h1>
      <Form
        label="Request a link"
        action="Email me a link"
        onSubmit={async (value) => {
          const answer = await enter('/reset/request', { email: value('email') });
          if (answer.kind === 'done') setDone(true);
          return answer;
        }}
      >
        <Field label="Email address" name="email" type="email" autocomplete="username" />
      </Form>
    </>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const [done, setDone] = useState(false);
  if (done)
    return (
      <>
        <h1>Password changed</h1>
        <p role="status">
          All sessions have been ended. <a href="/login">Log in</a>
        </p>
      </>
    );
  return (
    <>
      <h1>Choose a new password</h1>
      <Form
        label="New password"
        action="Change password"
        onSubmit={async (value) => {
          const answer = await enter('/reset', { token, password: value('password') });
          if (answer.kind === 'done') setDone(true);
          return answer;
        }}
      >
        <Field label="New password" name="password" type="password" autocomplete="new-password" hint={passwordHint} />
      </Form>
    </>
  );
}
