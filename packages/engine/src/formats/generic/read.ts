import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { lazily } from '../../text/lazily.ts';
import { remembered } from '../../text/remembered.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { readAgents, readRootList } from './agents/agents.ts';
import { readComponents } from './agents/components.ts';
import { readInstructionTexts } from './agents/instruction-texts.ts';
import { readMaterial } from './agents/materials.ts';
import { readModel } from './agents/models.ts';
import { readProfiles } from './agents/profiles.ts';
import { readPrompt } from './agents/prompts.ts';
import { readRoles } from './agents/roles.ts';
import { ownerOfRule } from './agents/rule-owners.ts';
import { readRootMap } from './agents/toolkits.ts';
import type { Context, SettingReader } from './context.ts';
import { readAccessLevels } from './permissions/access-levels.ts';
import { resolveApprovalLists } from './permissions/approval-lists.ts';
import { readBinding } from './permissions/bindings.ts';
import { readActionRule, readDecisions } from './permissions/decisions.ts';
import { readGrants } from './permissions/grants.ts';
import { readRuleList } from './permissions/lists.ts';
import { readNamedDecision } from './permissions/named-decisions.ts';
import { resolveExecution, resolveModes, resolveNetwork } from './permissions/narrowed-switches.ts';
import { readRoleLists } from './permissions/role-lists.ts';
import { readStatements } from './permissions/statements.ts';
import { readToolRules } from './permissions/tool-rules.ts';
import { isRegistry } from './recognition/registry.ts';
import { readAddress } from './surroundings/addresses.ts';
import { readCommands } from './surroundings/commands.ts';
import { readContainerSetting, readKernelProfile } from './surroundings/containers.ts';
import { readDevice } from './surroundings/devices.ts';
import { readHooks } from './surroundings/hooks.ts';
import { readLaunch } from './surroundings/launches.ts';
import { readLimit, readRetention } from './surroundings/limits.ts';
import { readPaths } from './surroundings/paths.ts';
import { readProcessSettings, readUnknownProcess } from './surroundings/process-settings.ts';
import { readRemoteSource } from './surroundings/remote-sources.ts';
import { readServerTrust } from './surroundings/server-trust.ts';
import { readServerSection } from './surroundings/servers.ts';
import { addTracing, isAboutTracing } from './surroundings/tracing.ts';
import { addDocumentedValues, hasDocumentedValues } from './switches/documented-values.ts';
import {
  addOpenOrigins,
  addOpenSenders,
  addWeakenedProtections,
  environmentSwitches,
  isPossibleSwitch,
} from './switches/environment-switches.ts';
import { resolveExposure } from './switches/exposed.ts';
import { readKillSwitch } from './switches/kill-switches.ts';
import { resolveMasking } from './switches/masked.ts';
import { readNullLogin } from './switches/null-logins.ts';
import { readQualifiedSwitch } from './switches/qualified-switches.ts';
import { readRequiredApiKey } from './switches/required-api-keys.ts';
import { writers } from './switches/switch-facts.ts';
import { readSwitchList } from './switches/switch-lists.ts';
import { readExecutionSection, readSwitch } from './switches/switches.ts';
import { readEncryption, readUrlCheck } from './switches/url-checks.ts';
import { readCatalogEntry } from './tools/catalog-entries.ts';
import { readTools } from './tools/tools.ts';
import { readTrivia, readTrivialSection } from './trivia.ts';
import { offer, settingOf, walk } from './walk.ts';

/**
 * Readers of a custom configuration, tried in order until one recognises the setting. The order is from structure to single values,
 * and from specific names to common ones.
 */
const customReaders: readonly SettingReader[] = [
  readMaterial,
  readServerSection,
  readProcessSettings,
  readLaunch,
  readProfiles,
  readRoles,
  readAgents,
  readHooks,
  readDevice,
  readRemoteSource,
  readExecutionSection,
  readCatalogEntry,
  readRequiredApiKey,
  readNullLogin,
  readUrlCheck,
  readEncryption,
  readKillSwitch,
  readKernelProfile,
  readSwitch,
  readSwitchList,
  readServerTrust,
  readToolRules,
  readStatements,
  readRoleLists,
  readRuleList,
  readAccessLevels,
  readActionRule,
  readDecisions,
  readNamedDecision,
  readGrants,
  readTools,
  readRetention,
  readLimit,
  readContainerSetting,
  readPaths,
  readModel,
  readComponents,
  readAddress,
  readPrompt,
  readCommands,
  readTrivialSection,
  readInstructionTexts,
  readQualifiedSwitch,
  readTrivia,
];

