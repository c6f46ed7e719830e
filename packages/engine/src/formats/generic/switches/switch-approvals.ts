import type { Capability } from '../../../agent/capability.ts';
import type { Approval } from '../../../agent/facts.ts';
import type { Located } from '../../../text/span.ts';
import { hasOneOf } from '../../../text/word-set.ts';
import { type Context, isNestedIn } from '../context.ts';
import type { KnownSwitch } from './known-switch.ts';

/** Adds the approval of one tool, of one server, of one kind of action, or of all actions. */
export function writeApproval(known: KnownSwitch, context: Context): void {
  const { tool, server } = context.scope;
  const reach = isNestedIn(context, memorySections, 2) ? memoryReach : (known.reach ?? reachOf(known.words));
  // `integrations: {cards: {auto_charge: true}}`, `front_door: {unlock_without_confirmation: true}`: the switch says more than the name
  // of what it belongs to. Whatever a tool does is executed.
  const ofSwitch = known.reach ?? reach.filter((capability) => capability !== 'execute');
  const ofTool = tool === undefined || tool.capabilities.length > 0 ? tool?.capabilities : ofSwitch;
  if (tool !== undefined) addApproval(known, context, 'tool', ofTool ?? [], tool.name);
  else if (server !== undefined) addApproval(known, context, 'server', server.capabilities, server.name);
  // The switch is about a kind of action, so its key is not a tool's name.
  else if (reach.length > 0) addApproval(known, context, 'tool', reach, null);
  else addApproval(known, context, 'all-prompts', hasOneOf(known.words, shellHostWords) ? ['execute', 'write'] : []);
}

const capabilityRows: readonly (readonly [words: string, capability: Capability])[] = [
  ['command cmd code shell terminal script execute executing python interpreter', 'execute'],
  ['delete deletion deleting erase wipe uninstall destructive irreversible', 'delete'],
  ['write edit modify modification file merge submit push', 'write'],
  ['pay paying payment purchase purchasing transaction', 'pay'],
  ['email send sending external', 'send'],
  ['deploy deploying deployment production unlock restart shutdown reboot', 'administer'],
];
const capabilityWords = capabilityRows.map(([names, capability]) => ({ names: new Set(names.split(' ')), capability }));

/** Writing to the agent's own memory or skills changes nothing else: `memory: {write_approval: false}`. */
const memorySections: ReadonlySet<string> = new Set(['memory', 'skill']);
const memoryReach: readonly Capability[] = ['remember'];

/** Words in switches of hosts that have a shell; without approval, such a host runs commands. */
const shellHostWords: ReadonlySet<string> = new Set(['yolo', 'dangerously', 'dangerous']);

function reachOf(words: readonly string[]): readonly Capability[] {
  return capabilityWords.flatMap(({ names, capability }) => (hasOneOf(words, names) ? capability : []));
}

/** Adds an approval of one kind, with the capabilities that need or skip it. */
export function addApproval(
  { key, state, onlyEdits = true }: KnownSwitch,
  { model, scope }: Context,
  kind: Approval['kind'],
  reach: readonly Capability[],
  subject: Located<string> | null = key,
): void {
  const factState = state === 'safe' ? 'on' : state === 'reduced' ? 'reduced' : 'off';
  const asEdits = kind === 'all-prompts' && state === 'reduced' && onlyEdits;
  model.approvals.push({
    ...scope,
    at: key.at,
    kind: asEdits ? 'edits' : kind,
    state: asEdits ? 'off' : factState,
    origin: 'set',
    reach: asEdits ? ['write'] : reach,
    subject,
  });
}
