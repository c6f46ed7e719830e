import { lower, lowered } from '../agent/conditions.ts';
import type { FileGrant, Permission } from '../agent/facts.ts';
import type { AgentModel } from '../agent/model.ts';
import { onlyWide, wideGrantsOf } from '../agent/reach.ts';
import { credentialFileIn } from '../command/effects/credential-files.ts';
import type { Invocation, Word } from '../command/invocation.ts';
import type { PathReach } from '../knowledge/path-reach.ts';
import type { Confidence, Severity } from '../score/table.ts';
import { lazily } from '../text/lazily.ts';
import { locate, type Place } from '../text/span.ts';
import { isWordOfCommand, removeParts, restore, switchBack } from './patches.ts';
import { settingOf } from './places.ts';
import { defineRule, type Patch, type Violation } from './rule.ts';

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
  // Reading the agent's settings is harmless; changing them is not.
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

/** For a restriction that is off: the setting itself grants nothing. */
const unconfined = { write: 'writeUnconfined', read: 'readUnconfined' } as const;

/** Medium where the path alone is not conclusive: something may narrow it further, or it may be a path inside a container. */
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

const messages = {
  writeRoot: '{path} grants write access to the whole filesystem.',
  readRoot: '{path} grants read access to the whole filesystem.',
  writeCredentials: '{path} grants write access to stored credentials.',
  readCredentials: '{path} grants read access to stored credentials.',
  writeSystem: '{path} grants write access to a system directory.',
  readSystem: '{path} grants read access to a system directory.',
  writeHomes: '{path} grants write access to the home directories of all users.',
  readHomes: '{path} grants read access to the home directories of all users.',
  writeHome: '{path} grants write access to a whole home directory.',
  readHome: '{path} grants read access to a whole home directory.',
  writeParent: '{path} grants write access outside the project.',
  readParent: '{path} grants read access outside the project.',
  writeEverything: '{path} grants write access to every file.',
  readEverything: '{path} grants read access to every file.',
  writeStartup: '{path} grants write access to a file that is executed automatically.',
  writeSettings: '{path} lets the agent change its own settings.',
  writeUnconfined: '{path} does not confine access to one directory: everything the user may change can be written.',
  readUnconfined: '{path} does not confine access to one directory: everything the user may read can be read.',
  printsCredentials: 'Commands may print {path}, which holds credentials, without approval.',
} as const;

type Found = Violation<typeof messages>;

export const overBroadFilesystemAccess = defineRule({
  id: 'AG-006',
  name: 'over-broad-filesystem-access',
  title: 'Over-broad filesystem access',
  category: 'filesystem',
  severity: 'critical',
  references: ['ASI02', 'ASI03', 'MCP02', 'CWE-732', 'CWE-22', 'CWE-552'],
  messages,
  why: 'A prompt injection or a mistaken plan reaches every file that the grant covers: keys, shell profiles, other projects.',
  fix: 'Grant the project directory or the few directories the task needs, and keep credentials out.',
  *check({ agent }) {
    const settled = lazily(() => settledPlaces(agent));
    const spared = lazily(() => sparedFolders(agent));
    const wholes = agent.permissions.flatMap(wholeGrant);
    for (const { grant, reach } of [...wideGrantsOf(agent), ...onlyWide(wholes)]) {
      const access = isHandedOver(grant, reach) ? 'read' : grant.access;
      const worst = severityOf[reach][access];
      if (worst === null || settled().has(grant.at)) continue;
      const isSpared = reach === 'credentials' && grant.source === 'sandbox' && spared().has(folderKey(grant));
      yield {
        message: grant.bySetting === 'confinement' ? unconfined[access] : messageOf[reach][access],
        severity: lowered(isSpared ? lower(worst, 2) : worst, grant),
        confidence: confidenceOf[reach],
        at: grant.at,
        quote: { path: grant.bySetting !== undefined ? settingOf(grant.at) : grant.path },
        patch: patchOf(grant, agent),
      };
    }
    yield* credentialCommands(agent);
  },
});

