import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { remembered } from '../../text/remembered.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addByDecision } from '../shared/permission-list.ts';
import type { PermissionDraft } from '../shared/permission-order.ts';
import { readAgents, readRootList } from './agents/agents.ts';
import { readComponents } from './agents/components.ts';
import { readMaterial } from './agents/materials.ts';
import { readModel } from './agents/models.ts';
import { readOrders } from './agents/orders.ts';
import { readProfiles } from './agents/profiles.ts';
import { readPrompt } from './agents/prompts.ts';
import { readRoles } from './agents/roles.ts';
import { ownerOfRule } from './agents/rule-owners.ts';
import { readRootMap } from './agents/toolkits.ts';
import type { Context, SettingReader } from './context.ts';
import { settleExecution, settleNetwork } from './permissions/asked.ts';
import { settleAskedBeside } from './permissions/asked-beside.ts';
import { readBinding } from './permissions/bindings.ts';
import { readDecisions, readNamedRuling, readRuledDeed } from './permissions/decisions.ts';
import { readGrants } from './permissions/grants.ts';
import { readRuleList } from './permissions/lists.ts';
import { readRoleLists } from './permissions/role-lists.ts';
import { readRuledTools } from './permissions/ruled-tools.ts';
import { readStatements } from './permissions/statements.ts';
import { readAddress } from './surroundings/addresses.ts';
import { readCommands } from './surroundings/commands.ts';
import { readContainerSetting } from './surroundings/containers.ts';
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
import { readDoorKey } from './switches/door-keys.ts';
import { addOpenOrigins, addWeakened, environmentSwitches, maySwitch } from './switches/environment-switches.ts';
import { settleExposure } from './switches/exposed.ts';
import { settleMasking } from './switches/masked.ts';
import { writers } from './switches/switch-facts.ts';
import { readExecutionSection, readSwitch } from './switches/switches.ts';
import { readCatalogued } from './tools/catalogued.ts';
import { readTools } from './tools/tools.ts';
import { readTrivia, readTrivialSection } from './trivia.ts';
import { offer, settingOf, walk } from './walk.ts';

/**
 * Every reader looks at a setting in turn until one understands it. The order is from structure to single values, and from special
 * names to common ones.
 */
const ofHomeMade: readonly SettingReader[] = [
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
  readCatalogued,
  readDoorKey,
  readSwitch,
  readServerTrust,
  readRuledTools,
  readStatements,
  readRoleLists,
  readRuleList,
  readRuledDeed,
  readDecisions,
  readNamedRuling,
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
  readOrders,
  readTrivia,
];

/** What a format's own reader left over: settings under names of their own. Its structure was that reader's business. */
const ofLeftovers: readonly SettingReader[] = [
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

/** A text that shows no agent: what is started, what is handed to it, and what a name says beyond doubt. */
const ofUnknown: readonly SettingReader[] = [readBinding, readServerSection, readUnknownProcess, readTrivia];

/** A whole configuration of its own kind. */
export function readHomeMade(document: Cursor, model: ModelBuilder): void {
  read(document, model, ofHomeMade, document.isList ? readRootList : readRootMap);
}

/** The rest of a configuration that its format's reader knows. */
export function readLeftovers(document: Cursor, model: ModelBuilder): void {
  read(document, model, ofLeftovers);
}

/** A text of which nothing is known. */
export function readUnknown(document: Cursor, model: ModelBuilder): void {
  read(document, model, ofUnknown);
}

/** Reads one setting by the name it goes by, for formats that keep a setting's name and its value apart. */
export type NamedSettingReader = (name: Located<string>, value: Cursor, scope: Scope, owner?: Cursor) => void;

export function createSettingReader(model: ModelBuilder): NamedSettingReader {
  const context = createContext(model, everywhere, ofLeftovers);
  return (key, value, scope, owner = value) => {
    const drafts: PermissionDraft[] = [];
    const around = { ...context, scope, drafts };
    offer(settingOf(key, value, owner), around);
    addByDecision(drafts, model);
  };
}

/** What the variables that any reader has put into the model switch. */
export function readEnvironmentSwitches(model: ModelBuilder): void {
  const entries = model.environment.filter(({ name }) => isTelling(name.value));
  if (entries.length === 0) return;
  const context = createContext(model, everywhere, []);
  for (const { match, words, name, scope } of environmentSwitches(entries)) {
    writers[match.id]({ id: match.id, state: 'unsafe', key: name, words }, { ...context, scope, drafts: [] });
  }
  addOpenOrigins(entries, model);
  addWeakened(entries, model);
  addTracing(entries, model);
}

/** Nearly no variable says anything about the agent, and names come again. */
const isTelling: (name: string) => boolean = remembered((name) => maySwitch(name) || isAboutTracing(name));

function createContext(model: ModelBuilder, scope: Scope, readers: readonly SettingReader[]): Context {
  const servers = new Map(model.servers.map((server) => [server.at, server]));
  return { model, scope, sections: [], readers, servers, drafts: [] };
}

function read(document: Cursor, model: ModelBuilder, readers: readonly SettingReader[], visit = walk): void {
  const context = createContext(model, everywhere, readers);
  const authentications = model.authentications.length;
  const approvals = model.approvals.length;
  const loggings = model.loggings.length;
  const executions = model.executions.length;
  const egresses = model.egresses.length;
  visit(document, context);
  settleAskedBeside(model, approvals, context.drafts);
  addByDecision(context.drafts, model, ownerOfRule);
  settleExposure(model, authentications);
  settleMasking(model, loggings);
  settleExecution(model, executions);
  settleNetwork(model, egresses);
}
