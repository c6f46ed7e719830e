import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAllowedHosts } from '../shared/allowed-hosts.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readContainerImage } from '../shared/image.ts';
import { addLimit } from '../shared/limit.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';
import { readTools } from './tools.ts';

/** Reads the front matter of an agentic workflow: tools, network, permissions, roles, engine and steps. */
export function readGhAw(document: Cursor, model: ModelBuilder): void {
  readTools(document.get('tools'), hasFirewall(document), model);
  readMcpServers(document.get('mcp-servers'), model);
  readNetwork(document.get('network'), model);
  readPermissions(document.get('permissions'), model);
  readRoles(document, model);
  readEngine(document.get('engine'), model);
  readSandbox(document, model);
  readThreatDetection(document.get('safe-outputs', 'threat-detection'), model);
  readStrictMode(document.get('strict'), model);
  readInstallScripts(document.get('run-install-scripts'), model);
  readEnvironment(document.get('env'), 'host', model, everywhere);
  for (const list of ['pre-steps', 'steps', 'pre-agent-steps', 'post-steps']) readSteps(document.get(list), model);
  readSteps(document.get('safe-outputs', 'steps'), model);
  for (const jobs of [document.get('jobs'), document.get('safe-outputs', 'jobs')])
    for (const { value } of jobs.members()) readSteps(value.get('steps'), model);
  for (const name of ['mcp-scripts', 'safe-inputs']) readScripts(document.get(name), model);
  addLimit(document.get('max-turns'), 'iterations', model, everywhere);
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
  'labels',
  'tracker-id',
  'imports',
  'concurrency',
  'runs-on',
  'if',
  'cache',
  'features',
  'safe-outputs',
  'run-name',
  'container',
  'services',
  'environment',
  'roles',
  'bots',
  'jobs',
  'pre-steps',
  'pre-agent-steps',
  'intent',
  'emoji',
  'metadata',
  'checkout',
  'github-app',
  'runtimes',
  'import-schema',
  'secrets',
  'user-rate-limit',
  'max-ai-credits',
  'max-daily-ai-credits',
  'private',
  'redirect',
  'resources',
  'check-for-updates',
  'runs-on-slim',
];

/**
 * Whether a firewall limits which hosts the agent and its tools reach. Without a list of hosts, it lets through those that builds need.
 * https://github.github.com/gh-aw/reference/network/
 */
function hasFirewall(document: Cursor): boolean {
  const network = document.get('network');
  const isOpen = network
    .get('allowed')
    .items()
    .some((item) => item.is('*'));
  return !isOpen && !isFirewallOff(network) && !isSwitchedOff(sandboxOf(document).word());
}

function isFirewallOff(network: Cursor): boolean {
  const firewall = network.get('firewall');
  return firewall.is(false) || firewall.is('disable');
}

/** Reads the commands of steps before or after the agent. https://github.github.com/gh-aw/reference/steps-jobs/ */
function readSteps(steps: Cursor, model: ModelBuilder): void {
  for (const step of steps.items()) {
    readCommandLine(step.get('run'), 'build', model, everywhere);
    step.ignore();
  }
}

/** Reads the commands of tools that the file defines. https://github.github.com/gh-aw/reference/mcp-scripts/ */
function readScripts(scripts: Cursor, model: ModelBuilder): void {
  for (const { value } of scripts.members()) {
    addPrompt(value.get('description'), 'description', model, everywhere);
    readCommandLine(value.get('run'), 'tool', model, everywhere);
    readEnvironment(value.get('env'), 'tool', model, everywhere);
    value.ignore();
  }
}

function readMcpServers(servers: Cursor, model: ModelBuilder): void {
  readServers(servers, model);
  for (const { value } of servers.members()) {
    readContainerImage(value.get('container'), model, everywhere);
    value.ignoreKeys(['registry', 'required']);
  }
}

/**
 * Reads whether a model checks the agent's output for injections and secrets before it is used. By default it does.
 * https://github.github.com/gh-aw/reference/threat-detection/
 */
function readThreatDetection(detection: Cursor, model: ModelBuilder): void {
  addGuardrail((detection.isMapping ? detection.get('enabled') : detection).boolean(), 'off', model);
}

/**
 * Reads whether the compiler refuses insecure settings. It does by default, so that only what it would have refused is at risk.
 * https://github.github.com/gh-aw/reference/frontmatter/
 */
function readStrictMode(strict: Cursor, model: ModelBuilder): void {
  addGuardrail(strict.boolean(), 'reduced', model);
}

/** Reads whether packages may run scripts while they are installed. By default they may not. */
function readInstallScripts(scripts: Cursor, model: ModelBuilder): void {
  const enabled = scripts.boolean();
  if (enabled !== null) addGuardrail({ ...enabled, value: !enabled.value }, 'reduced', model);
}

function addGuardrail(enabled: Located<boolean> | null, otherwise: 'off' | 'reduced', model: ModelBuilder): void {
  if (enabled === null) return;
  const fact = { kind: 'guardrail', origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...everywhere, ...fact, at: enabled.at, state: enabled.value ? 'on' : otherwise });
}

function readNetwork(network: Cursor, model: ModelBuilder): void {
  if (!network.exists) return;
  const allowed = network.get('allowed');
  const wildcard = allowed.items().find((item) => item.is('*'));
  const state = wildcard === undefined ? 'restricted' : 'open';
  model.egresses.push({ ...everywhere, at: wildcard?.at ?? network.at, kind: 'domains', state, origin: 'set' });
  if (wildcard === undefined) addAllowedHosts(allowed, model);
  // Without the firewall, the list only decides which links remain in the output.
  if (isFirewallOff(network))
    model.egresses.push({
      ...everywhere,
      at: network.get('firewall').at,
      kind: 'network',
      state: 'open',
      origin: 'set',
    });
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
  const target = engine.get('api-target').text();
  // A host name without a scheme. https://github.github.com/gh-aw/reference/engines/
  const endpoint = target === null ? null : locate(`https://${target.value}`, target.at);
  if (provider !== null)
    addModelUse({ at: provider.at, id, provider, endpoint, credential: true, named: [] }, model, everywhere);
  addLimit(engine.get('max-turns'), 'iterations', model, everywhere);
  readEnvironment(engine.get('env'), 'host', model, everywhere);
  engine.ignore();
}

/** The agent runs in a container unless the file says otherwise. https://github.github.com/gh-aw/reference/sandbox/ */
function readSandbox(document: Cursor, model: ModelBuilder): void {
  const word = sandboxOf(document).word();
  const at = word?.at ?? document.at;
  const state = isSwitchedOff(word) ? 'off' : 'on';
  const origin = word === null ? 'default' : 'set';
  model.isolations.push({ ...everywhere, at, kind: 'sandbox', state, escapes: false, origin, safeValue: 'awf' });
  document.get('sandbox').ignore();
}

function sandboxOf(document: Cursor): Cursor {
  const sandbox = document.get('sandbox');
  return sandbox.isMapping ? sandbox.get('agent') : sandbox;
}

function isSwitchedOff(word: Located<string> | null): boolean {
  return word !== null && /^(?:false|none)$/.test(word.value);
}
