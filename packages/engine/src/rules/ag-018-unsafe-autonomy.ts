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

/** Worst first: each prompt is reported once. */
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

/** Topics that are acceptable in prompts of authorized security tests. */
const allowedToTesters = new Set<TopicName>(['exfiltration', 'malware', 'evasion', 'deception']);

export const unsafeAutonomy = defineRule({
  id: 'AG-018',
  name: 'unsafe-autonomy',
  title: 'Unsafe autonomy or concealment instruction',
  category: 'autonomy',
  severity: 'critical',
  references: ['ASI09', 'ASI10', 'LLM06:2025', 'MCP06', 'CWE-1427', 'CWE-693', 'AML.T0053'],
  messages: {
    exfiltration: 'The prompt tells the agent to send secrets out: “{words}”.',
    sink: 'The prompt tells the agent to send data to a public collection service: “{words}”.',
    malware: 'The prompt tells the agent to do serious harm, such as creating malware: “{words}”.',
    destruction: 'The prompt tells the agent to destroy everything it can reach: “{words}”.',
    concealment: 'The prompt tells the agent to hide its actions from people: “{words}”.',
    evasion: 'The prompt tells the agent to bypass a safety control or ignore a warning: “{words}”.',
    deception: 'The prompt tells the agent to deceive people: “{words}”.',
    obedience: 'The prompt tells the agent to follow instructions in untrusted content: “{words}”.',
    unconfirmed: 'The prompt tells the agent to act without asking for confirmation: “{words}”.',
    secrecy: 'The prompt asks the model to keep it secret, which no model can guarantee: “{words}”.',
    noCaution: 'The prompt gives no instruction on untrusted tool output (prompt injection); it begins: “{words}…”.',
  },
  why: 'An agent follows its prompt with every tool it has. If the prompt removes oversight, no person can stop a mistake or an injected instruction.',
  fix: 'Require confirmation before irreversible actions, have the agent report what it did, and tell it to treat tool output as data.',
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
    // Without tools the agent cannot act.
    const weight = topic === 'unconfirmed' && tools === false ? 'low' : severity;
    return { message: topic, severity: weight, confidence, words: cut(text, mention.range) };
  }
  return null;
}

/** The instruction to send something to a data sink, if the text has one. */
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

/** Once per agent: its long system prompt, when tools load external content and the prompt says nothing on how to treat it. */
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
