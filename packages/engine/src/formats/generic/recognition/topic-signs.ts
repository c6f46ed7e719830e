import type { MappingNode, Node, ScalarNode, ScalarValue } from '../../../document/tree.ts';
import { codingAgentPrograms, codingAgents, startsCodingAgent } from '../../../knowledge/coding-agents.ts';
import { verbs } from '../../../knowledge/tool-words.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordsOf } from '../../../knowledge/words.ts';
import { remembered } from '../../../text/remembered.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import { namesLanguageModel, namesModel } from '../../shared/language-models.ts';
import { ideaOfSetting } from '../names/ideas/of-setting.ts';
import { foldKey } from '../names/key-words.ts';
import { readListName } from '../names/list-names.ts';
import type { Topic } from './topics.ts';

/** Signs of agents in keys and texts that are more than a word about a topic. */

/** Decisions on actions, in files with rules on tools. */
const decisionWords = wordSet(
  'allow ask deny confirm permit escalate auto ask_human ask_user require_confirmation require_approval human_approval always_ask auto_approve always_allow block need_approval',
);

/** Whether the text decides on an action. */
export function decides(text: string): boolean {
  return decisionWords.has(foldKey(text));
}

/** In sections of these names, `true` and `false` are decisions on the action beside them. */
export const ruleSections = wordSet(
  'permission policy access capability tool skill approval confirmation consent autonomy action operation',
);

/** Lists under these names hold names of tools. */
export const toolListWords = wordSet(
  'agent assistant tier role profile phase allow deny confirm approve auto ask whitelist allowlist blacklist blocklist denylist',
);

/** Keys whose values name the agent that does the work. */
const runners = wordSet('agent runner engine cli harness backend');
const runningAgents: ReadonlySet<string> = new Set([...codingAgents, 'claude', 'goose']);

/** `runner: claude-code` */
export function namesRunner(words: readonly string[], text: string): boolean {
  return hasOneOf(words, runners) && runningAgents.has(text);
}

const programKeys: ReadonlySet<string> = new Set(['command', 'cmd', 'binary', 'bin', 'executable', 'program']);
const startedPrograms: ReadonlySet<string> = new Set(codingAgentPrograms);
const argumentKeys: ReadonlySet<string> = new Set(['args', 'arguments', 'argv', 'flags', 'extra_args', 'extraArgs']);

/** `command: claude` with its arguments beside it. */
export function startsProgram(key: string, text: string, { entries }: MappingNode): boolean {
  if (!programKeys.has(key) || !startedPrograms.has(text)) return false;
  return entries.some(({ key: beside, value }) => argumentKeys.has(beside.text) && value.kind !== 'mapping');
}

/** Keys whose values name a tool. */
export const toolKeys = wordSet('tool action operation');

/** The topic of a switch, which the words of its name do not show. */
const topicOfIdea: ReadonlyMap<string, Topic> = new Map([
  ['approval', 'oversight'],
  ['approval-of-edits', 'oversight'],
  ['execution', 'command'],
  ['sandbox', 'sandbox'],
  ['escape-hatch', 'sandbox'],
  ['guardrail', 'guard'],
  ['redaction', 'guard'],
]);

/** The topic of a switch by its idea. */
export function topicOfSwitch(key: string, value: ScalarValue): Topic | undefined {
  return topicOfIdea.get(ideaOfSetting(key, value) ?? '');
}

const permissionModes = wordSet(
  'auto bypass bypass_permission bypasspermission accept_edit acceptedit auto_edit auto_approve yolo full_auto plan no_ask',
);
/** Switches of Claude Code and Codex that skip every question. No other program has switches of these names. */
const skippedPermissions =
  /^(?:allow[_-]?)?dangerously[_-]?(?:skip[_-]?permissions|bypass[_-]?approvals[_-]?and[_-]?sandbox)$/i;

/** Whether the setting is a coding agent's permission mode. */
export function isPermissionMode(key: string, words: readonly string[], { text, value }: ScalarNode): boolean {
  if (words.join('_') === 'permission_mode' && permissionModes.has(foldKey(text))) return true;
  return typeof value === 'boolean' && skippedPermissions.test(key);
}

