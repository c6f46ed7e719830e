import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Permission } from '../../agent/facts.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readMode } from '../roo-modes/read.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addModelUse } from '../shared/model-use.ts';
import { draftPermission } from '../shared/permission.ts';
import { addByDecision } from '../shared/permission-list.ts';
import { isWildcard } from '../shared/permission-rule.ts';
import { addPrompt } from '../shared/prompt.ts';

/** https://docs.roocode.com/features/auto-approving-actions */
export function readRooSettings(document: Cursor, model: ModelBuilder): void {
  const settings = document.get('globalSettings');
  for (const { value } of document.get('providerProfiles', 'apiConfigs').members()) readProfile(value, model);
  readPrompts(settings, model);
  // The other switches only apply if this one is on.
  if (settings.get('autoApprovalEnabled').is(true)) readAutoApprovals(settings, model);
  document.get('providerProfiles').ignore();
  settings.ignore();
  ignoreComments(document);
}

/** Reads a model with its key and address, whose keys start with the vendor's name. */
function readProfile(profile: Cursor, model: ModelBuilder): void {
  const provider = profile.get('apiProvider').text();
  const named = profile.members().map(({ key, value }) => ({ name: key.value, value }));
  const withSuffix = (suffix: RegExp) => named.filter(({ name }) => suffix.test(name));
  const id = withSuffix(/modelid$/i)[0]?.value.text() ?? null;
  const credential = withSuffix(/(?:apikey|token)$/i).some(({ value }) => /\S/.test(value.text()?.value ?? ''));
  for (const { value } of withSuffix(/baseurl$/i)) {
    const endpoint = value.text();
    if (endpoint === null || endpoint.value === '') continue;
    // `openai` means any compatible service and has no address of its own; OpenAI itself is `openai-native`.
    const names = provider === null || provider.value === 'openai' ? [] : [provider.value];
    addModelUse({ at: profile.at, id, provider, endpoint, credential, named: names }, model, everywhere);
    return;
  }
  addModelUse({ at: profile.at, id, provider, endpoint: null, credential, named: [] }, model, everywhere);
}

function readPrompts(settings: Cursor, model: ModelBuilder): void {
  addPrompt(settings.get('customInstructions'), 'system', model, everywhere, true);
  for (const mode of settings.get('customModes').items()) readMode(mode, model);
  for (const { value } of settings.get('customModePrompts').members())
    for (const key of ['roleDefinition', 'customInstructions'])
      addPrompt(value.get(key), 'system', model, everywhere, true);
}

/** Reads what runs without approval. Tools of MCP servers still need it, unless another file allows them. */
function readAutoApprovals(settings: Cursor, model: ModelBuilder): void {
  for (const name of ['alwaysAllowWrite', 'alwaysAllowWriteProtected']) {
    const edits = settings.get(name);
    if (!edits.is(true)) continue;
    const fact = { kind: 'edits', state: 'off', origin: 'set', reach: [], subject: null } as const;
    model.approvals.push({ ...everywhere, at: edits.at, ...fact });
  }
  addOutsideAccess(settings, 'alwaysAllowReadOnly', 'read', model);
  addOutsideAccess(settings, 'alwaysAllowWrite', 'write', model);
  const browser = settings.get('alwaysAllowBrowser');
  if (browser.is(true)) {
    const rule = { name: locate('browser', browser.at), pattern: null, matching: 'exact', target: null } as const;
    addByDecision([draftPermission(rule, 'allow', 'browse', everywhere)], model);
  }
  if (settings.get('alwaysAllowExecute').is(true)) readCommands(settings, model);
}

/** Adds access outside the workspace, which needs two switches: one for files, one for other folders. */
function addOutsideAccess(settings: Cursor, name: string, access: 'read' | 'write', model: ModelBuilder): void {
  const outside = settings.get(`${name}OutsideWorkspace`);
  if (!settings.get(name).is(true) || !outside.is(true)) return;
  const wholeDisk = { path: locate('/', outside.at), bySetting: true } as const;
  model.fileGrants.push({ ...everywhere, at: outside.at, ...wholeDisk, access, source: 'permission' });
}

/** Reads command prefixes. A longer denied prefix takes precedence over a shorter allowed one. */
function readCommands(settings: Cursor, model: ModelBuilder): void {
  const drafts = (list: Cursor, decision: Permission['decision']) =>
    list.texts().map((text) => draftPermission(toPrefixRule(text), decision, 'shell', everywhere));
  const denied = drafts(settings.get('deniedCommands'), 'deny');
  addByDecision([...drafts(settings.get('allowedCommands'), 'allow'), ...denied], model);
}

function toPrefixRule(text: Located<string>) {
  const pattern = isWildcard(text.value) ? text : locate(`${text.value.replace(/ ?\*$/, '')} *`, text.at);
  return { name: locate('terminal', text.at), pattern, matching: 'prefix', target: null } as const;
}
