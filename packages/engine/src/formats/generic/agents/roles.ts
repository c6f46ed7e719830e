import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { type Context, type Setting, withAgent } from '../context.ts';
import { foldKey } from '../names/key-words.ts';
import { addDecision } from '../permissions/decision-facts.ts';
import { addTool } from '../tools/tool-facts.ts';

const sectionNames = wordSet(
  'tool_permission tool_access agent_permission agent_tool role_permission role_tool role_policy role_tool_policy permission_matrix',
);
/** Names that say themselves that the section gives tools to roles; others need a deny list to tell tools from other rights. */
const certainNames = wordSet('agent_tool role_tool role_tool_policy');
const listNames = wordSet('allow allowed deny denied');
const denyLists = wordSet('deny denied');

/** `tool_permissions: {builder: {allow: [write], deny: []}, …}`: the tools of each role. This does not say whether they need approval. */
export function readRoles({ value, name }: Setting, context: Context): boolean {
  const roles = value.isMapping && sectionNames.has(name) ? value.members() : [];
  if (roles.length < 2 || !roles.every((role) => hasToolLists(role.value))) return false;
  if (!certainNames.has(name) && !roles.some(denies)) return false;
  for (const { key, value: role } of roles) {
    const own = withAgent(context, role.at, key);
    for (const { key: list, value: names } of role.members())
      for (const tool of names.texts()) {
        if (denyLists.has(foldKey(list.value))) addDecision(locate(tool.value, tool.at), 'deny', own);
        else addTool(tool, own);
      }
  }
  return true;
}

/** Whether the role also denies; allow and deny lists together are about tools. */
function denies({ value }: Member): boolean {
  return value.members().some(({ key }) => denyLists.has(foldKey(key.value)));
}

/** Whether the role has only one or two lists, of tool names and not of commands. */
function hasToolLists(role: Cursor): boolean {
  const lists = role.isMapping ? role.members() : [];
  return (
    lists.length > 0 &&
    lists.length <= 2 &&
    lists.every(({ key, value }) => listNames.has(foldKey(key.value)) && value.isList && value.items().every(isName))
  );
}

function isName({ written }: Cursor): boolean {
  return /^[\w*.:/-]{1,80}$/.test(written);
}
