import { passkeyLimits } from '../../accounts/passkeys/passkeys.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relying-party.ts';
import { readName } from '../../names.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import type { Passkey } from '../../stores/stores.ts';
import { clientOf, sendCookies } from './callers.ts';
import type { Call, Endpoints, OwnCall } from './endpoint.ts';
import { recordOwnEvent } from './owners.ts';
import type { AccountParts } from './parts.ts';
import { refusalOf } from './refusals.ts';
import type { Shape } from './shape.ts';
import { letIn } from './sign-in.ts';

const invalidName: Refusal = { code: 'invalid_name' };
const tooMany: Refusal = {
  code: 'limit_reached',
  occurrence: { detail: `There are already ${passkeyLimits.countMax} passkeys, the maximum. Remove one first.` },
};

/** The answers of browsers have WebAuthn's names. */
const creation = { name: 'text', id: 'text', clientDataJSON: 'text', attestationObject: 'text' } as const;
const use = {
  id: 'text',
  clientDataJSON: 'text',
  authenticatorData: 'text',
  signature: 'text',
  userHandle: 'text',
} as const;

/** Passkeys, if browsers offer any at this service's address: logging in with one, listing, adding, renaming and removing. */
export function addPasskeys(endpoints: Endpoints, parts: AccountParts): void {
  if (relyingPartyOf(parts.baseUrl) === null) return;
  const ask: Ask = async ({ request, reply }, path, body) => {
    const answer = await parts.callAuth(clientOf(request), `/passkey${path}`, body);
    sendCookies(reply, answer);
    const refused = refusalOf(answer);
    return { body: answer.body, refused: refused?.code === 'limit_reached' ? tooMany : refused };
  };
  addLogIn(endpoints, parts, ask);
  addCreation(endpoints, parts, ask);
  endpoints.read('/passkeys', async ({ caller }) => ({
    body: { passkeys: (await parts.passkeys.list(caller.userId)).map(presentPasskey) },
  }));
  endpoints.change('/passkeys/rename', { id: 'text', name: 'text' }, async ({ caller, fields }) => {
    const passkey = await findOwn(parts, caller.userId, fields.id);
    const name = readName(fields.name);
    if (name === null) return invalidName;
    if (passkey === undefined || !(await parts.passkeys.rename(caller.userId, passkey.id, name)))
      return { code: 'not_found' };
    await recordOwnEvent(parts, caller, 'passkey.renamed', `${passkey.name} → ${name}`);
    return null;
  });
  endpoints.change('/passkeys/remove', { id: 'text', password: 'text' }, async (call) => {
    const passkey = await findOwn(parts, call.caller.userId, call.fields.id);
    if (passkey === undefined) return { code: 'not_found' };
    const { refused } = await ask(call, '/remove', call.fields);
    if (refused === null) await recordOwnEvent(parts, call.caller, 'passkey.removed', passkey.name);
    return refused;
  });
}

interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly refused: Refusal | null;
}

/** Calls the plugin of the account library, and sends its cookies to the browser. */
type Ask = (call: Call<Shape>, path: string, body: Readonly<Record<string, unknown>>) => Promise<Asked>;

function addLogIn(endpoints: Endpoints, parts: AccountParts, ask: Ask): void {
  endpoints.open('/log-in/passkey/start', {}, async (call) => {
    const { body, refused } = await ask(call, '/start-log-in', {});
    return refused ?? { body };
  });
  endpoints.open('/log-in/passkey', use, async (call) => {
    const answer = await parts.callAuth(clientOf(call.request), '/passkey/log-in', call.fields);
    const refused = refusalOf(answer);
    if (refused !== null) return refused;
    await letIn(parts, call, answer, String(answer.body.email));
    return { body: { next: 'settings' } };
  });
}

function addCreation(endpoints: Endpoints, parts: AccountParts, ask: Ask): void {
  endpoints.change('/passkeys/start', { name: 'text', password: 'text' }, async (call) => {
    if (readName(call.fields.name) === null) return invalidName;
    const { body, refused } = await ask(call, '/start', { password: call.fields.password });
    return refused ?? { body };
  });
  endpoints.change('/passkeys/add', creation, async (call: OwnCall<typeof creation>) => {
    const name = readName(call.fields.name);
    if (name === null) return invalidName;
    const { refused } = await ask(call, '/add', { ...call.fields, name });
    if (refused === null) await recordOwnEvent(parts, call.caller, 'passkey.added', name);
    return refused;
  });
}

const findOwn = async ({ passkeys }: AccountParts, userId: string, id: string): Promise<Passkey | undefined> =>
  (await passkeys.list(userId)).find((passkey) => passkey.id === id);

/** What a passkey's owner sees of it. */
export const presentPasskey = ({ id, name, createdAtMs, lastUsedAtMs }: Passkey) => ({
  id,
  name,
  createdAt: new Date(createdAtMs).toISOString(),
  lastUsedAt: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
});