const restrictedSubjects = wordSet('command path domain tool');
const changingCapabilities = wordSet('execute write delete send pay administer browse fetch remember delegate');
const toolForm = /^(?:[a-z][a-z0-9]{1,24}(?:[_.:-][a-z0-9*]{1,24}){1,4}|[a-z]{2,20}(?:[A-Z][a-z0-9]{1,20}){1,4})$/;
const toolWordsMax = 5;
const extraVerbs = wordSet('exec execute run read write edit modify delete search fetch navigate browse send');

function isVerb(word = ''): boolean {
  return extraVerbs.has(word) || verbs().has(word);
}

/** `allowed_commands`, `directory_whitelist`: lists of what is allowed or forbidden. */
export function isRestriction(words: readonly string[]): boolean {
  const { decision = null, subject = null } = readListName(words) ?? {};
  return decision !== null && subject !== null && restrictedSubjects.has(subject);
}

type ToolEffect = 'running' | 'changing' | 'looking' | null;

/** The effect of a tool with this name; null where the name is no tool's. */
export const effectOf: (name: string) => ToolEffect = remembered((name) => {
  if (!toolForm.test(name)) return null;
  const words = wordsOf(name);
  if (words.length < 2 || words.length > toolWordsMax) return null;
  // `k8s_delete_namespace`: a prefix may precede the verb.
  if (!isVerb(words[0]) && !isVerb(words.at(-1)) && (words.length < 3 || !isVerb(words[1]))) return null;
  const can = capabilitiesOfTool(name);
  if (can.length === 0) return null;
  if (can.includes('execute')) return 'running';
  return hasOneOf(can, changingCapabilities) ? 'changing' : 'looking';
});

const sentenceTopics: ReadonlySet<Topic> = new Set(['language', 'agent', 'model', 'prompt', 'goal']);

/** Whether the value shows another meaning of the word: `memory: 128Mi` is a machine's, and a sentence explains the word. */
export function hasOtherMeaning(topic: Topic, words: readonly string[], value: Node): boolean {
  if (value.kind !== 'scalar') return false;
  if (topic === 'memory') return typeof value.value !== 'boolean';
  // Counts, scores, and token numbers of a vocabulary.
  if (typeof value.value === 'number') return topic !== 'limit' && words.length === 1;
  return typeof value.value === 'string' && !sentenceTopics.has(topic) && /\S\s\S/.test(value.text);
}

/** Rules in the notation of coding agents: `Bash(git *)`. */
export const toolRule = /^(?:Bash|Shell|Read|Write|Edit|WebFetch|Mcp|Skill|Task)\(.{1,200}\)$|^mcp__\w/;

/** Command lines that start MCP servers, or coding agents without questions. */
const startedServer =
  /(?:^|\s)@modelcontextprotocol\/|^(?:npx|uvx|bunx)\s.{0,80}\bmcp\b|--dangerously-(?:skip-permissions|bypass-approvals-and-sandbox|allow-all)\b/;

/** `claude -p …`, `npx @modelcontextprotocol/server-git` */
export function startsAgent(line: string): boolean {
  return startsCodingAgent(line) || startedServer.test(line);
}

/** Instruction files of agents. Other well-known ones also occur in the lists of linters, as do patterns. */
export const agentFile = /^(?:[^*]{0,80}\/)?(?:SKILL|SOUL)\.md$/;

/** Names of files and folders, which may contain a model's name without selecting it. */
const fileName = /\.[a-z]{2,4}$|^\.|\*|\/.*\//;
const shortModels = wordSet('sonnet opus haiku claude codex');

/** How surely the text names a model: two for a full name, one for a vendor or a family. */
export function weightOfModel(text: string): number {
  if (fileName.test(text)) return 0;
  if (namesModel(text)) return 2;
  return shortModels.has(text) || namesLanguageModel(text) ? 1 : 0;
}
