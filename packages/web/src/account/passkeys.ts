import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type Answer, change, enter, type Problem } from './client.ts';

/** Passkeys work at one address only, which the page's markup names. */
export const isPasskeyAddress = (): boolean =>
  document.getElementById('application')?.dataset.passkeyOrigin === location.origin;

export const canUsePasskeys = (): boolean => isPasskeyAddress() && browserSupportsWebAuthn();

/** Lets the browser create a passkey, and adds it to the account. */
export async function addPasskey(name: string, password: string): Promise<Answer<unknown>> {
  const asked = await change<PublicKeyCredentialCreationOptionsJSON>('/passkeys/start', { name, password });
  if (asked.kind === 'problem') return asked;
  const created = await whenAllowed(startRegistration({ optionsJSON: asked.value }));
  if (created.kind === 'problem') return created;
  const { id, response } = created.value;
  const { clientDataJSON, attestationObject } = response;
  return change('/passkeys/add', { name, id, clientDataJSON, attestationObject });
}

/** Lets the user choose a passkey in the browser's dialog, and logs in with it. */
export async function logInWithPasskey<T>(): Promise<Answer<T>> {
  const asked = await enter<PublicKeyCredentialRequestOptionsJSON>('/log-in/passkey/start', {});
  if (asked.kind === 'problem') return asked;
  const used = await whenAllowed(startAuthentication({ optionsJSON: asked.value }));
  if (used.kind === 'problem') return used;
  const { id, response } = used.value;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return enter('/log-in/passkey', { id, clientDataJSON, authenticatorData, signature, userHandle });
}

const whenAllowed = <T>(answer: Promise<T>): Promise<Answer<T>> =>
  answer.then(
    (value) => ({ kind: 'done', value }),
    (error) => ({ kind: 'problem', problem: problems.get(nameOf(error)) ?? failed }),
  );

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const failed: Problem = {
  code: 'passkey_failed',
  title: 'The passkey could not be used',
  detail: 'Your device or browser could not do this. Try again, or use another device or your password.',
};

/** By the names of the errors that WebAuthn defines. Browsers do not tell whether a user cancelled, waited too long or has no passkey. */
const problems: ReadonlyMap<string, Problem> = new Map([
  [
    'NotAllowedError',
    {
      code: 'passkey_cancelled',
      title: 'Passkey request ended',
      detail: 'It was cancelled or took too long, or this device has nothing suitable. Try again.',
    },
  ],
  [
    'InvalidStateError',
    {
      code: 'passkey_known',
      title: 'There is a passkey already',
      detail: 'This device or password manager already has a passkey for your account.',
    },
  ],
]);
