import { lowered } from '../agent/conditions.ts';
import type { Prompt, Tool } from '../agent/facts.ts';
import { findDirectiveTags, findTemplateTokens, type Marker } from '../prompt/markers.ts';
import { isQuoted } from '../prompt/quotation.ts';
import type { Mention } from '../prompt/reading.ts';
import { findSecretReads } from '../prompt/secret-reads.ts';
import type { TopicName } from '../prompt/topics.ts';
import { findUntrustedVariables } from '../prompt/variables.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { cut, type Located } from '../text/span.ts';
import type { ModelText } from './model-texts.ts';
import { switchBack } from './patches.ts';
import { defineRule } from './rule.ts';
import { contradictions, twins } from './tool-identity.ts';

export const instructionOverride = defineRule({
  id: 'AG-016',
  name: 'instruction-override',
  title: 'Instruction override, tool poisoning or injectable prompt',
  category: 'prompts',
  severity: 'critical',
  references: ['ASI01', 'LLM01:2025', 'MCP03', 'MCP06', 'CWE-1427', 'AML.T0051', 'AML.T0110', 'AML.T0054'],
  messages: {
    override: 'The text tells the model to ignore its earlier instructions: “{words}”.',
    jailbreak: 'The text tells the model to act without its rules (jailbreak): “{words}”.',
    templateToken: 'The text contains a chat-template control token, which can impersonate another role: “{words}”.',
    variable: 'Untrusted input is inserted into the agent’s instructions: “{words}”.',
    poisoned: 'The metadata of tool {tool} gives the model instructions (tool poisoning): “{words}”.',
    ordering: 'The metadata of tool {tool} tells the model to call it before any other tool: “{words}”.',
    wholeConversation: 'The metadata of tool {tool} asks for the whole conversation as input: “{words}”.',
    secretRead: 'The metadata of tool {tool} tells the model to read a credential file: “{words}”.',
    directiveTag: 'The metadata of tool {tool} uses a system-style tag to instruct the model: “{words}”.',
    twin: 'Two tools share the name {tool} but have different descriptions.',
    contradiction: 'Tool {tool} is annotated as read-only, but its name says that it changes something.',
  },
  why: 'A model cannot tell its author’s instructions from injected ones, so injected text can take over the agent.',
  fix: 'Remove instructions from tool metadata, keep untrusted text out of the system prompt, and mark it as data wherever it enters.',
  *check({ agent, texts }) {
    if (agent.role === 'test-suite') return;
    for (const read of texts.ofPrompts) {
      const found = judgePrompt(read);
      if (found === null) continue;
      const { message, severity, confidence, words } = found;
      const { owner: prompt } = read;
      yield { message, severity: lowered(severity, prompt), confidence, at: prompt.at, quote: { words } };
    }
    for (const read of texts.ofTools) {
      const found = judgeMetadata(read);
      if (found === null) continue;
      const { message, severity, confidence, words } = found;
      const { text, owner: tool } = read;
      yield { message, severity: lowered(severity, tool), confidence, at: text.at, quote: { tool: tool.name, words } };
    }
    for (const tool of twins(agent)) {
      yield {
        message: 'twin',
        severity: lowered('high', tool),
        confidence: 'medium',
        at: tool.at,
        quote: { tool: tool.name },
      };
    }
    for (const { tool, at } of contradictions(agent)) {
      yield {
        message: 'contradiction',
        severity: lowered('high', tool),
        confidence: 'high',
        at,
        quote: { tool: tool.name },
        patch: switchBack({ at }),
      };
    }
  },
});

interface Judged<Message extends string> {
  readonly message: Message;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly words: Located<string>;
}

type PromptMessage = 'override' | 'jailbreak' | 'templateToken' | 'variable';

const overrides: readonly TopicName[] = ['override'];
const jailbreaks: readonly TopicName[] = ['jailbreak'];

