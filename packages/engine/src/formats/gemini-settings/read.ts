import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { readPermissions } from '../claude-code-settings/permissions.ts';
import type { Cursor } from '../cursor.ts';
import { addAllowedHosts } from '../shared/allowed-hosts.ts';
import { readCommandLine } from '../shared/command.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { readServers } from '../shared/server.ts';
import { readApprovals } from './approvals.ts';
import { readChannels } from './channels.ts';
import { readLimits } from './limits.ts';
import { readSandbox } from './sandbox.ts';
import { readTelemetry } from './telemetry.ts';
import { readToolLists } from './tool-lists.ts';

/** Reads the settings of Gemini CLI or Qwen Code, at their current and former paths. */
export function readGeminiSettings(document: Cursor, model: ModelBuilder): void {
  readServers(document.get('mcpServers'), model);
  readServers(document.get('admin', 'mcp', 'config'), model);
  readServers(document.get('admin', 'mcp', 'requiredConfig'), model);
  readApprovals(document, model);
  readToolLists(document, model);
  readSandbox(document, model);
  readLimits(document, model);
  readTelemetry(document, model);
  const hooksEnabled = document.get('disableAllHooks').boolean()?.value !== true;
  readHookMap(document.get('hooks'), 'milliseconds', model, { enabled: hooksEnabled });
  readEnvironment(document.get('env'), 'host', model, everywhere);
  readChannels(document.get('channels'), model);
  for (const path of helpers) readCommandLine(document.follow(path), 'helper', model, everywhere);
  for (const path of serverCommands) readCommandLine(document.follow(path), 'server', model, everywhere);
  readContext(document, model);
  readModel(document, model);
  readCustomModels(document, model);
  readPermissions(document.get('permissions'), model);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** Programs that list and run a project's own tools, or print a line of status. */
const helpers = [
  ['tools', 'discoveryCommand'],
  ['tools', 'callCommand'],
  ['toolDiscoveryCommand'],
  ['toolCallCommand'],
  // https://qwenlm.github.io/qwen-code-docs/en/users/features/status-line/
  ['ui', 'statusLine', 'command'],
] as const;
const serverCommands = [['mcp', 'serverCommand'], ['mcpServerCommand']] as const;

const ignoredKeys = [
  'general',
  'ui',
  'ide',
  'output',
  'billing',
  'privacy',
  'experimental',
  'extensions',
  'skills',
  'advanced',
  'modelConfigs',
  'contextManagement',
  'hooksConfig',
  'policyPaths',
  'adminPolicyPaths',
  'admin',
  'tools',
  'mcp',
  'model',
  'security',
  'context',
  'agents',
  'telemetry',
  'selectedAuthType',
  'theme',
  'customThemes',
  'hideBanner',
  'hideTips',
  'hideWindowTitle',
  'preferredEditor',
  'vimMode',
  'checkpointing',
  'contextFileName',
  'fileFiltering',
  'accessibility',
  'usageStatisticsEnabled',
  'showMemoryUsage',
  'ideMode',
  'bugCommand',
  'disableAutoUpdate',
  'useWriteTodos',
  'language',
  'vlmSwitchMode',
  'modelProviders',
  'approvalMode',
  '$version',
  'memory',
  'slashCommands',
  'providerProtocol',
];

function readContext(document: Cursor, model: ModelBuilder): void {
  for (const path of [
    ...document.get('context', 'includeDirectories').texts(),
    ...document.get('includeDirectories').texts(),
  ]) {
    model.fileGrants.push({ ...everywhere, at: path.at, path, access: 'read', source: 'directory' });
  }
  const browser = document.get('agents', 'browser');
  const domains = browser.get('allowedDomains');
  if (!domains.isList) return;
  const wildcard = domains.items().find((item) => item.is('*'));
  const state = wildcard === undefined ? 'restricted' : 'open';
  model.egresses.push({ ...everywhere, at: wildcard?.at ?? domains.at, kind: 'domains', state, origin: 'set' });
  if (wildcard === undefined) addAllowedHosts(domains, model);
}

function readModel(document: Cursor, model: ModelBuilder): void {
  const use = document.get('model');
  const id = (use.isMapping ? use.get('name') : use).text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
}

/**
 * Reads Qwen Code's custom models, which are grouped by protocol, and the address for its login. They are added without a
 * provider, so that a custom address does not count as redirecting a vendor's model. https://qwenlm.github.io/qwen-code-docs/
 */
function readCustomModels(document: Cursor, model: ModelBuilder): void {
  const entries = document
    .get('modelProviders')
    .members()
    .flatMap(({ value }) => value.items());
  for (const entry of [...entries, document.get('security', 'auth')]) {
    const endpoint = entry.get('baseUrl').text();
    if (endpoint === null) continue;
    const credential = carriesKey(entry.get('apiKey')) || entry.get('envKey').exists;
    addModelUse({ at: entry.at, id: null, provider: null, endpoint, credential, named: [] }, model, everywhere);
  }
}
