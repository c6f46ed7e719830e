import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import type { Located } from '../../../text/span.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { type Name, nameOfKey } from '../names/key-name.ts';
import { isYesOrNo, stateOf } from '../names/state.ts';
import { isProtection } from './called-tools.ts';

/** Whether a member of a map of tools is a setting for all of them and not a tool. */
export function isSetting(key: Located<string>, value: Cursor, context: Context): boolean {
  const reading = nameOfKey(key.value);
  const known = capabilitiesOfTool(key.value).length > 0 && !isSharedSetting(reading, value);
  return (
    isNumber(value) ||
    isProtection(reading.words, value) ||
    (reading.joined === 'execution' && value.isMapping) ||
    (reading.joined === 'command' && holdsLists(value)) ||
    isAccessRule(reading, value, context) ||
    isRole(reading, value, context) ||
    (value.isList && (reading.words[0] === 'on' || /^(?:rule|source)$/.test(reading.joined))) ||
    (!known && (reading.list?.decision != null || isSwitch(reading, context) || isLongText(value)))
  );
}

/** `commands: {deny: […], require_approval: […]}`: lists of command lines, and not a tool called `commands`. */
function holdsLists(value: Cursor): boolean {
  const members = value.isMapping ? value.members() : [];
  return (
    members.length > 0 &&
    members.every((member) => member.value.isList && nameOfKey(member.key.value).list?.decision != null)
  );
}

const accessSubjects: ReadonlySet<unknown> = new Set(['path', 'domain', 'command']);

/** `permissions: {filesystem: [./work], files: /, network: full}`: what may be accessed, and not tools of these names. */
function isAccessRule({ list, idea }: Name, value: Cursor, { sections }: Context): boolean {
  if (sections.at(-1)?.joined !== 'permission') return false;
  if (value.isList) return accessSubjects.has(list?.subject);
  if (list?.subject === 'path' && /^[~/]/.test(value.written)) return true;
  return idea?.id === 'file-access' && value.node?.kind === 'scalar' && stateOf(idea, value.node.value) !== null;
}

/** `permissions: {role: admin}`: a role, and not a tool called `role`. */
function isRole({ joined }: Name, { node }: Cursor, { sections }: Context): boolean {
  return joined === 'role' && sections.at(-1)?.joined === 'permission' && node?.kind === 'scalar';
}

/** Whether the key is a switch, by its own name or in a section that holds more than tools: `permission: {preset: …}`. */
function isSwitch(reading: Name, { sections }: Context): boolean {
  const section = sections.at(-1);
  return reading.idea !== null || (section?.joined === 'permission' && reading.ideaIn(section) !== null);
}

/** `allow_code_execution: true` or `auto_update: true` beside the tools is a setting for all of them and not a tool of that name. */
function isSharedSetting({ words, idea }: Name, { node }: Cursor): boolean {
  if (node?.kind !== 'scalar' || !isYesOrNo(node.value)) return false;
  const isShared = idea?.id === 'workspace-only' || idea?.id === 'auto-update';
  const isPermission = permitting.has(words[0] ?? '') && words.length > 2 && idea !== null;
  return isShared || isPermission || (idea?.id === 'execution' && words[0] === 'allow');
}

/** `can_access_files_outside_project: true` */
const permitting: ReadonlySet<string> = new Set(['can', 'may', 'allow']);

/** `shell_timeout: 10` is a setting and not a tool. */
function isNumber({ plain }: Cursor): boolean {
  return typeof plain === 'number';
}

/** A sentence beside the tools is a setting for them. */
function isLongText({ plain }: Cursor): boolean {
  return typeof plain === 'string' && plain.length > 60;
}
