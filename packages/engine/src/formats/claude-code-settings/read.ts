import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { readServers } from '../shared/server.ts';
import { readAutoMode, readSwitches } from './approvals.ts';
import { irrelevantSettings } from './irrelevant-settings.ts';
import { readMarketplaces } from './marketplaces.ts';
import { readPermissions } from './permissions.ts';
import { readSandbox } from './sandbox.ts';
import { readTelemetry } from './telemetry.ts';

/** Reads a settings file, or the state file `~/.claude.json`. */
export function readClaudeCodeSettings(document: Cursor, model: ModelBuilder): void {
  readEnvironment(document.get('env'), 'host', model, everywhere);
  readTelemetry(document, model);
  readPermissions(
    document.has('permissions') || !document.has('allow') ? document.get('permissions') : document,
    model,
  );
  readSwitches(document, model);
  readAutoMode(document.get('autoMode'), model);
  readSandbox(document.get('sandbox'), model);
  const enabled = document.get('disableAllHooks').boolean()?.value !== true;
  readHookMap(document.get('hooks'), 'seconds', model, { enabled });
  readHelpers(document, model);
  readMarketplaces(document, model);
  readServers(document.get('mcpServers'), model);
  readServers(document.get('managedMcpServers'), model);
  for (const { value } of document.get('projects').members()) readProject(value, model);
  readModel(document, model);
  document.ignoreKeys(irrelevantSettings);
  ignoreComments(document);
}

/** Programs that the host starts itself, each a shell command line. */
const helpers = [
  ['apiKeyHelper'],
  ['awsAuthRefresh'],
  ['awsCredentialExport'],
  ['gcpAuthRefresh'],
  ['otelHeadersHelper'],
  ['processWrapper'],
  ['statusLine', 'command'],
  ['subagentStatusLine', 'command'],
  ['fileSuggestion', 'command'],
  ['policyHelper', 'path'],
] as const;

function readHelpers(document: Cursor, model: ModelBuilder): void {
  for (const path of helpers) {
    readCommandLine(document.follow(path), 'helper', model, everywhere);
    if (path.length > 1) document.get(path[0]).ignore();
  }
}

/** Reads what `~/.claude.json` stores per folder. */
function readProject(project: Cursor, model: ModelBuilder): void {
  readServers(project.get('mcpServers'), model);
  readSwitches(project, model);
  readPermissions(project, model);
  project.get('history').ignore();
  project.ignoreKeys(projectNotes);
}

const projectNotes = [
  'hasTrustDialogAccepted',
  'hasCompletedProjectOnboarding',
  'projectOnboardingSeenCount',
  'mcpContextUris',
  'exampleFiles',
  'exampleFilesGeneratedAt',
  'hasClaudeMdExternalIncludesApproved',
  'hasClaudeMdExternalIncludesWarningShown',
  'lastCost',
  'lastSessionId',
];

function readModel(document: Cursor, model: ModelBuilder): void {
  const id = document.get('model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  const rules = document.get('claudeMd').text();
  if (rules !== null) model.prompts.push({ ...everywhere, at: rules.at, text: rules, role: 'system', tools: true });
  const gateway = document.get('forceLoginGatewayUrl').text();
  if (gateway === null) return;
  model.endpoints.push({
    ...everywhere,
    at: gateway.at,
    url: gateway,
    purpose: 'gateway',
    credential: true,
    vendor: 'anthropic',
  });
}