/** Commands that print a credential file, and that run without approval: `Bash(cat ~/.ssh/id_ed25519)`. */
function* credentialCommands({ permissions }: AgentModel): Generator<Found> {
  const refused = lazily(() => refusedReads(permissions));
  for (const rule of permissions) {
    if (rule.decision !== 'allow' || rule.overridden || rule.subject !== 'shell') continue;
    const path = rule.invocations.map(printedCredentials).find((word) => word !== null) ?? null;
    if (path === null || isRefused(path.text, refused())) continue;
    yield {
      message: 'printsCredentials',
      severity: lowered(severityOf.credentials.read, rule),
      confidence: 'medium',
      at: rule.at,
      quote: { path: locate(path.text, rule.at) },
      patch: restore(rule),
    };
  }
}

/** Programs that write the file, or print only its size. */
const printsNone: ReadonlySet<string> = new Set(['tee', 'wc']);

function printedCredentials(invocation: Invocation): Word | null {
  return printsNone.has(invocation.program) ? null : credentialFileIn(invocation);
}

/** The files and folders that may not be read. Hosts apply these rules to commands such as `cat`, too. */
function refusedReads(permissions: readonly Permission[]): ReadonlySet<string> {
  const refused = permissions.filter(({ decision, subject }) => decision === 'deny' && subject === 'read');
  return new Set(refused.flatMap(({ pattern }) => (pattern === null ? [] : [withoutGlobs(pattern.value)])));
}

function isRefused(path: string, refused: ReadonlySet<string>): boolean {
  const steps = withoutGlobs(path).split('/', stepsMax);
  return steps.some((_, at) => refused.has(steps.slice(0, at + 1).join('/')));
}

function withoutGlobs(path: string): string {
  return path.replace(/^(?:\.\/|\*\*\/)/, '').replace(/\/\*{1,2}$/, '');
}

/** Without its root argument a server may open everything or refuse to start, so the argument stays. */
function patchOf(grant: FileGrant, agent: AgentModel): readonly Patch[] {
  if (isWordOfCommand(grant.at, agent)) return removeParts(grant.parts);
  return grant.source === 'server-root' ? switchBack(grant) : restore(grant);
}

/** Protections, and mounts that AG-007 already reports as a container escape. */
function settledPlaces(agent: AgentModel): ReadonlySet<Place> {
  const protecting = agent.permissions.filter(({ decision, overridden }) => decision !== 'allow' || overridden);
  const escaping = agent.isolations.filter(({ kind, state }) => kind === 'host-mount' && state !== 'on');
  return new Set([...protecting, ...escaping].map(({ at }) => at));
}

/** Paths with more steps are not looked at. */
const stepsMax = 40;

/**
 * The folders of which something may not be read or written: `~/.gnupg` with `~/.gnupg/private-keys-v1.d`. A sandbox that opens such a folder
 * does not open the keys in it.
 */
function sparedFolders({ permissions }: AgentModel): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { decision, overridden, subject, pattern } of permissions) {
    if (decision !== 'deny' || overridden || pattern === null) continue;
    const steps = pattern.value.split('/', stepsMax);
    for (let count = 1; count < steps.length; count++) folders.add(`${subject} ${steps.slice(0, count).join('/')}`);
  }
  return folders;
}

function folderKey({ access, path }: FileGrant): string {
  return `${access} ${path.value.replace(/\/$/, '')}`;
}

/** The file grant of a path entry that narrows nothing: `Read(**)`. */
function wholeGrant(rule: Permission): readonly FileGrant[] {
  const { subject, pattern, wildcard, decision } = rule;
  if (decision !== 'allow' || !wildcard || pattern === null || !pattern.value.includes('**')) return [];
  if (subject !== 'read' && subject !== 'write') return [];
  return [{ ...rule, path: pattern, access: subject, source: 'permission' }];
}

/** Mounts such as `-v ~/.aws:/root/.aws` and `-v ~/.gitconfig:…` are meant to be read; writable is only Docker's default. */
function isHandedOver(grant: FileGrant, reach: PathReach): boolean {
  return grant.source === 'mount' && (reach === 'credentials' || reach === 'startup');
}