/** The worst finding of a prompt. */
function judgePrompt({
  text,
  owner: { role, verbatim, outside },
  signs,
  mentions,
}: ModelText<Prompt>): Judged<PromptMessage> | null {
  const severity = role === 'description' ? 'critical' : 'high';
  const override = directive(text, mentions, overrides);
  if (override !== null) return { message: 'override', severity, confidence: 'high', words: override };
  const jailbreak = directive(text, mentions, jailbreaks);
  if (jailbreak !== null) return { message: 'jailbreak', severity, confidence: 'medium', words: jailbreak };
  const token = signs.markup ? strayToken(text.value) : undefined;
  if (token !== undefined)
    return { message: 'templateToken', severity, confidence: 'medium', words: cut(text, token.range) };
  const mayFill = signs.blanks && role === 'system' && verbatim !== true;
  const variable = mayFill ? (findUntrustedVariables(text.value)[0]?.range ?? outside) : undefined;
  return variable === undefined
    ? null
    : { message: 'variable', severity: 'medium', confidence: 'medium', words: cut(text, variable) };
}

/**
 * A prompt that begins with a token is written in the model's native format, and a token in the middle of a line is only mentioned. At the
 * beginning of a line, or between two turns, a token changes the speaker.
 */
function strayToken(text: string): Marker | undefined {
  const tokens = findTemplateTokens(text);
  if (tokens.length === 0) return undefined;
  if (tokens[0] !== undefined && text.slice(0, tokens[0].range.start).trim() === '') return undefined;
  return tokens.find(({ range }, index) => {
    const next = tokens[index + 1]?.range.start ?? text.length;
    const turns = next - range.end <= 2 && text.slice(range.end, next).trim() === '' && next < text.length;
    return (turns || startsLine(text, range.start)) && !isQuoted(text, range);
  });
}

function startsLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  return /\n\s*$/.test(before);
}

type ToolMessage = 'poisoned' | 'secretRead' | 'ordering' | 'wholeConversation' | 'directiveTag';

/** Topics that have no place in a tool’s metadata. */
const orders: readonly TopicName[] = [
  'override',
  'jailbreak',
  'steering',
  'delivery',
  'hush',
  'concealment',
  'evasion',
  'deception',
  'exfiltration',
  'malware',
  'precedence',
  'obedience',
];

const gatherings: readonly TopicName[] = ['gathering'];
const orderings: readonly TopicName[] = ['ordering'];

function judgeMetadata({ text, mentions }: ModelText<Tool>): Judged<ToolMessage> | null {
  const [secret] = findSecretReads(text.value);
  if (secret !== undefined)
    return { message: 'secretRead', severity: 'critical', confidence: 'high', words: cut(text, secret) };
  const order = directive(text, mentions, orders) ?? conditional(text, mentions);
  if (order !== null) return { message: 'poisoned', severity: 'critical', confidence: 'high', words: order };
  const [token] = findTemplateTokens(text.value);
  if (token !== undefined)
    return { message: 'poisoned', severity: 'critical', confidence: 'medium', words: cut(text, token.range) };
  const gathered = directive(text, mentions, gatherings);
  const [tag] = findDirectiveTags(text.value);
  const ordering = directive(text, mentions, orderings);
  // A tool that is called first and is given the conversation can record everything that is said.
  if (ordering !== null && (gathered !== null || tag !== undefined))
    return { message: 'poisoned', severity: 'critical', confidence: 'high', words: ordering };
  if (gathered !== null)
    return { message: 'wholeConversation', severity: 'medium', confidence: 'medium', words: gathered };
  if (ordering !== null) return { message: 'ordering', severity: 'medium', confidence: 'medium', words: ordering };
  return tag === undefined
    ? null
    : { message: 'directiveTag', severity: 'medium', confidence: 'low', words: cut(text, tag.range) };
}

function directive(
  text: Located<string>,
  mentions: readonly Mention[],
  topics: readonly TopicName[],
): Located<string> | null {
  if (mentions.length === 0) return null;
  const found = mentions.find(({ topic, stance }) => stance === 'directive' && topics.includes(topic));
  return found === undefined ? null : cut(text, found.range);
}

const hidings: readonly TopicName[] = ['concealment', 'hush'];

/** Concealment under a condition is still concealment: a tool's metadata has no reason to ask for it. */
function conditional(text: Located<string>, mentions: readonly Mention[]): Located<string> | null {
  const found = mentions.find(({ topic, stance }) => hidings.includes(topic) && stance === 'conditional');
  return found === undefined ? null : cut(text, found.range);
}
