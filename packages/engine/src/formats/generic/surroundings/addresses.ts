import type { Endpoint } from '../../../agent/facts.ts';
import { locate } from '../../../text/span.ts';
import { parseUrl } from '../../../text/url.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { isPlaceholderKey, namesCredential } from '../../shared/credential-names.ts';
import { namesModel } from '../../shared/language-models.ts';
import { modelNameWords } from '../../shared/model-names.ts';
import { namesListing } from '../agents/models.ts';
import { type Context, isNestedIn, type Setting, wordsAround } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { foldKey } from '../names/key-words.ts';
import { isDatabaseSuperuserName } from '../names/superusers.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { addNamedEndpoint, addRemoteInstructions } from './endpoint.ts';
import { readListener } from './listeners.ts';

/** Keys of links for people, which the agent does not connect to. */
const linkWords = wordSet(
  'homepage repository repo documentation doc license policy schema xmlns icon avatar logo image banner source reference link href author contact support website changelog issue bug privacy help about namespace crs spec specification canonical provenance pypi npm anchor citation owasp nist rfc doi arxiv whitepaper term',
);

/** Sections whose sources are read by the agent and are not links for people. */
const knowledgeSections = wordSet('rag knowledge retrieval retriever ingest ingestion crawler crawl');

/** Words of instructions: what is loaded from such an address is followed. */
const instructions = wordSet('prompt instruction persona guideline rulebook hint');

const purposes: readonly (readonly [words: ReadonlySet<string>, purpose: Endpoint['purpose']])[] = [
  [wordSet('mcp'), 'mcp'],
  [wordSet('proxy'), 'proxy'],
  [wordSet('callback redirect'), 'callback'],
  [wordSet('webhook notify notification alert slack'), 'hook'],
  [wordSet('login oauth oidc issuer sso jwk authorization auth token'), 'login'],
  [
    wordSet('telemetry otel otlp tracing trace langfuse langsmith sentry metric logging analytic collector phoenix'),
    'telemetry',
  ],
  [wordSet('marketplace registry plugin extension skill store'), 'marketplace'],
  [wordSet('peer a2a agent remote bus swarm'), 'peer'],
  [wordSet('browser cdp'), 'browser'],
  [wordSet('gateway'), 'gateway'],
  [wordSet('knowledge rag document feed content crawl'), 'content'],
];
const modelSections = wordSet('llm model provider embedding inference completion chat');
const identities = wordSet('identity idp oidc saml');
const databases =
  /^(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|redis|rediss|mssql|sqlserver|oracle|clickhouse|neo4j|bolt|amqp|amqps|kafka|nats|mqtt|ldaps?|jdbc|sqlite)(?:\+\w{1,20})?$/;

/** Reads addresses that are connected to, and addresses on which something listens. */
export function readAddress(setting: Setting, context: Context): boolean {
  if (setting.value.isList) return readUrls(setting, context);
  if (proxyVariables.has(setting.name) && setting.value.isText) return readProxyVariable(setting, context);
  return readListener(setting, context) || readUrl(setting, context);
}

/** Settings under the names of environment variables, which programs pass on to their HTTP client. */
const proxyVariables = wordSet('http_proxy https_proxy all_proxy');

function readProxyVariable({ key, value, name }: Setting, { model, scope }: Context): boolean {
  const variable = key.value.includes('_') ? key.value : name;
  model.environment.push({ ...scope, name: locate(variable, value.at), value: value.text(), process: 'host' });
  return true;
}

