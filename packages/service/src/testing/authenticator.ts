import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What of an answer is not as a browser and an authenticator would give it. */
export interface Falsified {
  readonly type?: string;
  readonly origin?: string;
  readonly partyId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signature?: string;
  readonly statement?: ReadonlyMap<string, unknown>;
}

/** An authenticator with one passkey, together with the browser between it and a page. */
export interface Authenticator {
  /** Answers to `navigator.credentials.create`. */
  create(options: Readonly<Record<string, unknown>>, falsified?: Falsified): Record<string, string>;
  /** Answers to `navigator.credentials.get`. */
  use(options: Readonly<Record<string, unknown>>, falsified?: Falsified): Record<string, string>;
}

/** With a P-256 key, as most authenticators have, and a counter, as security keys have. */
export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const coordinate = (text: string) => Buffer.from(text, 'base64url');
  // COSE (RFC 9053, 7.1.1): key type EC2, algorithm ES256, curve P-256.
  const cose = encode(new Map<unknown, unknown>([[1, 2], [3, -7], [-1, 1], [-2, coordinate(x)], [-3, coordinate(y)]])); // biome-ignore format: pairs
  let userHandle = '';
  let counter = 0;
  const clientData = (type: string, { challenge }: Readonly<Record<string, unknown>>, falsified: Falsified) =>
    Buffer.from(JSON.stringify({ type: falsified.type ?? type, challenge, origin: falsified.origin ?? origin }));
  const authenticatorData = (flags: number, falsified: Falsified, more: readonly Uint8Array[]) => {
    counter = falsified.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head[0] = flags | (falsified.isVerified === false ? 0 : verified) | present;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(falsified.partyId ?? new URL(origin).hostname)), head, ...more]);
  };
  return {
    create(options, falsified = {}) {
      userHandle = String((options.user as { readonly id: string }).id);
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cose];
      const statement = falsified.statement ?? new Map();
      const fmt = statement.size === 0 ? 'none' : 'packed';
      const authData = authenticatorData(withCredential, falsified, credential);
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', options, falsified)),
        attestationObject: text(
          encode(new Map<unknown, unknown>(Object.entries({ fmt, attStmt: statement, authData }))),
        ),
      };
    },
    use(options, falsified = {}) {
      const client = clientData('webauthn.get', options, falsified);
      const data = authenticatorData(0, falsified, []);
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: falsified.signature ?? text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: falsified.userHandle ?? userHandle,
      };
    },
  };
}

/** The flags of authenticator data (WebAuthn, 6.1). */
const [present, verified, withCredential] = [0x01, 0x04, 0x40];

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** CBOR (RFC 8949) of maps, lists, integers, texts and bytes. */
function encode(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(encode)]);
  throw new TypeError('CBOR of another type is not needed here.');
}

function head(type: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(type << 5) | argument]);
  if (argument < 256) return Buffer.from([(type << 5) | 24, argument]);
  return Buffer.from([(type << 5) | 25, argument >> 8, argument & 0xff]);
}
