import type { Entry, MappingNode, Node, ScalarNode } from '../../../document/tree.ts';
import { codingAgentPrograms, codingAgents, startsCodingAgent } from '../../../knowledge/coding-agents.ts';
import { verbs } from '../../../knowledge/tool-words.ts';
import { capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordsOf } from '../../../knowledge/words.ts';
import { remembered } from '../../../text/remembered.ts';
import { addressesModel, namesLanguageModel, namesModel } from '../../shared/language-models.ts';
import { ideaOfSetting } from '../names/ideas/of-setting.ts';
import { limitKindOf } from '../names/limit-names.ts';
import { readListName } from '../names/list-names.ts';
import { foldKey, keyWords } from '../names/name.ts';
import { wordSet } from '../names/word-set.ts';
import { type Topic, topicOf } from './topics.ts';

/** The first settings of a file show what it is about. */
const nodesMax = 1_500;
const itemsMax = 200;
/** Longer keys are sentences or data, longer texts no names. */
const keyMax = 60;
const nameMax = 60;
/** How much of a command line is read: the program and its first options. */
const commandStart = 80;

/** Decisions on actions, in files with rules on tools. */
const decisionWords = wordSet(
  'allow ask deny confirm permit escalate auto ask_human ask_user require_confirmation require_approval human_approval always_ask auto_approve always_allow block need_approval',
);
/** In sections of these names, `true` and `false` are decisions on the action beside them. */
const ruleSections = wordSet(
  'permission policy access capability tool skill approval confirmation consent autonomy action operation',
);
/** Lists under these names hold names of tools. */
const toolListWords = wordSet(
  'agent assistant tier role profile phase allow deny confirm approve auto ask whitelist allowlist blacklist blocklist denylist',
);
/** Keys whose values name the agent that does the work. */
const runners = wordSet('agent runner engine cli harness backend');
const runningAgents: ReadonlySet<string> = new Set([...codingAgents, 'claude', 'goose']);
/** `command: claude` with its arguments beside it. */
const programKeys: ReadonlySet<string> = new Set(['command', 'cmd', 'binary', 'bin', 'executable', 'program']);
const startedPrograms: ReadonlySet<string> = new Set(codingAgentPrograms);
const argumentKeys: ReadonlySet<string> = new Set(['args', 'arguments', 'argv', 'flags', 'extra_args', 'extraArgs']);
/** Keys whose values name a tool. */
const toolKeys = wordSet('tool action operation');
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
const permissionModes = wordSet(
  'auto bypass bypass_permission bypasspermission accept_edit acceptedit auto_edit auto_approve yolo full_auto plan no_ask',
);
/** Switches of Claude Code and Codex that skip every question. No other program has switches of these names. */
const skippedPermissions =
  /^(?:allow[_-]?)?dangerously[_-]?(?:skip[_-]?permissions|bypass[_-]?approvals[_-]?and[_-]?sandbox)$/i;
const restrictedSubjects = wordSet('command path domain tool');
const changingCapabilities = wordSet('execute write delete send pay administer browse fetch remember delegate');
const shortModels = wordSet('sonnet opus haiku claude codex');
const toolForm = /^(?:[a-z][a-z0-9]{1,24}(?:[_.:-][a-z0-9*]{1,24}){1,4}|[a-z]{2,20}(?:[A-Z][a-z0-9]{1,20}){1,4})$/;
/** Tool rules in the notation of coding agents: `Bash(git *)`. */
const toolRule = /^(?:Bash|Shell|Read|Write|Edit|WebFetch|Mcp|Skill|Task)\(.{1,200}\)$|^mcp__\w/;
const toolWordsMax = 5;
/** Command lines that start MCP servers, or coding agents without questions. */
const startedServer =
  /(?:^|\s)@modelcontextprotocol\/|^(?:npx|uvx|bunx)\s.{0,80}\bmcp\b|--dangerously-(?:skip-permissions|bypass-approvals-and-sandbox|allow-all)\b/;
