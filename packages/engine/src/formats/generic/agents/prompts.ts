import type { Prompt } from '../../../agent/facts.ts';
import { parseUrl } from '../../../text/url.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { addressesModel } from '../../shared/language-models.ts';
import { addPrompt } from '../../shared/prompt.ts';
import { type Context, isNestedIn, type Setting, withSection } from '../context.ts';
import { hasNamed } from '../folded-keys.ts';
import { foldKey } from '../names/key-words.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { addRemoteInstructions, withoutLoadingMark } from '../surroundings/endpoint.ts';
import { walk } from '../walk.ts';

const roles: readonly (readonly [names: ReadonlySet<string>, role: Prompt['role']])[] = [
  [
    wordSet(
      'ai_role ai_goal system_prompt system_message system_instruction system instruction prompt persona backstory personality role goal role_definition custom_instruction system_role agent_prompt base_prompt preamble behavior behaviour guideline rule directive constraint mission objective system_template system_prompt_template prompt_template prompt_prefix prompt_suffix character context bio additional_instruction extra_instruction developer_message main_prompt default_prompt role_prompt background principle identity soul charter mandate preface ruleset brief briefing sheet duty standing_order role_text policy_text house_rule code_of_conduct system_text',
    ),
    'system',
  ],
  [
    wordSet(
      'task user_prompt query initial_prompt initial_message first_message step expected_output goal_description',
    ),
    'task',
  ],
  [wordSet('greeting welcome welcome_message opening opening_message first_response'), 'greeting'],
  [wordSet('command_prompt slash_command'), 'command'],
];
const promptFile =
  /^[^\s]{1,200}\.(?:md|txt|j2|jinja2?|tmpl|yaml|yml|json|prompt|xml|hbs|mustache)$|^(?:file:|@|\$\{)/i;
const toolKeys = wordSet('tool toolset function mcp_server mcp allowed_tool enabled_tool capability skill');

/** Reads texts that are sent to a model: a string, a list, or a section with texts by role. */
export function readPrompt(setting: Setting, context: Context): boolean {
  const { value, name, owner } = setting;
  const role =
    isWholeRequest(setting) || isStepPrompt(setting, context) ? 'task' : (roleOf(name) ?? roleOfText(setting));
  if (name === 'message' && value.isList) return readMessages(value, owner, context);
  if (role === null) return isDescription(setting, context) && readDescription(value, context);
  if (value.isMapping) return readByRole(setting, role, context);
  if (value.isList && value.items().some((item) => !item.isText)) return false;
  if (!value.isText && !value.isList) return false;
  readTexts(value, role, owner, context);
  return true;
}

const requestNames = wordSet('prompt prompt_template template');
const request = /[:*>]\s{0,4}["'`«]?\{\{?\s?(?:user_?)?(?:input|query|question|message|request)\s?\}\}?/i;

/** `prompt: "Context: {context} Question: {question}"`: the template of the complete request, including the user's question. */
function isWholeRequest({ name, words, value }: Setting): boolean {
  const isTask = words.length > 1 && words.at(-1) === 'prompt' && !words.includes('system');
  return (requestNames.has(name) || isTask) && request.test(value.written);
}

const insertedParts =
  /\{\{?\s?(?:system_prompt|system_message|agent_scratchpad|tool_names|chat_history|history)\s?\}\}?/i;

/** Whether system prompt, tools or conversation are also inserted into the template of a complete request. */
function isRequestTemplate({ written }: Cursor): boolean {
  return request.test(written) && insertedParts.test(written);
}

const steps = wordSet('step stage chain node');

/** `steps: [{type: llm, prompt: "Summarise {{input}}"}]`: the prompt of a single step. */
function isStepPrompt({ name, value, owner }: Setting, context: Context): boolean {
  return name === 'prompt' && value.isText && isNestedIn(context, steps, 1) && !owner.any('role', 'persona').exists;
}

function roleOf(name: string): Prompt['role'] | null {
  return roles.find(([names]) => names.has(name))?.[1] ?? null;
}

const promptEndings = wordSet('prompt instruction persona purpose job');
const taskWords = wordSet('user task query first initial human evaluation eval judge test image video');
/** Shorter texts are names, files or modes. */
const sentenceMin = 30;

/** `planner_instructions`, `SUGGESTIONS_PROMPT`: a non-standard name for one or more sentences. */
function roleOfText({ value, words }: Setting): Prompt['role'] | null {
  const text = value.written;
  if (text.length < sentenceMin || !/\s/.test(text)) return null;
  if (!promptEndings.has(words.at(-1) ?? '') && !words.includes('instruction') && !isAddressed(words, text))
    return null;
  return hasOneOf(words, taskWords) ? 'task' : 'system';
}

/** Keys of texts that explain or answer. */
export const explanations =
  'description comment note help hint error greeting message reply response answer example placeholder template';
const notPrompts = wordSet(explanations);

/** A text addressed to a model is a prompt, whatever its key. */
function isAddressed(words: readonly string[], text: string): boolean {
  const named = words.includes('role') || words.includes('agent');
  return (named || !hasOneOf(words, notPrompts)) && addressesModel(text);
}

function readTexts(value: Cursor, role: Prompt['role'], owner: Cursor, context: Context): void {
  const { model, scope } = context;
  const node = value.node;
  if (node?.kind === 'scalar') {
    const url = /\s/.test(node.text.trim()) ? null : parseUrl(withoutLoadingMark(node.text));
    if (url !== null && /^(?:https?|git|ssh|s3|gs)$/.test(url.scheme)) {
      addRemoteInstructions(value, context);
      return;
    }
    if (promptFile.test(node.text.trim())) {
      value.text();
      return;
    }
  }
  addPrompt(value, role, model, scope, hasTools(owner, context));
}

/** `query: {regex: …}`: operators of a condition, so the text is compared and not sent to a model. */
const comparisonKeys = wordSet('regex regexp pattern contain equal glob not_contain not_regex');

/** Reads `prompts: {system: …, user: …}`, and prompts under non-standard names. */
function readByRole({ value, words, owner, reading }: Setting, role: Prompt['role'], context: Context): boolean {
  const members = value.members().filter(({ key }) => !comparisonKeys.has(foldKey(key.value)));
  if (!members.some((member) => member.value.isText) || words.includes('rule')) return false;
  const around = withSection(context, reading);
  for (const { key, value: member } of members) {
    const name = foldKey(key.value);
    const isUser = name === 'user' || isRequestTemplate(member);
    if (member.isText && !member.claimed) readTexts(member, isUser ? 'task' : role, owner, around);
  }
  walk(value, around);
  return true;
}

/** A conversation that is sent with every request; the model follows its system messages. */
function readMessages(list: Cursor, owner: Cursor, context: Context): boolean {
  const { model, scope } = context;
  const items = list.items();
  if (!items.some((item) => item.has('role') && item.has('content'))) return false;
  for (const item of items) {
    const speaker = item.get('role').text()?.value;
    const content = item.get('content');
    if (speaker === 'system' || speaker === 'developer')
      addPrompt(content, 'system', model, scope, hasTools(owner, context));
    else addPrompt(content, 'task', model, scope);
  }
  return true;
}

/** An agent's description of itself for other agents, tools and users. */
function isDescription({ name, value }: Setting, { scope }: Context): boolean {
  return name === 'description' && value.isText && scope.agent !== undefined && scope.server === undefined;
}

function readDescription(value: Cursor, { model, scope }: Context): boolean {
  addPrompt(value, 'description', model, scope);
  return true;
}

function hasTools(owner: Cursor, { scope }: Context): boolean | null {
  return listsTools(owner) || scope.server !== undefined ? true : null;
}

const listsTools = oncePerOwner((owner) => hasNamed(owner, toolKeys));
