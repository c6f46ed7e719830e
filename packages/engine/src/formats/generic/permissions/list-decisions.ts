import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn, type Setting } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { agentParts } from '../names/agent-parts.ts';
import type { Name } from '../names/key-name.ts';
import { type Decision, hasAccessWord, type ListName, type ListSubject } from '../names/list-names.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { nearestSubject, sectionsAround } from './list-subjects.ts';
import { meansEverybody, meansEverything } from './rule-list.ts';

/** What a list decides for its items, by its name and then by what surrounds it; null where nothing says so. */
export function decisionOfList(
  setting: Setting,
  own: ListName,
  subject: ListSubject | null,
  context: Context,
): Decision | null {
  return (
    own.decision ??
    nearestDecision(sectionsAround(context)) ??
    impliedDecision(setting.words, subject, context) ??
    (subject === 'command' && listsPrograms(setting, context) ? 'allow' : null) ??
    (subject === 'path' && (areFoldersOfAgent(setting) || areFilesOfTool(setting, context)) ? 'allow' : null) ??
    impliedByValue(setting, context)
  );
}

/** Words for connections that the agent opens. */
const outwardWords = wordSet('outbound egress');

function nearestDecision(around: readonly Name[]): Decision | null {
  return around.map(({ list }) => list?.decision ?? null).find((found) => found !== null) ?? null;
}

/** `filesystem: {read: […]}`, `network: {hosts: […]}`, `permissions: {filesystem: […]}` and `cors: […]` list what is allowed. */
function impliedDecision(words: readonly string[], subject: ListSubject | null, context: Context): Decision | null {
  if (subject === 'origin') return 'allow';
  if (subject === 'path' && hasAccessWord(words)) return 'allow';
  if (subject !== 'path' && subject !== 'domain' && subject !== 'command') return null;
  // `outbound_hosts: […]`
  if (subject === 'domain' && words.length > 1 && hasOneOf(words, outwardWords)) return 'allow';
  // `sudo_commands: […]` are the commands that may run with sudo.
  if (subject === 'command' && words[0] === 'sudo') return 'allow';
  // `shell: {commands: […]}` among the tools.
  if (subject === 'command' && context.scope.tool?.capabilities.includes('execute') === true) return 'allow';
  const nearest = nearestSubject(sectionsAround(context));
  if (nearest === 'permission') return 'allow';
  const sameSection = nearest === subject;
  return sameSection && (hasAccessWord(words) || subject !== 'command') ? 'allow' : null;
}

const shells = wordSet('terminal shell bash console exec command_line cli');

/** `terminal: {enabled: true, programs: [git, make]}`: the programs of an enabled terminal. */
function listsPrograms({ value, owner }: Setting, { sections }: Context): boolean {
  return value.isList && shells.has(sections.at(-1)?.joined ?? '') && owner.get('enabled').boolean()?.value === true;
}

const folder = /^(?:[~/]|\.{1,2}[\\/]|[A-Za-z]:[\\/])/;

function isFolder({ written }: Cursor): boolean {
  return folder.test(written);
}

const folderNames = wordSet('directory folder');

const agentKeys = wordSet(`${agentParts} skill mission`);

const isAgent = oncePerOwner((owner) => hasNamed(owner, agentKeys));

/** `{model: …, tools: […], folders: [/srv/desk]}`: the folders of an agent are those that it works in. */
function areFoldersOfAgent({ name, value, owner }: Setting): boolean {
  if (!folderNames.has(name) || !isAgent(owner)) return false;
  const items = value.items();
  return items.length > 0 && items.every(isFolder);
}

const addresses = wordSet('url uri base_url endpoint host method http openapi');

/** `{name: read_logs, paths: [/var/log]}`: the files that a tool may access. The paths of a tool that calls a service are no files. */
function areFilesOfTool({ value, owner }: Setting, { scope }: Context): boolean {
  const can = scope.tool?.capabilities ?? [];
  if (!can.includes('read') && !can.includes('write')) return false;
  const items = value.items();
  return items.length > 0 && items.every(isFolder) && !hasNamed(owner, addresses);
}

const inboundSections = wordSet('inbound incoming inbox mailbox channel trigger sms whatsapp telegram');

const openNames = wordSet(
  'site domain website url browser_domain browser_site browser_host web_domain web_site web_host',
);

/** Sections of outbound connections: elsewhere a server's host is where it listens. */
const outboundSections = wordSet('http https fetch request egress outbound browser web');

/** `sites: any` is unambiguous. A `host` with such a value is where something listens. */
function impliedByValue({ key, value, name }: Setting, context: Context): Decision | null {
  const [first, ...more] = value.isList ? value.items() : [value];
  const text = more.length === 0 ? (first?.written.trim() ?? '') : '';
  const named =
    openNames.has(name) ||
    (name === 'from' && isNestedIn(context, inboundSections, 1)) ||
    (/hosts$/i.test(key.value) && isNestedIn(context, outboundSections, 1));
  const isOpen = meansEverything(text) || (name === 'from' && meansEverybody(text));
  return named && isOpen ? 'allow' : null;
}
