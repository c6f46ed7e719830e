import type { Passkey } from '../../stores/stores.ts';
import { algorithms, handleOf } from './options.ts';
import type { RelyingParty } from './relying-party.ts';

/** A browser's answer, with WebAuthn's names; everything is in base64url. */
export interface CreationAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

export interface RequestAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>;

/** Loaded with the first passkey: it consists mostly of readers of certificates and takes 11 MB of memory. */
const load = () => import('@simplewebauthn/server');

/** What both ceremonies expect. The user was verified, so that a passkey stands for two factors: having it, and a fingerprint or a PIN. */
const expected = (party: RelyingParty, challenge: string) =>
  ({
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }) as const;

const partsOf = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** The new credential; null if the answer is not valid. */
export async function verifyCreation(
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject }: CreationAnswer,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await load();
  return nullIfRefused(async () => {
    if (await hasCertificate(attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...partsOf(id), response: { clientDataJSON, attestationObject } },
      ...expected(party, challenge),
      supportedAlgorithmIDs: [...algorithms],
    });
    const credential = registrationInfo?.credential;
    if (credential?.id !== id) return null;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter };
  });
}

/** The authenticator's counter; null if the answer is not valid or not of this passkey and its user. */
export async function verifyRequest(
  party: RelyingParty,
  challenge: string,
  { id, userHandle, ...response }: RequestAnswer,
  { credentialId, publicKey, counter, userId }: Passkey,
): Promise<number | null> {
  if (id !== credentialId || userHandle !== handleOf(userId)) return null;
  const { verifyAuthenticationResponse } = await load();
  return nullIfRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...partsOf(id), response },
      ...expected(party, challenge),
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** No certificate was asked for, and none is read: the library would fetch the list of revoked ones from the address in it. */
async function hasCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  return decodeAttestationObject(Buffer.from(attestationObject, 'base64url')).get('attStmt').get('x5c') !== undefined;
}

/** The library throws for every answer that is malformed or not the expected one, with a message that quotes it. */
const nullIfRefused = <T>(work: () => Promise<T | null>): Promise<T | null> => work().catch(() => null);
