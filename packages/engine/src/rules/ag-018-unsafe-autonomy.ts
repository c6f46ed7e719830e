import { lowered } from '../agent/conditions.ts';
import type { Prompt, Server, Tool } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { coversScope, ownersOf } from '../agent/owners.ts';
import { sinkOfHost } from '../knowledge/data-sinks.ts';
import { findInstructedRange } from '../prompt/instructed-range.ts';
import { mentionsTopic } from '../prompt/reading.ts';
import { findSecretReads } from '../prompt/secret-reads.ts';
import type { TopicName } from '../prompt/topics.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { cut, type Located } from '../text/span.ts';
import { findUrls } from '../text/url.ts';
import type { ModelText } from './model-texts.ts';
import { defineRule } from './rule.ts';

type Message =
  | 'exfiltration'
  | 'sink'
  | 'malware'
  | 'destruction'
  | 'concealment'
  | 'evasion'
  | 'deception'
  | 'obedience'
  | 'unconfirmed'
  | 'secrecy';

interface Row {
  readonly topic: TopicName & Message;
  readonly severity: Severity;
  readonly confidence: Confidence;
}

/** Worst first: a prompt is reported once. */
const rows: readonly Row[] = [
  { topic: 'exfiltration', severity: 'critical', confidence: 'high' },
  { topic: 'malware', severity: 'critical', confidence: 'medium' },
  { topic: 'destruction', severity: 'critical', confidence: 'medium' },
  { topic: 'concealment', severity: 'high', confidence: 'high' },
  { topic: 'evasion', severity: 'high', confidence: 'medium' },
  { topic: 'deception', severity: 'high', confidence: 'medium' },
  { topic: 'obedience', severity: 'high', confidence: 'medium' },
  { topic: 'unconfirmed', severity: 'medium', confidence: 'high' },
  { topic: 'secrecy', severity: 'info', confidence: 'medium' },
];

/** What those who test with leave may be told. */
const allowedToTesters = new Set<TopicName>(['exfiltration', 'malware', 'evasion', 'deception']);

export const unsafeAutonomy = defineRule({
  id: 'AG-018',
  name: 'unsafe-autonomy',
  title: 'Unsafe autonomy or concealment instruction',
  category: 'autonomy',
  severity: 'critical',
  references: ['ASI09', 'ASI10', 'LLM06:2025', 'MCP06', 'CWE-1427', 'CWE-693', 'AML.T0053'],
  messages: {
    exfiltration: 'The agent is told to carry secrets away: {words}.',
    sink: 'The agent is told to send to a service that collects data for anybody: {words}.',
    malware: 'The agent is told to do harm: {words}.',
    destruction: 'The agent is told to destroy everything it reaches: {words}.',
    concealment: 'The agent is told to hide from people what it does: {words}.',
    evasion: 'The agent is told to get a safety control or a warning out of the way: {words}.',
    deception: 'The agent is told to deceive people: {words}.',
    obedience: 'The agent is told to obey what strangers write: {words}.',
    unconfirmed: 'The agent is told to act without asking: {words}.',
    secrecy: 'The prompt asks for its own secrecy, which no model can promise: {words}.',
    noCaution: 'The prompt lets tools bring in strangers’ text and says no word on not obeying it: {words}.',
  },
  why: 'An agent that hides, hurries or harms on its author’s word does so without a person in the way.',
  fix: 'Let it ask before what cannot be undone, report what it did, and treat what tools return as data.',
  *check({ agent, texts }) {
    if (agent.role === 'test-suite') return;
    for (const read of texts.ofPrompts) {
      const found = judge(read);
      if (found === null) continue;
      const { message, severity, confidence, words } = found;
      const { owner: prompt } = read;
      yield { message, severity: lowered(severity, prompt), confidence, at: prompt.at, quote: { words } };
    }
    for (const prompt of incautious(agent, texts.workedOut)) {
      const words = cut(prompt.text, { start: 0, end: 60 });
      yield { message: 'noCaution', severity: 'info', confidence: 'medium', at: prompt.at, quote: { words } };
    }
  },
});

interface Judged {
  readonly message: Message;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly words: Located<string>;
}

function judge({ text, owner: { tools }, signs, mentions }: ModelText<Prompt>): Judged | null {
  const sink = signs.addresses ? sinkIn(text) : null;
  if (sink !== null) return { message: 'sink', severity: 'critical', confidence: 'high', words: sink };
  if (mentions.length === 0) return null;
  const told = mentions.filter(({ stance }) => stance === 'directive');
  const smuggled = told.some(({ topic }) => topic === 'smuggling') ? findSecretReads(text.value)[0] : undefined;
  if (smuggled !== undefined && !mentionsTopic(text.value, 'authorisation'))
    return { message: 'exfiltration', severity: 'critical', confidence: 'high', words: cut(text, smuggled) };
  for (const { topic, severity, confidence } of rows) {
    const mention = told.find((one) => one.topic === topic);
    if (mention === undefined || (allowedToTesters.has(topic) && mentionsTopic(text.value, 'authorisation'))) continue;
    // Without tools there is nothing to act with.
    const weight = topic === 'unconfirmed' && tools === false ? 'low' : severity;
    return { message: topic, severity: weight, confidence, words: cut(text, mention.range) };
  }
  return null;
}

/** An address of a data sink that the text sends something to. */
function sinkIn(text: Located<string>): Located<string> | null {
  const sinks = findUrls(text.value).filter(({ host }) => sinkOfHost(host) !== null);
  if (sinks.length === 0) return null;
  const told = findInstructedRange(
    text.value,
    sinks.map(({ range }) => range),
    'send',
  );
  return told === null ? null : cut(text, told);
}

const untrustedSources = new Set(['fetch', 'browse', 'search']);

/** Once per agent: its system prompt, when tools bring in pages and the prompt is worked out but silent on what they say. */
function* incautious(agent: AgentModel, workedOut: readonly Prompt[]): Generator<Prompt> {
  const seen = new Set<unknown>();
  const sources = ownersOf([...agent.tools, ...agent.servers].filter(bringsInPages));
  for (const prompt of workedOut) {
    if (seen.has(prompt.agent) || !coversScope(sources, prompt)) continue;
    seen.add(prompt.agent);
    if (!mentionsTopic(prompt.text.value, 'caution')) yield prompt;
  }
}

function bringsInPages({ enabled, capabilities }: Tool | Server): boolean {
  return enabled && capabilities.some((one) => untrustedSources.has(one));
}
