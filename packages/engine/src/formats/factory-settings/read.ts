import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Approval, Permission } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import { readMarketplaces } from '../claude-code-settings/marketplaces.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { readHookMap } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { readServers } from '../shared/server.ts';

/** Reads the autonomy level, command lists, custom models, hooks and marketplaces. */
export function readFactorySettings(document: Cursor, model: ModelBuilder): void {
  for (const settings of [document, document.get('sessionDefaultSettings')]) {
    readAutonomy(settings.any('autonomyMode', 'autonomyLevel'), model);
    const id = settings.get('model').text();
    if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  }
  addByDecision(
    [...draftCommands(document, 'commandAllowlist', 'allow'), ...draftCommands(document, 'commandDenylist', 'ask')],
    model,
  );
  for (const entry of document.any('customModels', 'custom_models').items()) readCustomModel(entry, model);
  readShield(document.get('enableDroidShield'), model);
  const enabled = document.get('hooksDisabled').boolean()?.value !== true;
  readHookMap(document.get('hooks'), 'seconds', model, { enabled });
  readMarketplaces(document, model);
  readServers(document.get('mcpServers'), model);
  document.ignoreKeys(ignoredKeys);
  ignoreComments(document);
}

/** What runs without approval at each level. https://docs.factory.ai/cli/user-guides/auto-run */
const levels: ReadonlyMap<string, Pick<Approval, 'kind' | 'state' | 'reach'>> = new Map([
  ['high', { kind: 'all-prompts', state: 'off', reach: ['execute', 'write', 'delete', 'read', 'fetch'] }],
  ['medium', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['low', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['normal', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['spec', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['off', { kind: 'all-prompts', state: 'on', reach: [] }],
]);

function readAutonomy(cursor: Cursor, model: ModelBuilder): void {
  const word = cursor.text();
  const level = word === null ? undefined : levels.get(word.value.replace(/^auto-/, ''));
  if (word === null || level === undefined) return;
  model.approvals.push({ ...everywhere, ...level, at: word.at, origin: 'set', subject: word, safeValue: 'normal' });
}

/** Converts a list of commands that run without approval, or that always need it. */
function draftCommands(document: Cursor, list: string, decision: Permission['decision']) {
  return document
    .get(list)
    .texts()
    .map((written) => {
      // An entry without `*` is a command prefix: `git` matches git with any arguments.
      const isGlob = written.value.includes('*');
      const pattern = isGlob ? written : locate(`${written.value} *`, written.at);
      const matching = isGlob ? 'glob' : 'prefix';
      const rule = { name: locate('Execute', written.at), pattern, matching, target: null } as const;
      return draftPermission(rule, decision, 'shell', everywhere);
    });
}

/** Reads a custom model. `provider` only names the protocol, so the endpoint has no vendor. */
function readCustomModel(entry: Cursor, model: ModelBuilder): void {
  const endpoint = entry.any('baseUrl', 'base_url').text();
  const credential = carriesKey(entry.any('apiKey', 'api_key'));
  const id = entry.get('model').text();
  if (id !== null) model.models.push({ ...everywhere, at: id.at, id, provider: null, endpoint: null });
  addModelUse({ at: entry.at, id: null, provider: null, endpoint, credential, named: [] }, model, everywhere);
  entry.ignore();
}

/** Reads the switch of the secret scanner for commits and pushes. */
function readShield(cursor: Cursor, model: ModelBuilder): void {
  const shield = cursor.boolean();
  if (shield === null) return;
  const state = shield.value ? 'on' : 'off';
  const fact = { ...everywhere, at: shield.at, origin: 'set', reach: [], subject: null } as const;
  model.approvals.push({ ...fact, kind: 'guardrail', state });
}

const ignoredKeys = [
  'sessionDefaultSettings',
  'maxAutonomyLevel',
  'cloudSessionSync',
  'includeCoAuthoredByDroid',
  'enableCustomDroids',
  'specModeModel',
  'specModeReasoningEffort',
  'specSaveEnabled',
  'specSaveDir',
  'allowBackgroundProcesses',
  'enableReadinessReport',
  'enableHooks',
  'enableSkills',
  'enableCompletionBell',
  'completionSound',
  'awaitingInputSound',
  'soundFocusMode',
  'diffMode',
  'reasoningEffort',
  'ideAutoConnect',
  'todoDisplayMode',
  'showThinkingInMainView',
  'showHookOutput',
  'theme',
  'modelPolicy',
  'ideExtensionPromptedAt',
  'ideActivationNudgedForVersion',
  'compactionTokenLimit',
];
