import type { ModelBuilder } from '../../../agent/builder.ts';
import type { EnvironmentEntry, Scope } from '../../../agent/facts.ts';
import { remembered } from '../../../text/remembered.ts';
import { type Located, locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { scopeOf } from '../../shared/environment.ts';
import { falseWords, trueWords } from '../../shared/switch-words.ts';
import { isAboutCarrier } from '../names/carriers.ts';
import type { IdeaId, Match } from '../names/idea.ts';
import { lexicon } from '../names/ideas/index.ts';
import { keyWords } from '../names/key-words.ts';
import { stateOf } from '../names/state.ts';

/** An environment variable, interpreted as a switch by the vocabulary of settings. */
export interface EnvironmentSwitch {
  readonly match: Match;
  readonly words: readonly string[];
  readonly name: Located<string>;
  readonly scope: Scope;
  /** Whether the process is a container whose ports other machines can reach. */
  readonly published: boolean;
}

/** Ideas that a variable's name expresses unambiguously: a `SANDBOX` may be a shop's test mode, `PUBLIC` a folder. */
const unambiguousIdeas: ReadonlySet<IdeaId> = new Set([
  'approval',
  'approval-of-edits',
  'authentication',
  'execution',
  'remote-code',
  'host-check',
  'private-network',
  'workspace-only',
  'redaction',
  'audit',
  'log-prompts',
]);
/** One of these words has to be in the name: `LOGIN=no` and `EXECUTE=1` may be any program's. */
const indicatorWords = wordSet(
  'approve approval confirm confirmation autoapprove yolo auth authentication dangerously dangerous trust_remote_code trust rebinding mutation ssrf redact redaction',
);
/** Words of which only the pair says what is switched: `NO_PROMPT=1` skips a question at the installation. */
const indicatorPairs: readonly (readonly [string, string])[] = [
  ['audit', 'log'],
  ['audit', 'logging'],
  ['audit', 'trail'],
  ['log', 'prompt'],
  ['allow', 'private'],
  ['block', 'private'],
  ['skip', 'permission'],
  ['bypass', 'permission'],
  ['permission', 'mode'],
  ['command', 'execution'],
  ['allow', 'shell'],
  ['enable', 'shell'],
  ['restrict', 'workspace'],
];
/** Services that the process connects to, and a browser's header for private networks. */
const otherSubjects = wordSet(
  'cors smtp mail imap db database postgres pg mysql mariadb mongo mongodb redis es elastic elasticsearch ldap proxy kafka mqtt ftp sftp git registry npm',
);
/** One of several ways to log in, without which the others remain: `ENABLE_PASSWORD_AUTH=false` beside OIDC. */
const loginMethods = wordSet('password oidc saml sso google github gitlab microsoft azure entra okta keycloak discord');
const valueMax = 40;
/** How many words of a program's name may precede the setting's: `MCP_AUTO_APPROVE`, `OPEN_WEBUI_AUTH`. */
const prefixMax = 2;

/** Documented names whose words do not express what they switch, each with an equivalent name that does. */
const documentedNames: ReadonlyMap<string, string> = new Map([
  // https://docs.langflow.org/api-keys-and-authentication
  ['LANGFLOW_AUTO_LOGIN', 'AUTH_DISABLED'],
  ['LANGFLOW_SKIP_AUTH_AUTO_LOGIN', 'AUTH_DISABLED'],
  // https://github.com/modelcontextprotocol/inspector
  ['MCP_PROXY_AUTH_DISABLED', 'AUTH_DISABLED'],
  // https://docs.n8n.io/hosting/configuration/environment-variables/user-management-smtp-2fa/
  ['N8N_USER_MANAGEMENT_DISABLED', 'AUTH_DISABLED'],
  // https://docs.flowiseai.com/configuration/environment-variables
  ['HTTP_SECURITY_CHECK', 'SSRF_PROTECTION'],
  // https://docs.openwebui.com/reference/env-configuration/
  ['RAG_EMBEDDING_MODEL_TRUST_REMOTE_CODE', 'TRUST_REMOTE_CODE'],
  ['RAG_RERANKING_MODEL_TRUST_REMOTE_CODE', 'TRUST_REMOTE_CODE'],
  ['ENABLE_LOCAL_WEB_FETCH', 'ALLOW_PRIVATE_NETWORK'],
  ['ENABLE_RAG_LOCAL_WEB_FETCH', 'ALLOW_PRIVATE_NETWORK'],
  // https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference
  ['COPILOT_ALLOW_ALL', 'AUTO_APPROVE'],
  // https://aider.chat/docs/config/options.html
  ['AIDER_YES_ALWAYS', 'AUTO_APPROVE'],
  // https://docs.picoclaw.io/docs/configuration/
  ['PICOCLAW_AGENTS_DEFAULTS_RESTRICT_TO_WORKSPACE', 'RESTRICT_TO_WORKSPACE'],
]);

/** Variables with values of their own, of which these stop the prompts of a coding agent. */
const approvalVariables: ReadonlyMap<string, RegExp> = new Map([
  // https://block.github.io/goose/docs/guides/environment-variables
  ['GOOSE_MODE', /^auto$/i],
  // https://opencode.ai/docs/permissions/
  ['OPENCODE_PERMISSION', /^\s{0,9}(?:"allow"|\{\s{0,9}"\*"\s{0,9}:\s{0,9}"allow"\s{0,9}\})\s{0,9}$/],
]);

/**
 * Variables that restrict the code of a workflow's author, with the values that lift the restriction.
 * https://docs.n8n.io/hosting/configuration/environment-variables/nodes/
 */
const sandboxVariables: ReadonlyMap<string, RegExp> = new Map([
  ['NODE_FUNCTION_ALLOW_BUILTIN', /(?:^|,)\s{0,9}(?:\*|child_process|fs|vm|worker_threads)\s{0,9}(?:,|$)/],
  ['NODE_FUNCTION_ALLOW_EXTERNAL', /(?:^|,)\s{0,9}\*\s{0,9}(?:,|$)/],
  ['N8N_BLOCK_ENV_ACCESS_IN_NODE', /^\s{0,9}false\s{0,9}$/i],
  ['N8N_RUNNERS_INSECURE_MODE', /^\s{0,9}true\s{0,9}$/i],
  // By default, the nodes that run commands and read files are excluded.
  ['NODES_EXCLUDE', /^\s{0,9}\[\s{0,9}\]\s{0,9}$/],
]);

/** A login cookie without this flag is also sent over unencrypted connections. */
const secureCookieName = /^(?:[A-Z\d]{1,20}_){0,3}(?:SECURE_COOKIES?|COOKIES?_SECURE)$/;

/** Variables that let every sender of a channel use the agent: `TELEGRAM_ALLOW_ALL_USERS`. https://hermes-agent.nousresearch.com/docs/ */
const openSenderName = /^(?:[A-Z\d]{1,20}_){1,2}ALLOW_ALL_USERS$/;

/** Variables for the origins that may call a service, under a name without `cors`. https://docs.ollama.com/faq */
const originVariables: ReadonlySet<string> = new Set(['OLLAMA_ORIGINS']);

/** `CORS_ORIGINS`, `ALLOWED_ORIGINS`: websites that may call the program. */
function namesOrigins(name: string, words: readonly string[]): boolean {
  const lists = words.includes('origin') && hasOneOf(words, allowing);
  return lists || words.includes('cors') || originVariables.has(name);
}

const allowing = wordSet('allow allowed trusted');

/** Whether a variable of this name may be one of those that are read here. Excludes nearly every variable by its name alone. */
export function isPossibleSwitch(name: string): boolean {
  if (
    sandboxVariables.has(name) ||
    approvalVariables.has(name) ||
    secureCookieName.test(name) ||
    openSenderName.test(name)
  )
    return true;
  return switchWords(name) !== null || namesOrigins(name, keyWords(name));
}

/** The variables by which an agent or a tool server skips approval, authentication or a similar protection. */
export function environmentSwitches(entries: readonly EnvironmentEntry[]): readonly EnvironmentSwitch[] {
  return entries.map(toSwitch).filter((read) => read !== null);
}

function toSwitch(entry: EnvironmentEntry): EnvironmentSwitch | null {
  const { name, value } = entry;
  if (value !== null && approvalVariables.get(name.value)?.test(value.value) === true)
    return withPlace(readWords(['auto', 'approve']), entry, value);
  const words = value === null || value.value.length > valueMax ? null : switchWords(name.value);
  if (value === null || words === null || !/^[\w-]{1,30}$/.test(value.value.trim())) return null;
  const read = readWords(words);
  if (read === null || !unambiguousIdeas.has(read.match.id) || stateOf(read.match, value.value) !== 'unsafe')
    return null;
  return withPlace(read, entry, value);
}

function withPlace(
  read: Pick<EnvironmentSwitch, 'match' | 'words'> | null,
  entry: EnvironmentEntry,
  { at }: Located<string>,
): EnvironmentSwitch | null {
  const name = locate(entry.name.value, at);
  return read === null ? null : { ...read, name, scope: scopeOf(entry), published: entry.published === true };
}

/** The words of a name that may be a switch of the agent; null for all others, which are nearly all there are. */
const switchWords: (name: string) => readonly string[] | null = remembered((name) => {
  const words = keyWords(documentedNames.get(name) ?? name);
  // `AUTH=0` alone closes an endpoint of the Docker socket proxy, and other programs use it as well.
  if (words.length < 2) return words[0] === 'auth' ? null : indicatorWords.has(words[0] ?? '') ? words : null;
  const isSwitch =
    hasOneOf(words, indicatorWords) ||
    indicatorPairs.some(([one, other]) => words.includes(one) && words.includes(other));
  return isSwitch && !hasOneOf(words, otherSubjects) ? words : null;
});

function readWords(words: readonly string[]): Pick<EnvironmentSwitch, 'match' | 'words'> | null {
  for (let skipped = 0; skipped <= prefixMax && skipped < words.length; skipped++) {
    const rest = words.slice(skipped);
    if (isAboutCarrier(rest)) return null;
    const match = lexicon().read(rest);
    if (match === null) continue;
    const isOfOneMethod = match.id === 'authentication' && hasOneOf(words.slice(0, skipped), loginMethods);
    return isOfOneMethod ? null : { match, words: rest };
  }
  return null;
}

/** Adds variables that allow every origin, in the spelling of any program: `CORS_ALLOW_ORIGIN=*`, `ALLOWED_ORIGINS=*`. */
export function addOpenOrigins(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  for (const entry of entries) {
    const { name, value } = entry;
    if (value?.value.trim() !== '*') continue;
    const words = keyWords(name.value);
    if (!namesOrigins(name.value, words) || words.includes('header') || words.includes('method')) continue;
    model.exposures.push({ ...scopeOf(entry), at: value.at, kind: 'origin', state: 'open', origin: 'set' });
  }
}

/** Adds variables that let every sender use the agent. */
export function addOpenSenders(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  for (const entry of entries) {
    const { name, value } = entry;
    if (value === null || !openSenderName.test(name.value) || !trueWords.has(value.value.trim().toLowerCase()))
      continue;
    model.exposures.push({ ...scopeOf(entry), at: value.at, kind: 'sender', state: 'open', origin: 'set' });
  }
}

/** Adds variables that weaken a program's own protection: `NODE_FUNCTION_ALLOW_BUILTIN=*`, `N8N_SECURE_COOKIE=false`. */
export function addWeakenedProtections(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  for (const entry of entries) {
    const { name, value } = entry;
    if (value === null || value.value.length > valueMax) continue;
    const at = value.at;
    const flag = locate(name.value, at);
    if (sandboxVariables.get(name.value)?.test(value.value) === true)
      model.isolations.push({
        ...scopeOf(entry),
        at,
        kind: 'weakened',
        state: 'weakened',
        escapes: false,
        origin: 'set',
      });
    if (secureCookieName.test(name.value) && falseWords.has(value.value.trim().toLowerCase()))
      model.transports.push({ ...scopeOf(entry), at, kind: 'cookie', state: 'off', credential: false, flag });
  }
}