/** Instruction files of agents. Other well-known ones also occur in the lists of linters. */
const agentFile = /(?:^|\/)(?:SKILL|SOUL)\.md$/;
/** Names of files and folders, which may contain a model's name without selecting it. */
const fileName = /\.[a-z]{2,4}$|^\.|\*|\/.*\//;

const extraVerbs = wordSet('exec execute run read write edit modify delete search fetch navigate browse send');

function isVerb(word = ''): boolean {
  return extraVerbs.has(word) || verbs().has(word);
}

/** `allowed_commands`, `directory_whitelist`: lists of what is allowed or forbidden. */
function isRestriction(words: readonly string[]): boolean {
  const { decision = null, subject = null } = readListName(words) ?? {};
  return decision !== null && subject !== null && restrictedSubjects.has(subject);
}

type ToolEffect = 'running' | 'changing' | 'looking' | null;

/** The effect of a tool with this name; null where the name is no tool's. */
const effectOf: (name: string) => ToolEffect = remembered((name) => {
  if (!toolForm.test(name)) return null;
  const words = wordsOf(name);
  if (words.length < 2 || words.length > toolWordsMax) return null;
  // `k8s_delete_namespace`: a prefix may precede the verb.
  if (!isVerb(words[0]) && !isVerb(words.at(-1)) && (words.length < 3 || !isVerb(words[1]))) return null;
  const can = capabilitiesOfTool(name);
  if (can.length === 0) return null;
  if (can.includes('execute')) return 'running';
  return can.some((one) => changingCapabilities.has(one)) ? 'changing' : 'looking';
});

const sentenceTopics: ReadonlySet<Topic> = new Set(['language', 'agent', 'model', 'prompt', 'goal']);

/** Whether the value shows another meaning of the word: `memory: 128Mi` is a machine's, and a sentence explains the word. */
function hasOtherMeaning(topic: Topic, words: readonly string[], value: Node): boolean {
  if (value.kind !== 'scalar') return false;
  if (topic === 'memory') return typeof value.value !== 'boolean';
  // Counts, scores, and token numbers of a vocabulary.
  if (typeof value.value === 'number') return topic !== 'limit' && words.length === 1;
  return typeof value.value === 'string' && !sentenceTopics.has(topic) && /\S\s\S/.test(value.text);
}

/** What a document is about: the topics of its keys, and the models, tools and decisions among its values. */
export class DocumentTopics {
  /** The different keys of each topic: repeated records count once. */
  readonly #topics = new Map<Topic, Set<string>>();
  readonly #ruleParts = new Set<Node>();
  /** Values below agents and tools; texts in their lists are names of tools. */
  readonly #toolParts = new Set<Node>();
  readonly #models = new Map<string, number>();
  readonly tools = new Set<string>();
  readonly changingTools = new Set<string>();
  /** Tools that run commands or code. */
  readonly runningTools = new Set<string>();
  /** Texts that tell a model who it is. */
  addressed = 0;
  decisions = 0;
  toolRules = 0;
  /** `claude -p …`, `npx @modelcontextprotocol/server-git`. */
  startedAgents = 0;
  /** Permission modes of coding agents. */
  permissionModes = 0;
  nodes = 0;