function readUrls(setting: Setting, context: Context): boolean {
  const items = setting.value.items();
  if (!items.some((item) => /^[a-z]{2,6}:\/\//i.test(item.written))) return false;
  for (const value of items) if (!value.claimed) readUrl({ ...setting, value }, context);
  return true;
}

function readUrl({ key, value, words, reading, owner }: Setting, context: Context): boolean {
  const node = value.node;
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return false;
  const url = /\s/.test(node.value.trim()) ? null : parseUrl(node.value);
  if (url === null) return readConnectionString(value, node.value, context);
  const loaded = hasOneOf(words, instructions) || isNestedIn(context, knowledgeSections, 2);
  const named = loaded ? words : [...words, ...wordsAround(context, 1)];
  if (hasOneOf(named, linkWords) && !isKnowledgeSource(words, owner, context)) {
    value.text();
    return true;
  }
  if (hasOneOf(words, instructions)) {
    addRemoteInstructions(value, context);
    return true;
  }
  if (reading.idea?.id === 'log-transcripts' && hasOneOf(words, uploadVerbs)) {
    const fact = { kind: 'transcripts', state: 'unsafe', origin: 'set' } as const;
    context.model.loggings.push({ ...context.scope, at: value.at, ...fact });
  }
  if (databases.test(url.scheme)) return readDatabase(value, url.userinfo?.text ?? '', context);
  const called = ['name', 'provider', 'vendor'].map((key) => owner.get(key).written);
  const claims = called.filter((name) => name !== '' && name.length < 40);
  const names = [...wordsAround(context, 2), ...words, ...claims];
  const credential = secretsIn(owner).some((name) => name !== key.value);
  addNamedEndpoint(value, purposeBeside(owner, words, context), context, { credential, names });
  return true;
}

const quotedTexts = wordSet('text content body fact answer quote excerpt summary snippet passage');
const holdsText = oncePerOwner((owner) => hasNamed(owner, quotedTexts));

const feeds = wordSet('data feed news rss price market');

/** `data_sources: [http://…]` and `knowledge: [{source: http://…}]` are loaded; beside a text, the source only says where the text is from. */
function isKnowledgeSource(words: readonly string[], owner: Cursor, context: Context): boolean {
  if (words.length === 2 && words[1] === 'source' && feeds.has(words[0] ?? '')) return true;
  return words.join('_') === 'source' && isNestedIn(context, knowledgeSections, 1) && !holdsText(owner);
}

/** `transcript_upload: https://…` */
const uploadVerbs = wordSet('upload send ship export share publish');

/** The names of the settings beside it that authenticate the caller. */
const secretsIn = oncePerOwner((owner) =>
  owner.members().flatMap(({ key, value }) => {
    const sends = value.isMapping && requestParts.has(foldKey(key.value)) && value.members().some(isSecretMember);
    return sends || isSecret(key.value, value) ? key.value : [];
  }),
);

/** Sections with the headers or the login of the same request. */
const requestParts = wordSet(
  'header auth authentication authorization http_header request_header default_header extra_header credential',
);

function isSecretMember({ key, value }: Member): boolean {
  return isSecret(key.value, value);
}

function isSecret(name: string, value: Cursor): boolean {
  const { plain } = value;
  return (
    typeof plain === 'string' && !isPlaceholderKey(plain) && namesCredential(name) && !/url|uri|endpoint/i.test(name)
  );
}

const bareAddress = wordSet('url uri endpoint gateway host server address base api http');

/** An address beside a model's name is the model's endpoint, unless its own name says otherwise. */
function purposeBeside(owner: Cursor, words: readonly string[], context: Context): Endpoint['purpose'] {
  const named = purposeOf(words, context);
  // LiteLLM's and AutoGen's name for a model's endpoint.
  if (words.join('_') === 'api_base' && context.scope.tool === undefined) return 'model';
  if ((named !== 'unknown' && named !== 'gateway') || !words.every((word) => bareAddress.has(word))) return named;
  return holdsModel(owner) ? 'model' : named;
}

const holdsModel = oncePerOwner((owner) => owner.members().some(({ value }) => namesModel(value.written)));

/** The purpose of an address, by the words of its key and then by those of the enclosing sections, innermost first. */
function purposeOf(words: readonly string[], { sections, scope }: Context): Endpoint['purpose'] {
  for (const names of [
    words,
    ...sections
      .slice(-3)
      .reverse()
      .map((section) => section.words),
  ]) {
    // An identity provider establishes who a user is.
    if (hasOneOf(names, identities)) return 'login';
    if (names.some((word) => modelSections.has(word) || modelNameWords.has(word)))
      return namesListing(names) ? 'marketplace' : 'model';
    const found = purposes.find(([known]) => hasOneOf(names, known));
    if (found !== undefined) return found[1];
    if (names.includes('tool') || names.includes('api')) return 'tool';
  }
  if (scope.tool !== undefined) return 'tool';
  // `servers: {erp: {address: …}}`
  return scope.server === undefined ? 'unknown' : 'mcp';
}

/** Reads a database's address. The account of the database's owner has all privileges there. */
function readDatabase(value: Cursor, userinfo: string, { model, scope }: Context): boolean {
  const text = value.text();
  const user = userinfo.split(':', 1)[0] ?? '';
  if (text === null || !isDatabaseSuperuserName(user)) return true;
  model.grants.push({ ...scope, at: text.at, kind: 'database-role', subject: locate(user, text.at), wide: true });
  return true;
}

/** `Server=db;User Id=sa;Password=…`: a connection string in key-value form. */
const account = /(?:^|;)\s{0,8}(?:user(?:\s?(?:id|name))?|uid)\s{0,8}=\s{0,8}([^;]{1,60})/i;

function readConnectionString(value: Cursor, text: string, context: Context): boolean {
  if (!/(?:^|;)\s{0,8}(?:server|host|data source|addr(?:ess)?)\s{0,8}=/i.test(text.slice(0, 1_000))) return false;
  const user = account.exec(text.slice(0, 1_000))?.[1]?.trim();
  return user !== undefined && readDatabase(value, user, context);
}
