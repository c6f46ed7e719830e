import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.ts';

/** How long a user may take to answer a browser's question. */
export const answerWithinMs = 5 * 60_000;

/** EdDSA, ES256 and RS256 (COSE's registry of algorithms), in the order of preference. */
export const algorithms: readonly number[] = [-8, -7, -257];

export interface NewPasskeyUser {
  readonly id: string;
  readonly email: string;
  /** Passkeys that the user has: an authenticator that holds one of them makes no second one. */
  readonly credentialIds: readonly string[];
}

/**
 * The authenticator has to verify the user, by fingerprint or PIN for example, and to keep the passkey itself, so that logging in needs no email
 * address. It is not asked to prove its model (`attestation`): any may be used.
 */
export const creationOptions = (
  party: RelyingParty,
  challenge: string,
  user: NewPasskeyUser,
): PublicKeyCredentialCreationOptionsJSON => ({
  rp: { id: party.id, name: 'AgentGrade' },
  user: { id: handleOf(user.id), name: user.email, displayName: user.email },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: answerWithinMs,
  excludeCredentials: user.credentialIds.map((id) => ({ type: 'public-key', id })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** The same for everybody: any passkey of this service may answer. */
export const requestOptions = (party: RelyingParty, challenge: string): PublicKeyCredentialRequestOptionsJSON => ({
  rpId: party.id,
  challenge,
  timeout: answerWithinMs,
  userVerification: 'required',
});

/** The user's id as an authenticator keeps it. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
