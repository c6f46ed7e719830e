import type { ModelBuilder } from '../../../agent/builder.ts';
import type { EnvironmentEntry, Scope } from '../../../agent/facts.ts';
import { remembered } from '../../../text/remembered.ts';
import { type Located, locate } from '../../../text/span.ts';
import { scopeOf } from '../../shared/environment.ts';
import { type IdeaId, type Match, wordSet } from '../names/idea.ts';
import { lexicon } from '../names/ideas/index.ts';
import { keyWords } from '../names/name.ts';
import { stateOf } from '../names/state.ts';

/** What a variable of this name and value switches, as the vocabulary of settings reads it. */
export interface EnvironmentSwitch {
  readonly match: Match;
  readonly words: readonly string[];
  readonly name: Located<string>;
  readonly scope: Scope;
}

/** Ideas that a variable means beyond doubt: a `SANDBOX` may be a shop's for trying out, `PUBLIC` a folder. */
const plain: ReadonlySet<IdeaId> = new Set([
  'approval',
  'approval-of-edits',
  'authentication',
  'execution',
  'remote-code',
  'host-check',
]);
/** One of these has to be in the name, so that `LOGIN=no` and `EXECUTE=1` of any program say nothing. */
const telling = wordSet(
  'approve approval confirm confirmation autoapprove yolo auth authentication dangerously dangerous trust_remote_code trust rebinding mutation',
);
/** Services that the process logs in to. */
const dialled = wordSet(
  'smtp mail imap db database postgres pg mysql mariadb mongo mongodb redis es elastic elasticsearch ldap proxy kafka mqtt ftp sftp git registry npm',
);
const valueMax = 40;
/** A program's own name before the setting's: `MCP_AUTO_APPROVE`, `OPEN_WEBUI_AUTH`. */
const prefixMax = 2;

/** Names that programs document for a switch whose words do not tell, and the words that would. */
const documented: ReadonlyMap<string, string> = new Map([
  // https://docs.langflow.org/api-keys-and-authentication
  ['LANGFLOW_AUTO_LOGIN', 'AUTH_DISABLED'],
  ['LANGFLOW_SKIP_AUTH_AUTO_LOGIN', 'AUTH_DISABLED'],
  // https://github.com/modelcontextprotocol/inspector
  ['MCP_PROXY_AUTH_DISABLED', 'AUTH_DISABLED'],
]);

/** What holds back the code of a workflow's author, and what a value opens. https://docs.n8n.io/hosting/configuration/environment-variables/nodes/ */
const ofSandbox: ReadonlyMap<string, RegExp> = new Map([
  ['NODE_FUNCTION_ALLOW_BUILTIN', /(?:^|,)\s{0,9}(?:\*|child_process|fs|vm|worker_threads)\s{0,9}(?:,|$)/],
]);

/** A login whose cookie is also sent where everybody on the way reads it. */
const ofCookie = /^(?:[A-Z\d]{1,20}_){0,3}(?:SECURE_COOKIES?|COOKIES?_SECURE)$/;

/** Pages that may call a service, under a name without that word. https://docs.ollama.com/faq */
const ofOrigins: ReadonlySet<string> = new Set(['OLLAMA_ORIGINS']);

/** Whether a variable of this name may be one of those that are read here: its name lets nearly every variable go. */
export function maySwitch(name: string): boolean {
  if (ofSandbox.has(name) || ofCookie.test(name)) return true;
  return tellingWords(name) !== null || ofOrigins.has(name) || keyWords(name).includes('cors');
}

/** Variables by which an agent, or a server of tools, is told not to ask or to let everybody in. */
export function environmentSwitches(entries: readonly EnvironmentEntry[]): readonly EnvironmentSwitch[] {
  return entries.map(switchOf).filter((read) => read !== null);
}

function switchOf(entry: EnvironmentEntry): EnvironmentSwitch | null {
  const { name, value } = entry;
  const words = value === null || value.value.length > valueMax ? null : tellingWords(name.value);
  if (value === null || words === null || !/^[\w-]{1,30}$/.test(value.value.trim())) return null;
  const read = readWords(words);
  if (read === null || !plain.has(read.match.id) || stateOf(read.match, value.value) !== 'unsafe') return null;
  return { ...read, name: locate(name.value, value.at), scope: scopeOf(entry) };
}

/** The words of a name that may switch something of the agent's; null for all others, which are nearly all there are. */
const tellingWords: (name: string) => readonly string[] | null = remembered((name) => {
  const words = keyWords(documented.get(name) ?? name);
  // `AUTH=0` alone closes a way of the docker socket's proxy, and means as much elsewhere.
  if (words.length < 2) return words[0] === 'auth' ? null : telling.has(words[0] ?? '') ? words : null;
  return words.some((word) => telling.has(word)) && !words.some((word) => dialled.has(word)) ? words : null;
});

function readWords(words: readonly string[]): Pick<EnvironmentSwitch, 'match' | 'words'> | null {
  for (let skipped = 0; skipped <= prefixMax && skipped < words.length; skipped++) {
    const rest = words.slice(skipped);
    const match = lexicon().read(rest);
    if (match !== null) return { match, words: rest };
  }
  return null;
}

/** `CORS_ALLOW_ORIGIN=*`, in the spelling of any program. */
export function addOpenOrigins(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  for (const entry of entries) {
    const { name, value } = entry;
    if (value?.value.trim() !== '*') continue;
    const words = keyWords(name.value);
    if (!ofOrigins.has(name.value) && !words.includes('cors')) continue;
    if (words.includes('header') || words.includes('method')) continue;
    model.exposures.push({ ...scopeOf(entry), at: value.at, kind: 'origin', state: 'open', origin: 'set' });
  }
}

/** `NODE_FUNCTION_ALLOW_BUILTIN=*`, `N8N_SECURE_COOKIE=false`: what a variable takes back of a program's own protection. */
export function addWeakened(entries: readonly EnvironmentEntry[], model: ModelBuilder): void {
  for (const entry of entries) {
    const { name, value } = entry;
    if (value === null || value.value.length > valueMax) continue;
    const at = value.at;
    const flag = locate(name.value, at);
    if (ofSandbox.get(name.value)?.test(value.value) === true)
      model.isolations.push({
        ...scopeOf(entry),
        at,
        kind: 'weakened',
        state: 'weakened',
        escapes: false,
        origin: 'set',
      });
    if (ofCookie.test(name.value) && /^(?:false|0|no|off)$/i.test(value.value.trim()))
      model.transports.push({ ...scopeOf(entry), at, kind: 'cookie', state: 'off', credential: false, flag });
  }
}
