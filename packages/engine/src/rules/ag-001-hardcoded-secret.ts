import type { Server } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { type Severity, severities } from '../score/table.ts';
import type { SecretClass, SecretFact } from '../secrets/secret.ts';
import { comparePlaces, type Located, locate, type Place } from '../text/span.ts';
import { ofItem, settingOf } from './places.ts';
import { defineRule, type Patch } from './rule.ts';

const severityOf = {
  'own-key': 'critical',
  provider: 'critical',
  'private-key': 'critical',
  connection: 'critical',
  named: 'high',
  default: 'medium',
  identifier: 'medium',
  example: 'low',
  weak: 'info',
  worded: 'info',
} as const satisfies Record<SecretClass, Severity>;

export const hardcodedSecret = defineRule({
  id: 'AG-001',
  name: 'hardcoded-secret',
  title: 'Hardcoded secret',
  category: 'secrets',
  severity: 'critical',
  references: ['ASI03', 'LLM02:2025', 'LLM07:2025', 'MCP01', 'CWE-798', 'CWE-312', 'CWE-522', 'AML.T0083', 'AML.T0055'],
  messages: {
    environment: 'The environment of server {server} contains a hardcoded secret: {secret}.',
    header: 'The headers of server {server} contain a hardcoded secret: {secret}.',
    launch: 'The launch command of server {server} contains a hardcoded secret: {secret}.',
    url: 'The URL of server {server} contains a hardcoded secret: {secret}.',
    prompt: 'A prompt contains a hardcoded secret, which the model can repeat: {secret}.',
    named: '{name} contains a hardcoded secret: {secret}.',
    value: 'A value contains a hardcoded secret: {secret}.',
    key: 'A secret is used as a mapping key: {secret}.',
    comment: 'A comment contains a hardcoded secret: {secret}.',
    markup: 'A YAML tag or anchor contains a hardcoded secret: {secret}.',
    ownKey: 'An AgentGrade API key is hardcoded here. Revoke it in your account.',
    weak: '{name} contains a placeholder secret. If it is never changed, anyone can guess it.',
    worded: '{name} should hold a secret but contains plain words. If they are the real secret, it is hardcoded.',
    possible: '{name} contains a random-looking value that may be a hardcoded secret.',
  },
  why: 'Anyone who can read the file has the credential: collaborators, backups, logs and the model itself. Deleting it later leaves it in the version history.',
  fix: 'Rotate the credential, keep the new one in a secret manager or an environment variable, and reference it here.',
  *check({ agent, secrets }) {
    if (secrets.length === 0) return;
    const places = describePlaces(agent);
    const worst = worstByPlace(secrets);
    const owners = ownersOf(worst);
    for (const secret of worst) {
      yield {
        severity: severityOf[secret.class],
        confidence: secret.confidence,
        at: secret.shownAt,
        patch: replaceByReference(secret, owners.get(secret)),
        ...describe(secret, places, agent.at),
      };
    }
  },
});

/** One value may hold several secrets; the finding names the worst of them. */
function worstByPlace(secrets: readonly SecretFact[]): readonly SecretFact[] {
  const worst = new Map<Place, SecretFact>();
  for (const secret of secrets) {
    const known = worst.get(secret.at);
    if (known === undefined || rank(secret) < rank(known)) worst.set(secret.at, secret);
  }
  return [...worst.values()];
}

function rank({ class: own }: SecretFact): number {
  return severities.indexOf(severityOf[own]);
}

/** What the agent model knows about the place of a secret. */
type Description =
  | { readonly message: 'environment' | 'header' | 'launch' | 'url'; readonly server: Located<string> }
  | { readonly message: 'prompt' };

function describePlaces(agent: AgentModel): ReadonlyMap<Place, Description> {
  const places = new Map<Place, Description>();
  for (const prompt of agent.prompts) places.set(prompt.text.at, { message: 'prompt' });
  for (const server of agent.servers) {
    const add = (message: 'environment' | 'header' | 'launch' | 'url', at: Place | undefined) => {
      if (at !== undefined) places.set(at, { message, server: server.name });
    };
    for (const at of placesOf(server).launch) add('launch', at);
    for (const { value } of server.environment) add('environment', value?.at);
    for (const { value } of server.headers) add('header', value?.at);
    add('url', server.url?.at);
  }
  return places;
}

function placesOf(server: Server): { readonly launch: readonly Place[] } {
  return { launch: server.launch?.words.map(({ at }) => at) ?? [] };
}

