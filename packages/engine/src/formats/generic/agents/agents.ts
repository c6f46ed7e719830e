import type { Agent } from '../../../agent/facts.ts';
import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor, Member } from '../../cursor.ts';
import { isSwitchedOff } from '../../shared/switch.ts';
import { type Context, type Setting, withScope, withSection } from '../context.ts';
import { membersNamed } from '../folded-keys.ts';
import { agentParts } from '../names/agent-parts.ts';
import type { Name } from '../names/key-name.ts';
import { foldKey, keyWords } from '../names/key-words.ts';
import { namesTools } from '../tools/tool-facts.ts';
import { offer, settingOf, walk } from '../walk.ts';
import { isOneOfSeveral, listsAgents } from './agent-entries.ts';
import { readChosenServers } from './chosen-servers.ts';
import { readToolkit } from './toolkits.ts';

const agentNames = wordSet(
  'agent sub_agent subagent assistant bot worker crew crew_member team_member character voice_assistant ai_assistant ai_agent chatbot copilot member participant specialist expert agent_config agent_definition agent_role agent_profile role',
);
/** Keys that identify a mapping as an agent and not as a section. */
const agentKeys = wordSet(
  `${agentParts} system system_message role goal backstory system_role agent_type capability chat_model tool_allowed allowed_tool tool_denied denied_tool disallowed_tool`,
);
/** Members of a map of agents that are settings for all of them. */
const sharedSettings = wordSet('default common shared global base setting list config option');
const delegationNames = wordSet(
  'delegate_to can_delegate_to handoff handoff_to sub_agent subagent collaborator delegate allowed_delegate can_call can_handoff_to handoff_target escalate_to can_talk_to',
);

/** `research_agent: {model, tools}`: an agent under a key of its own. */
const ownName = /_(?:agent|assistant|bot)$/;

/** Reads agents from a list, a map or a single mapping. The settings inside an entry belong to that agent. */
export function readAgents({ key, value, name, reading, owner }: Setting, context: Context): boolean {
  const isNamed = (ownName.test(name) && value.isMapping && looksLikeAgent(value)) || isConversationSide(name, value);
  const isFree = !sharedSettings.has(name) && !agentNames.has(name);
  if (isNamed || (isFree && isOneOfSeveral(value, owner, context.sections.at(-1)?.joined))) {
    readAgent(key, value, context);
    return true;
  }
  if (!agentNames.has(name) && !areInstances(name, value)) return listsAgents(value, name) && readList(value, context);
  if (name === 'role' && !value.isMapping) return false;
  if (value.isList) return readList(value, context);
  if (!value.isMapping) return false;
  if (looksLikeAgent(value) && name !== 'role') {
    readAgent(null, value, context);
    return true;
  }
  if (
    !value.members().some((member) => (looksLikeAgent(member.value) && !isSection(member)) || namesTools(member.value))
  )
    return false;
  for (const member of value.members()) readMember(member, value, context, reading);
  return true;
}

/** The two participants of a conversation in AutoGen Studio, each with an agent's settings: `sender: {type: userproxy, config: {…}}`. */
function isConversationSide(name: string, value: Cursor): boolean {
  return (name === 'sender' || name === 'receiver') && looksLikeAgent(value.get('config'));
}

/** Machines and services are called instances too; instances that are agents have instructions. */
function areInstances(name: string, value: Cursor): boolean {
  return name === 'instance' && value.isMapping && value.members().some((member) => member.value.get('prompt').isText);
}

/** Reads a file whose root is a list of agents. */
export function readRootList(list: Cursor, context: Context): void {
  const items = list.items();
  if (!items.some(looksLikeAgent)) {
    walk(list, context);
    return;
  }
  for (const item of items) {
    if (looksLikeAgent(item)) readAgent(null, item, context);
    else if (item.isMapping || item.isList) walk(item, context);
  }
}

function readList(list: Cursor, context: Context): boolean {
  const items = list.items();
  if (items.some((item) => item.isList)) return false;
  for (const item of items) {
    if (item.isMapping) readAgent(null, item, context);
    else item.word();
  }
  return true;
}

function readMember({ key, value }: Member, owner: Cursor, context: Context, section: Name): void {
  const setting = settingOf(key, value, owner);
  if (value.isMapping && !sharedSettings.has(setting.name) && !isSection({ key, value }))
    readAgent(key, value, context);
  else if (value.isList && setting.name === 'list') readList(value, context);
  else if (namesTools(value) && setting.reading.list?.decision == null) readToolkit(key, value, context);
  else offer(setting, withSection(context, section));
}

const sectionNames =
  /^(?:guardrail|memory|limit|permission|logging|security|model|tool|storage|delegation|handoff|safety|autonomy|oversight|approval|trust|runtime|sandbox|network|telemetry|observability|audit)$/;

/** `toolConfig: {tools}` and `guardrails: {enabled}` beside each other are sections of one agent, whatever they contain. */
function isSection({ key, value }: Pick<Member, 'key' | 'value'>): boolean {
  const words = keyWords(key.value);
  if (words.length > 1 && /^(?:config|setting|option|policy)$/.test(words.at(-1) ?? '')) return true;
  return sectionNames.test(words.join('_')) && !looksLikeAgent(value);
}

function looksLikeAgent(cursor: Cursor): boolean {
  return cursor.members().some(({ key }) => agentKeys.has(foldKey(key.value)));
}

function readAgent(key: Located<string> | null, entry: Cursor, context: Context): void {
  const named = entry.any('name', 'id', 'agent_name', 'agent_id', 'slug', 'title', 'agent', 'handle').text();
  const servers = readChosenServers(entry);
  const agent: Agent = {
    at: entry.at,
    name: key ?? named,
    delegatesTo: readDelegates(entry),
    ...(servers.length === 0 ? {} : { servers }),
    ...(hasNoTools(entry) ? { withoutTools: true } : {}),
    enabled: context.scope.enabled && !isSwitchedOff(entry),
  };
  context.model.agents.push(agent);
  const { server: _server, tool: _tool, ...scope } = context.scope;
  walk(entry, withScope({ ...context, sections: [] }, { ...scope, agent, enabled: agent.enabled }));
}

const toolLists = wordSet('tool allowed_tool enabled_tool tool_allowed available_tool');

function hasNoTools(entry: Cursor): boolean {
  const lists = membersNamed(entry, toolLists);
  return lists.length > 0 && lists.every(({ value }) => value.isList && value.items().length === 0);
}

function readDelegates(entry: Cursor): Agent['delegatesTo'] {
  const items = membersNamed(entry, delegationNames).flatMap(({ value }) => value.items());
  return items.flatMap((item) => {
    const name = item.isMapping ? item.any('agent', 'name', 'to', 'target', 'id').text() : item.text();
    return name === null ? [] : [locate(name.value, name.at)];
  });
}
