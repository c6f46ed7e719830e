import { type Located, locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { isComment } from '../../shared/ignore.ts';
import { type Context, isNestedIn, type Setting, withSection } from '../context.ts';
import { decisionOfWord, isTime } from '../names/decision-words.ts';
import { addDecision } from '../permissions/decision-facts.ts';
import { meansEverything } from '../permissions/rule-list.ts';
import { offer, settingOf, walk } from '../walk.ts';
import { holdsTools } from './called-tools.ts';
import { areFetched, areWorkflowSteps, describesCapabilities } from './capability-lists.ts';
import { isForDisplay } from './display.ts';
import { actionOf, classNameOf, definitionIn, translatedNameOf } from './item-names.ts';
import { readServerLine } from './server-lines.ts';
import { namesText, readEntry, serverNameOf } from './tool-entry.ts';
import { addTool, addToolWithApproval, areEditorTools, namesTools } from './tool-facts.ts';
import { isSetting } from './tool-settings.ts';

const sectionNames = wordSet(
  'can_use can_call can_do can may may_use tool_access ability tool toolset toolkit toolbox toolbelt function builtin_tool built_in_tool enabled_tool available_tool default_tool agent_tool core_tool custom_tool capability skill tool_config tool_registry tool_definition intent action integration native_tool local_tool permission power',
);

/**
 * Sections without tools: the parameters of a tool (`input_schema: {properties: {action: {enum: […]}}}`), the preferences of a
 * person, and how often something may happen (`rate_limits: {actions: {kill_process: {per_hour: 4}}}`).
 */
const otherSections = wordSet('property personalization personalisation preference rate quota');

/** Reads what an agent can use: a list of names or descriptions, or a map from names to settings. */
export function readTools({ value, reading, name, words }: Setting, context: Context): boolean {
  if (everyTool.test(name) && value.node?.kind === 'scalar') return readEveryTool(value, context);
  if (name === 'command' && isCommandMenu(value)) {
    for (const item of value.items()) readItem(item, context);
    return true;
  }
  if (
    !(sectionNames.has(name) || (name === 'use' && namesTools(value)) || holdsTools(value, words)) ||
    (name === 'skill' ? areFetched(value) : name === 'action' && areWorkflowSteps(value)) ||
    isNestedIn(context, otherSections, 1) ||
    describesCapabilities(name, value, context)
  )
    return false;
  if (name === 'intent' && (isGoal(value) || isNestedIn(context, eventSections, 2))) return false;
  if (value.isList) readList(value, context);
  else if (isEverything(value)) addTool(locate('*', value.text()?.at ?? value.at), context);
  else if (isForDisplay(value)) value.ignore();
  else if (value.isMapping) readMap(value, withSection(context, reading));
  else return false;
  return true;
}

const everyTool = /^(?:allow|enable|grant|use)_(?:all|any|every)_tool$/;

/** `allow_all_tools: true` */
function readEveryTool(value: Cursor, context: Context): boolean {
  const answer = value.boolean();
  if (answer?.value === true) addTool(locate('*', value.at), context);
  return answer !== null;
}

function readList(list: Cursor, context: Context): void {
  const areEditors = areEditorTools(list);
  for (const item of list.items()) {
    const name = areEditors ? item.text() : null;
    if (name === null) readItem(item, context);
    else addToolWithApproval(name, context);
  }
}

function readMap(map: Cursor, context: Context): void {
  for (const { key, value } of map.members()) {
    if (isComment(key.value)) value.ignore();
    else readMember(key, value, map, context);
  }
}

/** `commands: [{name: deploy, command: …}]`: commands that people call by name. */
function isCommandMenu(value: Cursor): boolean {
  const items = value.items();
  return (
    items.length > 0 && items.every((item) => item.get('command').isText && item.any('name', 'description').isText)
  );
}

/** Whether the map states an aim: `intent: {goal: …}`. The intents of a chatbot are entries with settings of their own. */
function isGoal(value: Cursor): boolean {
  return value.isMapping && !value.members().every((member) => member.value.isMapping);
}

/** Sections about events, whose names are not those of tools. */
const eventSections = wordSet('event eventing cloudevent messaging');

/** `tools: all`, `may: everything` */
function isEverything({ written }: Cursor): boolean {
  return meansEverything(written) || /^un(?:limited|restricted)$/i.test(written.trim());
}

function readItem(item: Cursor, context: Context): void {
  if (!item.isMapping) {
    const name = item.text();
    if (name !== null) addTool(name, context);
    return;
  }
  if (readServerLine(item, context)) {
    walk(item, context);
    return;
  }
  const name =
    item.get('spec', 'name').text() ??
    classNameOf(item) ??
    serverNameOf(item) ??
    definitionIn(item)
      .any('name', 'tool', 'tool_name', 'tool_id', 'toolId', 'id', 'type', 'function', 'kind', 'title')
      .text() ??
    actionOf(item) ??
    translatedNameOf(item);
  if (name !== null) readEntry(name, item, context);
  else if (!item.any('effect', 'decision', 'verdict').isText)
    for (const { key, value } of item.members()) readMember(key, value, item, context);
}

function readMember(key: Located<string>, value: Cursor, owner: Cursor, context: Context): void {
  if (isSetting(key, value, context)) {
    offer(settingOf(key, value, owner), context);
    return;
  }
  const name = locate(key.value, value.at);
  if (value.isMapping) readEntry(name, value, context);
  else if (value.isList) for (const item of value.items()) readItem(item, context);
  else if (!namesText(value)) readPlainTool(name, value, context);
}

/** Reads a tool with a plain value: `shell: ask`, `web: true`, `search:`. */
function readPlainTool(name: Located<string>, value: Cursor, context: Context): void {
  const word = value.word();
  const decision = word === null || isTime(word.value) ? 'granted' : decisionOfWord(word.value);
  if (decision === null || decision === 'granted') addTool(name, context);
  else addDecision(name, decision, context);
}
