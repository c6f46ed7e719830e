import type { Capability } from '../../../agent/capability.ts';
import { isWideScope } from '../../../knowledge/wide-scopes.ts';
import { locate } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import { addFreeExecution } from '../../shared/execution.ts';
import { isSwitchedOff } from '../../shared/switch.ts';
import type { Context } from '../context.ts';
import type { ListSubject } from '../names/list-names.ts';
import { asAdministrator } from './programs.ts';
import { addPermission, meansEverybody, meansEverything, type RuleList } from './rule-list.ts';
import { writeTools } from './tool-lists.ts';

type ListWriter = (list: RuleList, context: Context) => void;

/** The writer that turns a list into facts, by what its items are. */
export const listWriters: Readonly<Record<ListSubject, ListWriter>> = {
  command: writeCommands,
  path: writePaths,
  domain: writeDomains,
  origin: writeOrigins,
  sender: (list, context) => writeExposure(list, context, 'sender'),
  tool: writeTools,
  permission: writeTools,
  server: writeServers,
  agent: writeAgents,
  scope: writeScopes,
  environment: writeEnvironment,
  import: writeImports,
  other: () => {},
};

function writeCommands({ decision, items, words }: RuleList, context: Context): void {
  const raised = words.includes('sudo') && (decision === 'allow' || decision === 'auto-approve');
  for (const item of items) addPermission(raised ? asAdministrator(item) : item, decision, 'shell', context);
}

function writePaths({ decision, items, words, owner }: RuleList, context: Context): void {
  const { model, scope } = context;
  const beside = modeOf(owner);
  for (const item of items) {
    const mode = item.entry.isMapping ? modeOf(item.entry) : beside;
    const reads =
      mode === '' ? onlyReads(words) || isReader(scope.tool?.capabilities) : /^r(?:o|ead)?(?:[-_ ]?only)?$/i.test(mode);
    if (decision === 'deny' || decision === 'ask') addPermission(item, decision, reads ? 'read' : 'write', context);
    else {
      const { at } = item.text;
      const path = meansEverything(item.text.value)
        ? ({ path: locate('/', at), bySetting: true } as const)
        : { path: item.text };
      model.fileGrants.push({
        ...scope,
        at,
        ...path,
        access: reads ? 'read' : 'write',
        source: 'permission',
      });
    }
  }
}

/** Whether the list belongs to a tool that changes nothing. */
function isReader(capabilities: readonly Capability[] = []): boolean {
  return capabilities.includes('read') && capabilities.every((one) => one === 'read' || one === 'search');
}

/** `{folders: [./inbox], access: read}` */
function modeOf(entry: Cursor): string {
  return entry.any('access', 'mode', 'permission', 'permissions').word()?.value ?? '';
}

function onlyReads(words: readonly string[]): boolean {
  const has = (...names: readonly string[]) => names.some((name) => words.includes(name));
  return has('readonly', 'readable') || (has('read') && !has('write', 'writable'));
}

/** Adds one fact for the list, and one for every entry that permits all hosts. */
function writeDomains(list: RuleList, context: Context): void {
  const { decision, items, at, words } = list;
  const { model, scope } = context;
  if (decision === 'deny' || decision === 'ask') {
    for (const item of items) addPermission(item, decision, 'fetch', context);
    return;
  }
  // ASP.NET: https://learn.microsoft.com/aspnet/core/fundamentals/servers/kestrel/host-filtering
  const isServerList = words.includes('server') || at.path.join() === 'AllowedHosts';
  if (isServerList && words.includes('host')) {
    writeExposure(list, context, 'host-check');
    return;
  }
  const open = items.filter(({ text }) => meansEverything(text.value));
  for (const { text } of open) {
    model.egresses.push({ ...scope, at: text.at, kind: 'domains', state: 'open', origin: 'set' });
  }
  if (open.length > 0) return;
  model.egresses.push({ ...scope, at, kind: 'domains', state: 'restricted', origin: 'set' });
  for (const item of items) addPermission(item, decision, 'fetch', context);
}

function writeOrigins(list: RuleList, context: Context): void {
  const credentials = list.owner.any('allow_credentials', 'allowCredentials', 'credentials', 'supports_credentials');
  const shared = credentials.boolean()?.value === true;
  writeExposure(list, context, shared ? 'origin-with-credentials' : 'origin');
}

function writeExposure(
  { decision, items, at, owner }: RuleList,
  { model, scope: around }: Context,
  kind: 'origin' | 'origin-with-credentials' | 'sender' | 'host-check',
): void {
  if (decision === 'deny' || decision === 'ask') return;
  const scope = { ...around, enabled: around.enabled && !isSwitchedOff(owner) };
  const open = items.filter(({ text }) => meansEverything(text.value) || meansEverybody(text.value));
  for (const { text } of open) model.exposures.push({ ...scope, at: text.at, kind, state: 'open', origin: 'set' });
  if (open.length === 0 && items.length > 0) {
    model.exposures.push({ ...scope, at, kind, state: 'restricted', origin: 'set' });
  }
}

function writeServers({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision !== 'auto-approve' && decision !== 'ask') return;
  const state = decision === 'auto-approve' ? 'off' : 'on';
  for (const { text } of items) {
    const kind = meansEverything(text.value) ? 'all-prompts' : 'server';
    model.approvals.push({ ...scope, at: text.at, kind, state, origin: 'set', reach: [], subject: text });
  }
}

function writeAgents({ decision, items, at }: RuleList, { model, scope }: Context): void {
  if (decision === 'deny' || decision === 'ask') return;
  const open = items.filter(({ text }) => meansEverything(text.value));
  for (const { text } of open) {
    model.trusts.push({ ...scope, at: text.at, kind: 'all-agents', subject: text, state: 'open' });
  }
  if (open.length === 0) model.trusts.push({ ...scope, at, kind: 'all-agents', subject: null, state: 'restricted' });
}

function writeScopes({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision === 'deny') return;
  for (const { text } of items) {
    model.grants.push({ ...scope, at: text.at, kind: 'oauth-scope', subject: text, wide: isWideScope(text.value) });
  }
}

function writeEnvironment({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision !== 'allow' && decision !== 'auto-approve') return;
  for (const { text } of items) {
    const kind = meansEverything(text.value) ? 'allows-all' : 'passes';
    model.environmentSharing.push({ ...scope, at: text.at, kind, subject: text });
  }
}

/** Modules that give code written by a model access to the machine. https://docs.python.org/3/library/ */
const reachingModules =
  /^(?:os(?!\.path)|subprocess|sys|shutil|ctypes|pty|socket|importlib|multiprocessing|posix)(?:\.|$)/;

function writeImports({ decision, items }: RuleList, { model, scope }: Context): void {
  if (decision === 'deny' || decision === 'ask') return;
  for (const { text } of items) {
    if (meansEverything(text.value) || reachingModules.test(text.value)) addFreeExecution(text.at, model, scope);
  }
}