function describe(secret: SecretFact, places: ReadonlyMap<Place, Description>, document: Place) {
  // The title is the detector's own wording. It passes the redactor like everything else, but is located at the document's root: at the
  // secret's place, a password `pass` would be masked inside the title's own words.
  const title = locate(secret.title, document);
  if (secret.class === 'own-key') return { message: 'ownKey' } as const;
  if (secret.class === 'weak' || secret.class === 'worded')
    return { message: secret.class, quote: { name: secret.name ?? title } } as const;
  if (secret.kind === 'possible-secret' && secret.name !== null) {
    return { message: 'possible', quote: { name: secret.name } } as const;
  }
  if (secret.where !== 'value') return { message: secret.where, quote: { secret: title } } as const;
  const place = places.get(secret.at);
  if (place?.message === 'prompt') return { message: 'prompt', quote: { secret: title } } as const;
  if (place !== undefined) return { message: place.message, quote: { secret: title, server: place.server } } as const;
  if (secret.name === null) return { message: 'value', quote: { secret: title } } as const;
  const name = isNamedByOwner(secret.at, secret.name) ? settingOf(secret.at) : ofItem(secret.name);
  return { message: 'named', quote: { secret: title, name } } as const;
}

/** `parameters: {content: …}`: the key `content` says nothing, so that the secret was judged by the key above, but the key itself has to be found. */
function isNamedByOwner({ path }: Place, { at: { path: named } }: Located<string>): boolean {
  return typeof path.at(-1) === 'string' && named.length < path.length && named.every((step, i) => step === path[i]);
}

/** A distinguishing name for each secret that shares its key with different secrets: they cannot all become the same variable. */
function ownersOf(secrets: readonly SecretFact[]): ReadonlyMap<SecretFact, Located<string>> {
  const byName = new Map<string, SecretFact[]>();
  for (const secret of secrets) {
    const name = secret.name?.value.replace(/[^\p{L}\d]/gu, '').toLowerCase() ?? '';
    const namesakes = byName.get(name);
    if (namesakes === undefined) byName.set(name, [secret]);
    else namesakes.push(secret);
  }
  const owners = new Map<SecretFact, Located<string>>();
  for (const [name, namesakes] of byName) {
    if (name === '' || new Set(namesakes.map(identityOf)).size < 2) continue;
    for (const [secret, owner] of nameOwners(namesakes)) owners.set(secret, locate(owner, secret.at));
  }
  return owners;
}

/** Equal for the same secret text in different places. */
const identityOf = ({ kind, number }: SecretFact) => `${kind} ${number}`;

/**
 * Each secret is named after the path step, or the name of the list item, that distinguishes it from the nearest secrets of the same name,
 * or after all such steps where that one step is not unique.
 */
function nameOwners(namesakes: readonly SecretFact[]): ReadonlyMap<SecretFact, string> {
  const ordered = namesakes.toSorted((a, b) => comparePlaces(a.at, b.at));
  const paths = ordered.map(({ at }) => at.path);
  const shared = (index: number) => sharedSteps(paths[index] ?? [], paths[index + 1] ?? []);
  const all = ordered.slice(1).reduce((least, _, index) => Math.min(least, shared(index)), Number.POSITIVE_INFINITY);
  const steps = ordered.map((secret, index) => {
    const apart = Math.max(index === 0 ? 0 : shared(index - 1), index === ordered.length - 1 ? 0 : shared(index));
    const { path, itemName } = secret.at;
    const isItem = typeof path[apart] === 'number' && path.slice(apart + 1).every((step) => typeof step === 'string');
    const own = path.slice(all, apart + 1).map(wordOf);
    return {
      secret,
      own: isItem && itemName !== undefined ? own.with(-1, itemName) : own,
      isName: apart < path.length - 1,
    };
  });
  // The secret that a step belongs to; null once several share it.
  const holders = new Map<string, string | null>();
  for (const { secret, own } of steps) {
    const word = own.at(-1) ?? '';
    const identity = identityOf(secret);
    const holder = holders.get(word);
    holders.set(word, holder === undefined || holder === identity ? identity : null);
  }
  const named = steps.filter(({ isName, own }) => isName && own.length > 0);
  return new Map(
    named.map(({ secret, own }) => {
      const word = own.at(-1) ?? '';
      return [secret, holders.get(word) === null ? own.join('_') : word];
    }),
  );
}

const wordOf = (step: string | number) => (typeof step === 'number' ? `no_${step + 1}` : step);

/** Number of leading steps that both paths share. */
function sharedSteps(one: Place['path'], other: Place['path']): number {
  const apart = one.findIndex((step, index) => other[index] !== step);
  return apart === -1 ? one.length : apart;
}

/** A patch that replaces the value by a reference, if it holds nothing else than the secret and its name. */
function replaceByReference(
  { at, frame, name, class: own }: SecretFact,
  owner: Located<string> | undefined,
): readonly Patch[] {
  if (frame === null || name === null || own === 'weak' || own === 'worded') return [];
  const value = {
    reference: name,
    ...(owner === undefined ? {} : { owner }),
    ...(frame.assigned === null ? {} : { assigned: locate(frame.assigned, at) }),
    ...(frame.variable === null ? {} : { variable: locate(frame.variable, at) }),
  };
  return [{ op: 'replace', at, value }];
}