  constructor(root: Node) {
    const open: Node[] = [root];
    for (let node = open.pop(); node !== undefined && this.nodes < nodesMax; node = open.pop()) {
      this.nodes++;
      if (node.kind === 'scalar') this.#readText(node);
      else for (const child of this.#readChildren(node)) open.push(child);
    }
  }

  /** How many keys are about a topic. */
  count(topic: Topic): number {
    return this.#topics.get(topic)?.size ?? 0;
  }

  /** The weight of the models named: two for a full name, one for a vendor or a family. */
  get models(): number {
    return [...this.#models.values()].reduce((sum, weight) => sum + weight, 0);
  }

  #readChildren(node: Exclude<Node, ScalarNode>): readonly Node[] {
    if (node.kind === 'mapping') {
      const entries = node.entries.slice(0, nodesMax).filter(({ shadowed }) => !shadowed);
      for (const entry of entries) this.#readKey(entry, node);
      return entries.map(({ value }) => value);
    }
    const items = node.items.slice(0, itemsMax);
    for (const item of items) {
      if (this.#ruleParts.has(node)) this.#ruleParts.add(item);
      if (item.kind !== 'scalar' || typeof item.value !== 'string') continue;
      if (toolRule.test(item.text)) this.toolRules++;
      else if (this.#toolParts.has(node)) this.#readToolName(item.text);
    }
    return items;
  }

  #readKey({ key: { text }, value }: Entry, owner: MappingNode): void {
    if (text.length > keyMax) return;
    const words = keyWords(text);
    for (const topic of words.map(topicOf)) {
      if (topic !== undefined && !hasOtherMeaning(topic, words, value)) this.#addTopic(topic, text);
    }
    if (value.kind === 'scalar') {
      const topic = topicOfIdea.get(ideaOfSetting(text, value.value) ?? '');
      if (topic !== undefined) this.#addTopic(topic, text);
      if (topic === 'command') this.#addTopic(topic, `${text} is on`);
      const isNamed = this.#ruleParts.has(owner) && (text === 'name' || text === 'id');
      if (isNamed || words.some((word) => toolKeys.has(word))) this.#readToolName(value.text);
      if (words.some((word) => runners.has(word)) && runningAgents.has(value.text)) this.#addTopic('language', text);
      if (words.join('_') === 'permission_mode' && permissionModes.has(foldKey(value.text))) this.permissionModes++;
      if (programKeys.has(text) && startedPrograms.has(value.text) && hasArguments(owner)) this.startedAgents++;
      if (typeof value.value === 'boolean' && skippedPermissions.test(text)) this.permissionModes++;
      const isYesOrNo = typeof value.value === 'boolean' && this.#ruleParts.has(owner);
      if (isYesOrNo || decisionWords.has(foldKey(value.text))) this.#readToolName(text);
    } else {
      const isRuleSection = words.some((word) => ruleSections.has(word));
      if (isRuleSection || this.#ruleParts.has(owner)) this.#ruleParts.add(value);
      if (isRuleSection || this.#toolParts.has(owner) || words.some((word) => toolListWords.has(word)))
        this.#toolParts.add(value);
      if (value.kind === 'mapping' && this.#ruleParts.has(owner)) this.#readToolName(text);
      if (isRestriction(words)) this.#addTopic('restriction', text);
    }
    if (limitKindOf(words) === 'iterations') this.#addTopic('limit', text);
  }

  #readText({ text, value }: ScalarNode): void {
    if (typeof value !== 'string') return;
    if (addressesModel(text)) this.addressed++;
    // Command lines are longer than names: they contain the task.
    if (text.length > nameMax && startsAgent(text.slice(0, commandStart))) this.startedAgents++;
    if (text.length > nameMax) return;
    // A pattern of files is what a linter or link checker skips.
    if (agentFile.test(text) && !text.includes('*')) {
      this.#addTopic('language', text);
      this.#addTopic('tool', text);
      this.#addTopic('agent', text);
    }
    if (startsAgent(text)) this.startedAgents++;
    if (fileName.test(text)) return;
    if (namesModel(text)) this.#models.set(text, 2);
    else if (shortModels.has(text) || namesLanguageModel(text)) this.#models.set(text, 1);
    else if (decisionWords.has(foldKey(text))) this.decisions++;
  }

  #readToolName(name: string): void {
    const reach = effectOf(name);
    if (reach === null) return;
    this.tools.add(name);
    if (reach !== 'looking') this.changingTools.add(name);
    if (reach === 'running') this.runningTools.add(name);
  }

  #addTopic(topic: Topic, key: string): void {
    const keys = this.#topics.get(topic);
    if (keys === undefined) this.#topics.set(topic, new Set([key]));
    else keys.add(key);
  }
}

function startsAgent(line: string): boolean {
  return startsCodingAgent(line) || startedServer.test(line);
}

function hasArguments({ entries }: MappingNode): boolean {
  return entries.some(({ key, value }) => argumentKeys.has(key.text) && value.kind !== 'mapping');
}
