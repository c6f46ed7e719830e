import type { Entry, MappingNode, Node, ScalarNode } from '../../../document/tree.ts';
import { hasOneOf } from '../../../text/word-set.ts';
import { addressesModel } from '../../shared/language-models.ts';
import { keyWords } from '../names/key-words.ts';
import { limitKindOf } from '../names/limit-names.ts';
import {
  agentFile,
  decides,
  effectOf,
  hasOtherMeaning,
  isPermissionMode,
  isRestriction,
  namesRunner,
  ruleSections,
  startsAgent,
  startsProgram,
  toolKeys,
  toolListWords,
  toolRule,
  topicOfSwitch,
  weightOfModel,
} from './topic-signs.ts';
import { type Topic, topicOf } from './topics.ts';

/** The first settings of a file show what it is about. */
const nodesMax = 1_500;
const itemsMax = 200;
/** Longer keys are sentences or data, longer texts no names. */
const keyMax = 60;
const nameMax = 60;
/** How much of a command line is read: the program and its first options. */
const commandStart = 80;

const topicsOfAgentFile = ['language', 'tool', 'agent'] as const;

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
      const topic = topicOfSwitch(text, value.value);
      if (topic !== undefined) this.#addTopic(topic, text);
      if (topic === 'command') this.#addTopic(topic, `${text} is on`);
      const isNamed = this.#ruleParts.has(owner) && (text === 'name' || text === 'id');
      if (isNamed || hasOneOf(words, toolKeys)) this.#readToolName(value.text);
      if (namesRunner(words, value.text)) this.#addTopic('language', text);
      if (isPermissionMode(text, words, value)) this.permissionModes++;
      if (startsProgram(text, value.text, owner)) this.startedAgents++;
      const isYesOrNo = typeof value.value === 'boolean' && this.#ruleParts.has(owner);
      if (isYesOrNo || decides(value.text)) this.#readToolName(text);
    } else {
      const isRuleSection = hasOneOf(words, ruleSections);
      if (isRuleSection || this.#ruleParts.has(owner)) this.#ruleParts.add(value);
      if (isRuleSection || this.#toolParts.has(owner) || hasOneOf(words, toolListWords)) this.#toolParts.add(value);
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
    if (agentFile.test(text)) for (const topic of topicsOfAgentFile) this.#addTopic(topic, text);
    if (startsAgent(text)) this.startedAgents++;
    const weight = weightOfModel(text);
    if (weight > 0) this.#models.set(text, weight);
    else if (decides(text)) this.decisions++;
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
