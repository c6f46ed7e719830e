import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Execution, Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addDenials } from '../shared/denial.ts';
import { draftPermission } from '../shared/permission.ts';
import { addNamedTool } from '../shared/tool.ts';

const policies: ReadonlyMap<string, Execution['state']> = new Map([
  ['full', 'unrestricted'],
  ['allowlist', 'restricted'],
  ['ask', 'restricted'],
  ['auto', 'restricted'],
  ['deny', 'off'],
]);

/** Reads the tool policy of the file or of one agent. */
export function readTools(tools: Cursor, model: ModelBuilder, scope: Scope): void {
  readExec(tools.get('exec'), model, scope);
  readElevated(tools.get('elevated'), model, scope);
  readLists(tools, model, scope);
  for (const path of [
    ['fs', 'workspaceOnly'],
    ['exec', 'applyPatch', 'workspaceOnly'],
  ]) {
    const only = tools.follow(path);
    if (!only.is(false)) continue;
    const wholeDisk = { path: locate('/', only.at), bySetting: 'confinement' } as const;
    model.fileGrants.push({ ...scope, at: only.at, ...wholeDisk, access: 'write', source: 'tool' });
  }
  readLoopDetection(tools.get('loopDetection'), model, scope);
  const privateNetwork = tools.follow(['web', 'fetch', 'allowPrivateNetwork']);
  if (privateNetwork.is(true))
    model.egresses.push({ ...scope, at: privateNetwork.at, kind: 'private-network', state: 'open', origin: 'set' });
  readVisibility(tools.follow(['sessions', 'visibility']), model, scope);
  const peers = tools.get('agentToAgent');
  const wildcard = peers
    .get('allow')
    .items()
    .find((item) => item.is('*'));
  if (peers.get('enabled').is(true) && wildcard !== undefined) {
    model.trusts.push({ ...scope, at: wildcard.at, kind: 'all-agents', subject: wildcard.text(), state: 'open' });
  }
  tools.ignore();
}

/** By default an agent sees its own session and those it started. https://docs.openclaw.ai/concepts/session-tool */
function readVisibility(visibility: Cursor, model: ModelBuilder, scope: Scope): void {
  if (!visibility.is('all')) return;
  const transcripts = { kind: 'transcripts', shared: true, writableByUsers: false, remote: null } as const;
  model.memories.push({ ...scope, at: visibility.at, ...transcripts, state: 'open', origin: 'set', safeValue: 'tree' });
}

/** Whether commands can run at all. A profile or a deny list may remove the tool. */
export function runsCommands(tools: Cursor): boolean {
  const profile = tools.get('profile').text()?.value;
  if (profile === 'minimal' || profile === 'messaging') return false;
  if (tools.get('exec').any('security', 'mode').is('deny')) return false;
  const denied = tools
    .get('deny')
    .texts()
    .map(({ value }) => value.toLowerCase());
  if (denied.some((name) => name === 'exec' || name === 'group:runtime' || name === 'bash' || name === '*'))
    return false;
  const allowed = tools.get('allow');
  if (!allowed.isList) return true;
  const names = allowed.texts().map(({ value }) => value.toLowerCase());
  return names.some((name) => /^(?:exec|bash|process|\*|group:runtime|group:openclaw|code_execution)$/.test(name));
}

/** Reads which commands may run on a host, and whether they are asked about. */
export function readExec(exec: Cursor, model: ModelBuilder, scope: Scope): void {
  const policy = exec.any('security', 'mode').text();
  const state = policy === null ? undefined : policies.get(policy.value);
  if (policy !== null && state !== undefined) {
    const host = exec.get('host').text()?.value;
    const isolated = host === undefined ? null : host === 'sandbox';
    model.executions.push({
      ...scope,
      at: policy.at,
      kind: 'command-policy',
      state,
      isolated,
      origin: 'set',
      safeValue: 'allowlist',
    });
  }
  const ask = exec.get('ask').text();
  if (ask !== null) {
    const off = ask.value === 'off';
    model.approvals.push({
      ...scope,
      at: ask.at,
      kind: 'tool',
      state: off ? 'off' : 'on',
      origin: 'set',
      reach: off ? ['execute'] : [],
      subject: locate('exec', ask.at),
      safeValue: 'on-miss',
    });
  }
  for (const program of exec.get('safeBins').texts()) {
    const pattern = locate(`${program.value} *`, program.at);
    const rule = { name: locate('exec', program.at), pattern, matching: 'prefix', target: null } as const;
    model.permissions.push(draftPermission(rule, 'allow', 'shell', scope));
  }
}

/** Adds the default for a missing policy: every command runs on the host, without being asked about. https://docs.openclaw.ai/tools/exec */
export function addDefaultPolicy(exec: Cursor, model: ModelBuilder): void {
  if (['security', 'mode', 'ask', 'host', 'node'].some((key) => exec.has(key))) return;
  const { at } = exec.get('security');
  const policy = { kind: 'command-policy', state: 'unrestricted', isolated: false, origin: 'default' } as const;
  model.executions.push({ ...everywhere, at, ...policy });
}

/** Reads who may run commands on the host, outside the sandbox. `*` means every sender. */
function readElevated(elevated: Cursor, model: ModelBuilder, scope: Scope): void {
  const enabled = elevated.get('enabled').boolean();
  if (enabled?.value === false) {
    model.executions.push({ ...scope, at: enabled.at, kind: 'elevated', state: 'off', isolated: null, origin: 'set' });
    return;
  }
  for (const { value } of elevated.get('allowFrom').members()) {
    const wildcard = value.items().find((item) => item.is('*'));
    if (wildcard === undefined) continue;
    model.executions.push({
      ...scope,
      at: wildcard.at,
      kind: 'elevated',
      state: 'unrestricted',
      isolated: false,
      origin: 'set',
    });
  }
}

/** Tools whose commands the exec policy decides on. A scheduled job is a turn of the agent, with the same policy. */
const underExecPolicy = /^(?:exec|bash|process|cron|group:runtime)$/i;

function readLists(tools: Cursor, model: ModelBuilder, scope: Scope): void {
  addDenials(tools.get('deny'), model, scope);
  const policy = policies.get(tools.get('exec').any('security', 'mode').text()?.value ?? '');
  const restricted = policy === 'restricted' || policy === 'off';
  for (const name of [...tools.get('allow').texts(), ...tools.get('alsoAllow').texts()]) {
    if (name.value === '*')
      model.grants.push({ ...scope, at: name.at, kind: 'tool-wildcard', subject: name, wide: true });
    else addNamedTool(name, model, scope).narrowed = restricted && underExecPolicy.test(name.value);
  }
}

function readLoopDetection(detection: Cursor, model: ModelBuilder, scope: Scope): void {
  const enabled = detection.get('enabled').boolean();
  if (enabled === null) return;
  const threshold = detection.get('globalCircuitBreakerThreshold').number()?.value ?? 1;
  const value = enabled.value ? threshold : 'unlimited';
  model.limits.push({ ...scope, at: enabled.at, kind: 'loop-detection', value, origin: 'set' });
}
