import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readServers } from '../shared/server.ts';

/** Reads approval, sandbox and model with their profiles, MCP servers, providers and the environment policy. */
export function readCodexConfig(document: Cursor, model: ModelBuilder): void {
  readProfile(document, model);
  for (const { value } of document.get('profiles').members()) {
    readProfile(value, model);
    value.ignore();
  }
  for (const { value } of document.get('permissions').members()) readNetwork(value.get('network'), model);
  readServers(document.get('mcp_servers'), model);
  for (const { key, value } of document.get('model_providers').members()) {
    const endpoint = value.get('base_url').text();
    const credential = value.has('env_key') || carriesCredential(readHeaders(value.get('http_headers')));
    addModelUse({ at: value.at, id: null, provider: key, endpoint, credential, named: [key.value] }, model, everywhere);
    value.ignore();
  }
  readOlderProviders(document.get('providers'), model);
  readEnvironmentPolicy(document.get('shell_environment_policy'), model);
  readCommandLine(document.get('notify'), 'helper', model, everywhere);
  readHookMap(document.get('hooks'), 'seconds', model);
  const prompts = document.get('otel', 'log_user_prompt');
  if (prompts.is(true)) {
    model.loggings.push({ ...everywhere, at: prompts.at, kind: 'prompts', state: 'unsafe', origin: 'set' });
  }
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Reads the providers of the former Codex in TypeScript. */
function readOlderProviders(providers: Cursor, model: ModelBuilder): void {
  for (const { key, value } of providers.members()) {
    const endpoint = value.get('baseURL').text();
    const credential = value.has('envKey');
    addModelUse({ at: value.at, id: null, provider: key, endpoint, credential, named: [key.value] }, model, everywhere);
    value.ignore();
  }
}

const ignoredKeys = [
  'model_reasoning_effort',
  'model_reasoning_summary',
  'model_verbosity',
  'model_context_window',
  'model_supports_reasoning_summaries',
  'model_auto_compact_token_limit',
  'hide_agent_reasoning',
  'show_raw_agent_reasoning',
  'file_opener',
  'history',
  'disableResponseStorage',
  'flexMode',
  'reasoningEffort',
  'tui',
  'features',
  'tools',
  'projects',
  'profile',
  'project_doc_max_bytes',
  'project_doc_fallback_filenames',
  'fullAutoErrorMode',
  'otel',
  'hooks',
  'notice',
  'check_for_update_on_startup',
  'personality',
  'web_search',
];

/** Reads approval, sandbox and model, of the file or of a profile. */
function readProfile(profile: Cursor, model: ModelBuilder): void {
  readApproval(profile.any('approval_policy', 'approvalMode'), model);
  readSandbox(profile, model);
  const id = profile.get('model').text();
  const provider = profile.any('model_provider', 'provider').text();
  const at = id?.at ?? profile.at;
  addModelUse({ at, id, provider, endpoint: null, credential: false, named: [] }, model, everywhere);
  for (const key of ['instructions', 'developer_instructions', 'base_instructions']) {
    addPrompt(profile.get(key), 'system', model, everywhere, true);
  }
}

type Meaning = Pick<Approval, 'kind' | 'state' | 'reach'>;
const allCapabilities: Approval['reach'] = ['execute', 'write', 'read', 'fetch'];
/** https://developers.openai.com/codex/config-reference */
const policies: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['never', { kind: 'all-prompts', state: 'off', reach: allCapabilities }],
  ['full-auto', { kind: 'all-prompts', state: 'off', reach: allCapabilities }],
  ['on-failure', { kind: 'all-prompts', state: 'reduced', reach: allCapabilities }],
  ['auto-edit', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['on-request', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['untrusted', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['suggest', { kind: 'all-prompts', state: 'on', reach: [] }],
]);

function readApproval(policy: Cursor, model: ModelBuilder): void {
  const meaning = policies.get(policy.text()?.value ?? '');
  if (meaning === undefined) return;
  model.approvals.push({
    ...everywhere,
    ...meaning,
    at: policy.at,
    origin: 'set',
    subject: null,
    safeValue: 'on-request',
  });
}

function readSandbox(profile: Cursor, model: ModelBuilder): void {
  const mode = profile.get('sandbox_mode');
  const word = mode.text()?.value;
  if (word !== undefined) {
    const state = word === 'danger-full-access' ? 'off' : 'on';
    model.isolations.push({
      ...everywhere,
      at: mode.at,
      kind: 'sandbox',
      state,
      escapes: false,
      origin: 'set',
      safeValue: 'workspace-write',
    });
  }
  const workspace = profile.get('sandbox_workspace_write');
  const network = workspace.get('network_access').boolean();
  if (network !== null) {
    const state = network.value ? 'open' : 'restricted';
    model.egresses.push({ ...everywhere, at: network.at, kind: 'network', state, origin: 'set' });
  }
  for (const path of workspace.get('writable_roots').texts()) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'write', source: 'sandbox' });
  }
  workspace.ignoreKeys(['exclude_tmpdir_env_var', 'exclude_slash_tmp']);
}

/** Reads the network of a permission profile. `mode: limited` only excludes methods that change something. */
function readNetwork(network: Cursor, model: ModelBuilder): void {
  const enabled = network.get('enabled').boolean();
  const domains = network.get('domains').members();
  const anyDomain = domains.find(({ key, value }) => key.value === '*' && value.is('allow'))?.value;
  if (enabled?.value === true) {
    const isOpen = domains.length === 0 || anyDomain !== undefined;
    const at = anyDomain?.at ?? enabled.at;
    const fact = { kind: 'domains', state: isOpen ? 'open' : 'restricted', origin: 'set' } as const;
    model.egresses.push({ ...everywhere, at, ...fact });
  }
  const sockets = network.get('dangerously_allow_all_unix_sockets');
  if (sockets.is(true)) {
    const fact = { kind: 'sandbox', state: 'weakened', escapes: true, origin: 'set' } as const;
    model.isolations.push({ ...everywhere, at: sockets.at, ...fact });
  }
  network.ignore();
}

function readEnvironmentPolicy(policy: Cursor, model: ModelBuilder): void {
  const inherit = policy.get('inherit');
  const unfiltered = policy.get('ignore_default_excludes');
  if (inherit.is('all') && unfiltered.is(true)) {
    // Without this switch, `inherit: all` still passes on every variable.
    const fact = { kind: 'allows-all', subject: null, safeValue: null } as const;
    model.environmentSharing.push({ ...everywhere, at: unfiltered.at, ...fact });
  } else if (inherit.is('all')) {
    const fact = { kind: 'inherits-all', subject: null, safeValue: 'core' } as const;
    model.environmentSharing.push({ ...everywhere, at: inherit.at, ...fact });
  }
  readEnvironment(policy.get('set'), 'host', model, everywhere);
  policy.ignoreKeys(['exclude', 'include_only', 'experimental_use_profile']);
}
