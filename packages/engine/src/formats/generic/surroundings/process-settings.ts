import type { ModelBuilder } from '../../../agent/builder.ts';
import type { EnvironmentEntry, Scope } from '../../../agent/facts.ts';
import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { readHeaders } from '../../shared/headers.ts';
import type { Context, Setting } from '../context.ts';
import { foldKey } from '../names/key-words.ts';
import { isFullyClaimed } from '../walk.ts';

const environmentNames = wordSet(
  'env environment env_var envvar environment_variable environ process_env runtime_env extra_env container_env',
);
/** `startup_env: {PYTHONSTARTUP: …}` */
const environmentEndings = wordSet('env environ environment');
const variableNames = wordSet('variable var global export secret');
/** Parts of an environment section that hold its variables: `environment: {inherit: all, set: {…}}`. */
const partNames = wordSet('set value extra override custom define default add');
const headerNames = wordSet('header http_header request_header extra_header custom_header default_header');

/** Reads the environment of a process and the headers of a request. */
export function readProcessSettings(setting: Setting, context: Context): boolean {
  return readSettings(setting, context, () => processOf(setting.owner, context.scope));
}

/** In a document that shows no agent it is unknown where processes run, and containers have addresses of their own. */
export function readUnknownProcess(setting: Setting, context: Context): boolean {
  return readSettings(setting, context, () => {
    const process = processOf(setting.owner, context.scope);
    return process === 'host' ? 'container' : process;
  });
}

function readSettings(
  { value, name, words }: Setting,
  { model, scope, sections }: Context,
  process: () => EnvironmentEntry['process'],
): boolean {
  const isPart = partNames.has(name) && value.isMapping && environmentNames.has(sections.at(-1)?.joined ?? '');
  const named =
    isPart ||
    environmentNames.has(name) ||
    isAssignments(value) ||
    (variableNames.has(name) && isUpperCase(value)) ||
    (environmentEndings.has(words.at(-1) ?? '') && holdsVariables(value));
  if (named && isFlat(value) && !isPolicy(value) && !isFullyClaimed(value)) {
    addInherited(value, model, scope);
    readEnvironment(value, process(), model, scope);
    return true;
  }
  if (!headerNames.has(name) || !isFlat(value) || isFullyClaimed(value)) return false;
  readHeaders(value);
  return true;
}

/** A mapping with an image, and ports or volumes, is a container. */
function processOf(owner: Cursor, { server, tool }: Scope): EnvironmentEntry['process'] {
  if (server !== undefined) return 'server';
  if (tool !== undefined) return 'tool';
  return owner.get('image').isText && (owner.has('ports') || owner.has('volumes')) ? 'container' : 'host';
}

/** `env: {inherit: all, MODE: x}`: the inherited variables are stated beside those that are set. */
function addInherited(value: Cursor, model: ModelBuilder, scope: Scope): void {
  const inherited = value.any('inherit', 'inherit_all', 'inheritAll');
  if (!/^(?:all|\*)$/i.test(inherited.written.trim())) return;
  const subject = locate('inherit', inherited.at);
  model.environmentSharing.push({ ...scope, at: inherited.at, kind: 'inherits-all', subject });
}

const policies = wordSet('inherit inherited pass passthrough forward clear scrub include exclude allow deny');

/** `env: {inherit: all}` states which variables are inherited and sets none. */
function isPolicy(value: Cursor): boolean {
  const members = value.members();
  return members.length > 0 && members.every((member) => policies.has(foldKey(member.key.value)));
}

/** Names with plain values, or a list of `NAME=value`; a word like `production` is a deployment stage. */
function isFlat(value: Cursor): boolean {
  if (value.isMapping) return value.members().every((member) => !member.value.isMapping && !member.value.isList);
  return value.isList && value.items().every((item) => item.isText || item.has('name'));
}

/** `variables: {LD_PRELOAD: …}`: upper-case names, which only environment variables have. */
function isUpperCase(value: Cursor): boolean {
  const members = value.members();
  return (
    members.length > 0 && members.every(({ key }) => /^[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,8}$/.test(key.value))
  );
}

function holdsVariables(value: Cursor): boolean {
  const members = value.members();
  return members.length > 0 && members.every(({ key }) => /^[A-Z][A-Z0-9_]{2,80}$/.test(key.value));
}

/** A list of `NAME=value` is an environment, whatever its key. */
function isAssignments(value: Cursor): boolean {
  if (value.node?.kind !== 'sequence' || value.node.items.length === 0) return false;
  return value.node.items.every(
    (item) => item.kind === 'scalar' && /^[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,8}=/.test(item.text),
  );
}
