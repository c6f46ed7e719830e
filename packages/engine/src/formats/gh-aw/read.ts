import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addLimit } from '../shared/limit.ts';
import { readServers } from '../shared/server.ts';
import { readTools } from './tools.ts';

/** Reads the front matter of an agentic workflow: tools, network, permissions, roles, engine and steps. */
export function readGhAw(document: Cursor, model: ModelBuilder): void {
  readTools(document.get('tools'), hasFirewall(document), model);
  readDetection(document.get('safe-outputs', 'threat-detection'), model);
  readServers(document.get('mcp-servers'), model);
  readNetwork(document.get('network'), model);
  readPermissions(document.get('permissions'), model);
  readRoles(document, model);
  readEngine(document.get('engine'), model);
  readSandbox(document, model);
  readEnvironment(document.get('env'), 'host', model, everywhere);
  for (const list of ['steps', 'post-steps']) {
    for (const step of document.get(list).items()) {
      readCommandLine(step.get('run'), 'build', model, everywhere);
      step.ignore();
    }
  }
  const minutes = document.any('timeout-minutes', 'timeout_minutes').number();
  if (minutes !== null) {
    model.limits.push({ ...everywhere, at: minutes.at, kind: 'timeout', value: minutes.value * 60, origin: 'set' });
  }
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

const ignoredKeys = [
  'on',
  'name',
  'description',
  'source',
  'strict',
  'labels',
  'tracker-id',
  'imports',
  'concurrency',
  'runs-on',
  'if',
  'cache',
  'features',
  'safe-outputs',
  'safe-inputs',
  'run-name',
  'container',
  'services',
  'environment',
  'roles',
  'bots',
];

/**
 * Whether a firewall limits which hosts the agent and its tools reach. Without a list of hosts, it lets through those that builds need.
 * https://github.github.com/gh-aw/reference/network/
 */
function hasFirewall(document: Cursor): boolean {
  const sandbox = document.get('sandbox');
  const agent = (sandbox.isMapping ? sandbox.get('agent') : sandbox).word()?.value;
  const open = document.get('network', 'allowed').items();
  return agent !== 'false' && agent !== 'none' && !open.some((item) => item.is('*'));
}

/**
 * Reads whether a second job examines what the agent wants to write before it is written, as it does by default.
 * https://github.github.com/gh-aw/reference/threat-detection/
 */
function readDetection(detection: Cursor, model: ModelBuilder): void {
  const value = (detection.isMapping ? detection.get('enabled') : detection).boolean();
  if (value === null) return;
  const state = value.value ? 'on' : 'off';
  const guardrail = { kind: 'guardrail', state, origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, at: value.at, ...guardrail });
}

function readNetwork(network: Cursor, model: ModelBuilder): void {
  if (!network.exists) return;
  const allowed = network.get('allowed');
  const wildcard = allowed.items().find((item) => item.is('*'));
  const state = wildcard === undefined ? 'restricted' : 'open';
  model.egresses.push({ ...everywhere, at: wildcard?.at ?? network.at, kind: 'domains', state, origin: 'set' });
  network.ignore();
}

/** Reads `write-all` or `read-all` for the workflow's token. Scopes for single permissions yield no fact. */
function readPermissions(permissions: Cursor, model: ModelBuilder): void {
  const allPermissions = permissions.text();
  if (allPermissions !== null) {
    const wide = allPermissions.value === 'write-all';
    model.grants.push({ ...everywhere, at: allPermissions.at, kind: 'admin', subject: allPermissions, wide });
  }
  for (const { value } of permissions.members()) value.ignore();
}

/** Reads who may start the workflow: by default users with write access; `all` means everyone who can comment. */
function readRoles(document: Cursor, model: ModelBuilder): void {
  const roles = document.get('roles').exists ? document.get('roles') : document.get('on', 'roles');
  const everyone = roles.itemsOrSelf().find((item) => item.is('all'));
  if (everyone === undefined) return;
  model.exposures.push({ ...everywhere, at: everyone.at, kind: 'public-trigger', state: 'open', origin: 'set' });
}

function readEngine(engine: Cursor, model: ModelBuilder): void {
  const provider = engine.isMapping ? engine.get('id').text() : engine.text();
  const id = engine.get('model').text();
  if (provider !== null) model.models.push({ ...everywhere, at: provider.at, id, provider, endpoint: null });
  addLimit(engine.get('max-turns'), 'iterations', model, everywhere);
  readEnvironment(engine.get('env'), 'host', model, everywhere);
  engine.ignore();
}

/** The agent runs in a container unless the file says otherwise. https://github.github.com/gh-aw/reference/sandbox/ */
function readSandbox(document: Cursor, model: ModelBuilder): void {
  const sandbox = document.get('sandbox');
  const agent = sandbox.isMapping ? sandbox.get('agent') : sandbox;
  const word = agent.word();
  const isOff = word?.value === 'false' || word?.value === 'none';
  const at = word?.at ?? document.at;
  const state = isOff ? 'off' : 'on';
  const origin = word === null ? 'default' : 'set';
  model.isolations.push({ ...everywhere, at, kind: 'sandbox', state, escapes: false, origin });
  sandbox.ignore();
}
