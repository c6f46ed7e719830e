import { lowered } from '../agent/conditions.ts';
import type { FileGrant, Permission } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { onlyWide, wideGrantsOf } from '../agent/reach.ts';
import type { PathReach } from '../knowledge/path-reach.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { lazily } from '../text/lazily.ts';
import type { Place } from '../text/span.ts';
import { isWordOfCommand, removeItem, removeParts } from './patches.ts';
import { nameOf } from './places.ts';
import { defineRule, type Patch } from './rule.ts';

const severityOf = {
  root: { write: 'critical', read: 'high' },
  credentials: { write: 'critical', read: 'high' },
  system: { write: 'high', read: 'medium' },
  programs: { write: 'high', read: null },
  homes: { write: 'high', read: 'medium' },
  home: { write: 'high', read: 'medium' },
  parent: { write: 'medium', read: 'medium' },
  everything: { write: 'medium', read: 'low' },
  startup: { write: 'high', read: null },
  // Reading how an agent is set up is no danger; changing it is.
  settings: { write: 'medium', read: null },
} as const satisfies Record<PathReach, Record<FileGrant['access'], Severity | null>>;

const messageOf = {
  root: { write: 'writeRoot', read: 'readRoot' },
  credentials: { write: 'writeCredentials', read: 'readCredentials' },
  system: { write: 'writeSystem', read: 'readSystem' },
  programs: { write: 'writeSystem', read: 'readSystem' },
  homes: { write: 'writeHomes', read: 'readHomes' },
  home: { write: 'writeHome', read: 'readHome' },
  parent: { write: 'writeParent', read: 'readParent' },
  everything: { write: 'writeEverything', read: 'readEverything' },
  startup: { write: 'writeStartup', read: 'writeStartup' },
  settings: { write: 'writeSettings', read: 'writeSettings' },
} as const satisfies Record<PathReach, Record<FileGrant['access'], string>>;

/** Where a grant leaves the sentence to the reader's guess: it may narrow further, or be meant for a container's own files. */
const confidenceOf = {
  root: 'high',
  credentials: 'high',
  system: 'high',
  programs: 'high',
  homes: 'high',
  home: 'high',
  parent: 'medium',
  everything: 'medium',
  startup: 'high',
  settings: 'medium',
} as const satisfies Record<PathReach, Confidence>;

export const overBroadFilesystemAccess = defineRule({
  id: 'AG-006',
  name: 'over-broad-filesystem-access',
  title: 'Over-broad filesystem access',
  category: 'filesystem',
  severity: 'critical',
  references: ['ASI02', 'ASI03', 'MCP02', 'CWE-732', 'CWE-22', 'CWE-552'],
  messages: {
    writeRoot: '{path} opens the whole filesystem for writing.',
    readRoot: '{path} opens the whole filesystem for reading.',
    writeCredentials: '{path} opens stored credentials for writing.',
    readCredentials: '{path} opens stored credentials for reading.',
    writeSystem: '{path} opens a folder of the system for writing.',
    readSystem: '{path} opens a folder of the system for reading.',
    writeHomes: '{path} opens the homes of all users for writing.',
    readHomes: '{path} opens the homes of all users for reading.',
    writeHome: '{path} opens a whole home folder for writing.',
    readHome: '{path} opens a whole home folder for reading.',
    writeParent: '{path} leads out of the project and may be written.',
    readParent: '{path} leads out of the project and may be read.',
    writeEverything: '{path} lets every file be written.',
    readEverything: '{path} lets every file be read.',
    writeStartup: '{path} runs by itself, and may be written.',
    writeSettings: '{path} lets the agent rewrite its own settings.',
  },
  why: 'Whatever steers the agent, a poisoned page or a mistaken plan, reaches every file the grant covers: keys, shell profiles, other projects.',
  fix: 'Name the project folder, or the few folders the work needs, and leave credentials out.',
  *check({ agent }) {
    const settled = lazily(() => settledPlaces(agent));
    const wholes = agent.permissions.flatMap(wholeGrant);
    for (const { grant, reach } of [...wideGrantsOf(agent), ...onlyWide(wholes)]) {
      const access = isHandedOver(grant, reach) ? 'read' : grant.access;
      const worst = severityOf[reach][access];
      if (worst === null || settled().has(grant.at)) continue;
      yield {
        message: messageOf[reach][access],
        severity: lowered(worst, grant),
        confidence: confidenceOf[reach],
        at: grant.at,
        quote: { path: grant.bySetting === true ? nameOf(grant.at) : grant.path },
        patch: patchOf(grant, agent),
      };
    }
  },
});

/** A server without a root may open everything, or refuse to start: its argument stays. */
function patchOf({ source, at, parts, safeValue }: FileGrant, agent: AgentModel): readonly Patch[] {
  if (safeValue !== undefined) return [{ op: 'replace', at, value: safeValue }];
  if (isWordOfCommand(at, agent)) return removeParts(parts);
  return source === 'server-root' ? [] : removeItem(at);
}

/** Places that protect, and mounts that rule AG-007 already reports as a way out of the container. */
function settledPlaces(agent: AgentModel): ReadonlySet<Place> {
  const protecting = agent.permissions.filter(({ decision, overridden }) => decision !== 'allow' || overridden);
  const escaping = agent.isolations.filter(({ kind, state }) => kind === 'host-mount' && state !== 'on');
  return new Set([...protecting, ...escaping].map(({ at }) => at));
}

/** `Read(**)`: an entry about paths that narrows nothing. */
function wholeGrant(rule: Permission): readonly FileGrant[] {
  const { subject, pattern, wildcard, decision } = rule;
  if (decision !== 'allow' || !wildcard || pattern === null || !pattern.value.includes('**')) return [];
  if (subject !== 'read' && subject !== 'write') return [];
  return [{ ...rule, path: pattern, access: subject, source: 'permission' }];
}

/** `-v ~/.aws:/root/.aws` and `-v ~/.gitconfig:…` hand files to a container to be read; that the mount is writable is docker's default. */
function isHandedOver(grant: FileGrant, reach: PathReach): boolean {
  return grant.source === 'mount' && (reach === 'credentials' || reach === 'startup');
}
