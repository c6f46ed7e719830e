import { lowered } from '../agent/conditions.ts';
import type { Memory, Trust } from '../agent/facts.ts';
import { classifyHost, isLocal } from '../knowledge/hosts.ts';
import { mutabilityOf } from '../knowledge/source-hosts.ts';
import type { Severity } from '../score/table.ts';
import { parseUrl, type Url } from '../text/url.ts';
import { nameOf } from './places.ts';
import { defineRule } from './rule.ts';
import { switchBack } from './switch-back.ts';

export const memoryTrust = defineRule({
  id: 'AG-022',
  name: 'memory-trust',
  title: 'Memory, knowledge or inter-agent trust weakness',
  category: 'data',
  severity: 'high',
  references: ['ASI06', 'ASI07', 'ASI04', 'LLM04:2025', 'LLM08:2025', 'MCP10', 'CWE-829', 'CWE-345', 'AML.T0080'],
  messages: {
    sharedMemory: '{setting} keeps one memory for everybody: what one plants, all others are told.',
    remoteMemory: '{setting} keeps the memory where others write it.',
    userMemory: '{setting} lets the people who talk to the agent write what it will believe.',
    sharedSession: '{setting} puts everybody who writes to the agent into one conversation.',
    allTranscripts: '{setting} shows the agent what was said in every conversation.',
    openMemory: '{setting} keeps a memory without an owner or an end.',
    mutableInstructions: '{setting} loads instructions from an address whose content others may change.',
    pinnedInstructions: '{setting} loads instructions from another place, at a fixed version.',
    remoteInstructions: '{setting} loads instructions from another place.',
    allAgents: '{setting} trusts every agent that asks.',
    openPeer: '{setting} is another agent that nobody asks for proof.',
    unsigned: '{setting} takes what it fetches without a signature.',
    externalAgent: '{setting} brings in another agent in whatever version stands there today.',
  },
  why: 'What an agent remembers or is told by others steers it later, when nobody looks at where it came from.',
  fix: 'Give each user or session a memory of its own with an end, pin fetched instructions to a commit, and authenticate other agents.',
  *check({ agent }) {
    for (const memory of agent.memories) {
      const found = judgeMemory(memory);
      if (found === null) continue;
      const severity = memory.origin === 'default' ? 'low' : lowered(found.severity, memory);
      const facts = { at: memory.at, patch: switchBack(memory), quote: { setting: nameOf(memory.at) } };
      const shared = found.message === 'sharedMemory' ? ({ decision: 'memory' } as const) : {};
      yield { ...facts, ...shared, message: found.message, severity, confidence: 'medium' };
    }
    for (const trust of agent.trusts) {
      const found = trust.state === 'open' ? judgeTrust(trust) : null;
      if (found === null) continue;
      const quote = { setting: trust.subject ?? nameOf(trust.at) };
      const { message, severity } = found;
      const patch = switchBack(trust);
      yield { message, severity: lowered(severity, trust), confidence: 'medium', at: trust.at, quote, patch };
    }
  },
});

function judgeMemory({ kind, state, shared, writableByUsers, remote }: Memory) {
  if (state === 'scoped') return null;
  if (kind === 'session') return shared ? ({ message: 'sharedSession', severity: 'medium' } as const) : null;
  if (kind === 'transcripts') return { message: 'allTranscripts', severity: 'medium' } as const;
  if (remote !== null && !staysHere(remote.value)) return { message: 'remoteMemory', severity: 'high' } as const;
  if (shared) return { message: 'sharedMemory', severity: 'high' } as const;
  if (writableByUsers) return { message: 'userMemory', severity: 'medium' } as const;
  return { message: 'openMemory', severity: 'medium' } as const;
}

function judgeTrust({ kind, subject }: Trust) {
  const url = subject === null ? null : parseUrl(subject.value);
  switch (kind) {
    case 'all-agents':
      return { message: 'allAgents', severity: 'high' } as const;
    case 'peer':
      if (url !== null && isLocal(classifyHost(url.host))) return null;
      return { message: 'openPeer', severity: severityOfPeer(url) } as const;
    case 'unsigned':
      return { message: 'unsigned', severity: 'medium' } as const;
    case 'external-agent':
      return subject === null ? null : judgeExternalAgent(subject.value, url);
    case 'remote-instructions':
      return url === null ? null : judgeInstructions(url);
  }
}

/** An image by its digest, and what runs on this machine, is what was looked at. */
function judgeExternalAgent(name: string, url: Url | null) {
  if (/@sha256:[0-9a-f]{64}$/.test(name) || /^(?:<[^>]*>|\{\{.*\}\}|\$\{.*\})$/s.test(name.slice(0, 300))) return null;
  if (url === null) return { message: 'externalAgent', severity: 'medium' } as const;
  if (isLocal(classifyHost(url.host))) return null;
  return { message: 'externalAgent', severity: mutabilityOf(url) === 'pinned' ? 'low' : 'medium' } as const;
}

/** An agent beyond the own network is in somebody else's hands. */
function severityOfPeer(url: Url | null): Severity {
  return url !== null && classifyHost(url.host) === 'public' ? 'high' : 'medium';
}

function judgeInstructions(url: Url) {
  const host = classifyHost(url.host);
  if (isLocal(host) || host === 'template' || url.scheme === 'file') return null;
  if (url.scheme !== 'https') return { message: 'mutableInstructions', severity: 'high' } as const;
  switch (mutabilityOf(url)) {
    case 'mutable':
      return { message: 'mutableInstructions', severity: 'high' } as const;
    case 'pinned':
      return { message: 'pinnedInstructions', severity: 'low' } as const;
    case 'unknown':
      return { message: 'remoteInstructions', severity: 'info' } as const;
  }
}

function staysHere(address: string): boolean {
  const url = parseUrl(address);
  return url === null || classifyHost(url.host) !== 'public';
}
