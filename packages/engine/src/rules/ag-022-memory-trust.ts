import { lowered } from '../agent/conditions.ts';
import type { Memory, Trust } from '../agent/facts.ts';
import { classifyHost, isLocal } from '../knowledge/hosts.ts';
import { mutabilityOf } from '../knowledge/source-hosts.ts';
import type { Severity } from '../score/table.ts';
import { parseUrl, type Url } from '../text/url.ts';
import { switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule } from './rule.ts';

export const memoryTrust = defineRule({
  id: 'AG-022',
  name: 'memory-trust',
  title: 'Memory, knowledge or inter-agent trust weakness',
  category: 'data',
  severity: 'high',
  references: ['ASI06', 'ASI07', 'ASI04', 'LLM04:2025', 'LLM08:2025', 'MCP10', 'CWE-829', 'CWE-345', 'AML.T0080'],
  messages: {
    sharedMemory: '{setting} shares one memory between all users: content planted by one user reaches all others.',
    remoteMemory: '{setting} keeps memory on a public host, where others may be able to write to it.',
    userMemory: '{setting} lets untrusted content be written to the agent’s memory.',
    sharedSession: '{setting} puts all senders into one shared conversation.',
    allTranscripts: '{setting} gives the agent access to the transcripts of all conversations.',
    openMemory: '{setting} keeps memory without an owner or an expiry.',
    mutableInstructions: 'Instructions are loaded from {setting}, whose content can change without review.',
    pinnedInstructions: 'Instructions are loaded from {setting}, a remote source pinned to a fixed version.',
    remoteInstructions: 'Instructions are loaded from the remote URL {setting}.',
    allAgents: '{setting} trusts every other agent.',
    openPeer: '{setting} accepts another agent without authentication.',
    unsigned: '{setting} accepts fetched content without checking a signature.',
    externalAgent: 'External agent {setting} can change at any time: no version is pinned.',
    pinnedAgent: 'External agent {setting} comes from a remote source, pinned to a fixed version.',
  },
  why: 'Content planted in memory, fetched instructions or messages from other agents steers the agent later, when nobody checks where it came from.',
  fix: 'Give each user or session its own memory with an expiry, pin fetched instructions to a commit, and authenticate other agents.',
  *check({ agent }) {
    for (const memory of agent.memories) {
      const found = judgeMemory(memory);
      if (found === null) continue;
      const severity = memory.origin === 'default' ? 'low' : lowered(found.severity, memory);
      const facts = { at: memory.at, patch: switchBack(memory), quote: { setting: settingOf(memory.at) } };
      const shared = found.message === 'sharedMemory' ? ({ decision: 'memory' } as const) : {};
      yield { ...facts, ...shared, message: found.message, severity, confidence: 'medium' };
    }
    for (const trust of agent.trusts) {
      const found = trust.state === 'open' ? judgeTrust(trust) : null;
      if (found === null) continue;
      // Of a list of agents the subject is `*`, which names nothing.
      const named = trust.kind === 'all-agents' ? null : trust.subject;
      const quote = { setting: named ?? settingOf(trust.at) };
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

/** An image by digest and an agent on this machine cannot change without notice; a placeholder names no agent yet. */
function judgeExternalAgent(name: string, url: Url | null) {
  if (
    /@sha256:[0-9a-f]{64}$/.test(name) ||
    /^(?:(?:https?:\/\/)?<[^>]*>|\{\{.*\}\}|\$\{.*\})$/s.test(name.slice(0, 300))
  )
    return null;
  if (url === null) return { message: 'externalAgent', severity: 'medium' } as const;
  if (isLocal(classifyHost(url.host))) return null;
  if (mutabilityOf(url) === 'pinned') return { message: 'pinnedAgent', severity: 'low' } as const;
  return { message: 'externalAgent', severity: 'medium' } as const;
}

/** An agent outside the own network is operated by someone else. */
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