/** Readers for what a vendor format's reader leaves: settings under non-standard names. The structure was read by that format. */
const leftoverReaders: readonly SettingReader[] = [
  readMaterial,
  readServerSection,
  readProcessSettings,
  readProfiles,
  readRoles,
  readSwitch,
  readRuleList,
  readDecisions,
  readRetention,
  readLimit,
  readContainerSetting,
  readPaths,
  readAddress,
  readTrivia,
];

/** Readers for documents that do not show an agent: started servers, their environment, and names that are unambiguous. */
const unknownReaders: readonly SettingReader[] = [readBinding, readServerSection, readUnknownProcess, readTrivia];

/** Reads a whole custom configuration into the model. */
export function readCustomConfiguration(document: Cursor, model: ModelBuilder): void {
  read(document, model, customReaders, document.isList ? readRootList : readRootMap);
}

/** Reads the members that a known format's reader did not claim. */
export function readLeftovers(document: Cursor, model: ModelBuilder): void {
  read(document, model, leftoverReaders);
}

/** Reads a document of no known kind. */
export function readUnknown(document: Cursor, model: ModelBuilder): void {
  read(document, model, unknownReaders);
}

/** Reads one setting by its name, for formats that keep a setting's name and its value in separate members. */
export type NamedSettingReader = (name: Located<string>, value: Cursor, scope: Scope, owner?: Cursor) => void;

/** Creates such a reader; each call resolves the permission rules that it adds. */
export function createSettingReader(model: ModelBuilder): NamedSettingReader {
  const context = createContext(model, everywhere, leftoverReaders);
  return (key, value, scope, owner = value) => {
    const drafts: PermissionDraft[] = [];
    const around = { ...context, scope, drafts };
    offer(settingOf(key, value, owner), around);
    addByDecision(drafts, model);
  };
}

/** Adds the facts that follow from the environment variables that any reader has added to the model. */
export function readEnvironmentSwitches(model: ModelBuilder): void {
  const entries = model.environment.filter(({ name }) => isRelevantVariable(name.value));
  if (entries.length === 0) return;
  const context = createContext(model, everywhere, []);
  for (const { match, words, name, scope, published } of environmentSwitches(entries)) {
    const exposed = published ? ({ exposed: true } as const) : {};
    const known = { ...exposed, id: match.id, state: 'unsafe', key: name, words } as const;
    writers[match.id](known, { ...context, scope, drafts: [] });
  }
  addOpenOrigins(entries, model);
  addOpenSenders(entries, model);
  addWeakenedProtections(entries, model);
  addDocumentedValues(entries, model);
  addTracing(entries, model);
}

/** Cached, because names repeat: hardly any variable says something about the agent. */
const isRelevantVariable: (name: string) => boolean = remembered(
  (name) => isPossibleSwitch(name) || hasDocumentedValues(name) || isAboutTracing(name),
);

function createContext(model: ModelBuilder, scope: Scope, readers: readonly SettingReader[]): Context {
  const count = model.servers.length;
  const servers = lazily(() => new Map(model.servers.slice(0, count).map((server) => [server.at, server])));
  return { model, scope, sections: [], readers, servers, drafts: [] };
}

/** Entries that others may install are not started here. */
const listed: Scope = { enabled: false };

function read(document: Cursor, model: ModelBuilder, readers: readonly SettingReader[], visit = walk): void {
  const context = createContext(model, isRegistry(document) ? listed : everywhere, readers);
  const authentications = model.authentications.length;
  const approvals = model.approvals.length;
  const loggings = model.loggings.length;
  const executions = model.executions.length;
  const egresses = model.egresses.length;
  visit(document, context);
  resolveApprovalLists(model, approvals, context.drafts);
  addByDecision(context.drafts, model, ownerOfRule);
  resolveExposure(model, authentications);
  resolveMasking(model, loggings);
  resolveModes(model, executions);
  resolveExecution(model, executions);
  resolveNetwork(model, egresses);
}
