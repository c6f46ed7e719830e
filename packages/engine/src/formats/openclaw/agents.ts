import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { addDefaultSandbox, isSandboxOff, readSandbox } from './sandbox.ts';
import { addDefaultPolicy, readTools, runsCommands } from './tools.ts';

/** Reads the agents with their defaults and sandboxes. */
export function readAgents(document: Cursor, model: ModelBuilder): void {
  const agents = document.get('agents');
  const defaults = agents.get('defaults');
  readSettings(defaults, model, everywhere);
  readElevatedDefault(defaults.get('elevatedDefault'), document.get('tools', 'elevated', 'enabled').is(false), model);
  readSandbox(defaults.get('sandbox'), model, everywhere);
  if (isOpenclaw(document) && runsCommands(document.get('tools'))) addDefaults(document, model);
  for (const item of agents.get('list').items()) readAgent(item.get('id').text(), item, model);
  for (const { key, value } of agents.get('entries').members()) readAgent(key, value, model);
  agents.ignore();
}

/** Adds what applies where nothing is set: commands run on the host, without a sandbox and without being asked about. */
function addDefaults(document: Cursor, model: ModelBuilder): void {
  const agents = document.get('agents');
  const mode = agents.get('defaults', 'sandbox', 'mode');
  if (isSetByEveryAgent(agents, ['sandbox', 'mode'])) return;
  addDefaultSandbox(mode, model);
  const isOpen = !mode.exists || isSandboxOff(mode);
  if (isOpen && !isSetByEveryAgent(agents, ['tools', 'exec'])) addDefaultPolicy(document.get('tools', 'exec'), model);
}

/** Whether every agent has a setting of its own, so that no agent uses the default. */
function isSetByEveryAgent(agents: Cursor, path: readonly string[]): boolean {
  const each = [
    ...agents.get('list').items(),
    ...agents
      .get('entries')
      .members()
      .map(({ value }) => value),
  ];
  return each.length > 0 && each.every((entry) => entry.follow(path).exists);
}

/** Whether the file belongs to OpenClaw itself. Other programs with the same layout have other defaults. */
function isOpenclaw(document: Cursor): boolean {
  const gateway = document.get('gateway');
  if (document.has('sandbox') || isRemoteClient(document)) return false;
  // OpenClaw refuses a list in this place.
  if (document.has('agents') && !document.get('agents').isMapping) return false;
  const marks = [
    document.get('meta', 'lastTouchedVersion'),
    gateway.get('auth'),
    gateway.get('bind'),
    gateway.get('mode'),
  ];
  return marks.some((mark) => mark.exists) || (!document.has('providers') && hasRuntimeSettings(document));
}

/** Whether the file only connects to a remote gateway, which then runs the agents. */
function isRemoteClient(document: Cursor): boolean {
  return document.get('gateway', 'mode').is('remote') && !document.has('agents') && !document.has('tools');
}

/** Whether the file configures more than plugins. A file of plugins is only part of a configuration, so a missing setting means nothing. */
function hasRuntimeSettings(document: Cursor): boolean {
  return ['agents', 'tools', 'channels', 'gateway', 'models', 'session'].some((part) => document.has(part));
}

function readAgent(name: Located<string> | null, entry: Cursor, model: ModelBuilder): void {
  if (!entry.isMapping) return;
  const delegates = entry.get('subagents', 'allowAgents').texts();
  const agent: Agent = { at: entry.at, name: name ?? entry.get('name').text(), delegatesTo: delegates, enabled: true };
  const scope: Scope = { agent, enabled: true };
  model.agents.push(agent);
  readSettings(entry, model, scope);
  readSandbox(entry.get('sandbox'), model, scope);
  readTools(entry.get('tools'), model, scope);
}

/**
 * Reads how commands run by default for senders with elevated access: `full` skips the approvals, `on` and `ask` keep them.
 * https://docs.openclaw.ai/tools/elevated
 */
function readElevatedDefault(level: Cursor, isSwitchedOff: boolean, model: ModelBuilder): void {
  if (!level.is('full') || isSwitchedOff) return;
  const subject = locate('exec', level.at);
  const off = { at: level.at, kind: 'tool', state: 'off', origin: 'set', reach: ['execute'], subject } as const;
  model.approvals.push({ ...everywhere, ...off, safeValue: 'ask' });
}

function readSettings(entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const use = entry.get('model');
  const primary = use.isMapping ? use.get('primary') : use;
  for (const cursor of [primary, ...use.get('fallbacks').items()]) {
    const id = cursor.text();
    if (id === null) continue;
    const provider = id.value.includes('/') ? locate(id.value.slice(0, id.value.indexOf('/')), id.at) : null;
    addModelUse({ at: id.at, id, provider, endpoint: null, credential: false, named: [] }, model, scope);
  }
  addPrompt(entry.get('systemPrompt'), 'system', model, scope, true);
  addPrompt(entry.get('heartbeat', 'prompt'), 'task', model, scope, true);
  addLimit(entry.get('timeoutSeconds'), 'timeout', model, scope);
  addLimit(entry.get('subagents', 'maxSpawnDepth'), 'delegation', model, scope);
  addLimit(entry.get('subagents', 'runTimeoutSeconds'), 'timeout', model, scope);
  const remote = entry.get('memorySearch', 'remote');
  const endpoint = remote.get('baseUrl').text();
  const credential = carriesKey(remote.get('apiKey'));
  addModelUse({ at: remote.at, id: null, provider: null, endpoint, credential, named: [] }, model, scope);
}
