import type { Capability } from '../../../agent/capability.ts';
import { capabilitiesOfAction, capabilitiesOfTool } from '../../../knowledge/tools.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { type Context, isNestedIn } from '../context.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { meansEverything } from '../permissions/rule-list.ts';
import { reachOfRecord } from './records.ts';

const readOnly: readonly Capability[] = ['read'];
const needApproval: readonly Capability[] = ['execute', 'write'];
const onlyWriting: readonly Capability[] = ['write'];

/**
 * The capabilities that an approval switch is about, by the entry, section or step that contains it; undefined where they remain
 * unknown.
 */
export function approvalReach(owner: Cursor, context: Context): readonly Capability[] | undefined {
  return (
    reachOfEntry(owner) ??
    reachOfStep(owner, context) ??
    reachOfRisk(owner, context) ??
    reachOfAction(context) ??
    reachOfRecord(owner, context)
  );
}

/** `approvals: {commit: auto}`, `git: {commit: {approval: none}}`: a commit is local and can be undone until it is pushed. */
export function reachOfLocalAction(words: readonly string[]): readonly Capability[] | undefined {
  return words.length === 1 && words[0] === 'commit' ? readOnly : undefined;
}

const steps = wordSet('step stage phase');
const promptKeys = ['prompt', 'instruction', 'instructions', 'ask_model', 'question'] as const;
const actionKeys = [
  'tool',
  'tools',
  'command',
  'cmd',
  'run',
  'shell',
  'script',
  'action',
  'uses',
  'agent',
  'code',
  'call',
] as const;

/**
 * `steps: [{prompt: Summarise the ticket., approval: none}]`: the step asks a model for text and has no effects. `{run: make plan}` is a
 * command that the author wrote; only what changes other systems needs approval.
 */
function reachOfStep(owner: Cursor, context: Context): readonly Capability[] | undefined {
  if (runsFixedCommand(owner)) return readOnly;
  const asks = owner.any(...promptKeys).isText && !owner.any(...actionKeys).exists;
  return asks && isNestedIn(context, steps, 1) ? readOnly : undefined;
}

/** A plain command line of a program that builds, tests or looks. */
const localCommand =
  /^(?:make|npm|pnpm|yarn|pytest|cargo|go|mvn|gradle|ruff|eslint|mypy|terraform|ls|cat|grep|git)\s[\w:./ -]{1,80}$/i;
const farReaching =
  /deploy|apply|push|publish|release|delete|destroy|drop|prod|send|upload|merge|install|commit|reset|clean/i;

function runsFixedCommand(owner: Cursor): boolean {
  const line = owner.any('run', 'command', 'cmd', 'shell', 'script').written.trim();
  return localCommand.test(line) && !farReaching.test(line);
}

/**
 * By members of the same entry. Low risk, development stages and a scope that only reads count as reading: `{risk_level: low, auto_approve:
 * true}`, `{resource: filesystem, scope: read, requires_approval: false}`.
 * `{tool: find_lease, requires_approval: false}` is about that tool, `{action: sql:drop, effect: allow, approval: none}` about that action.
 */
const reachOfEntry = oncePerOwner((owner): readonly Capability[] | undefined => {
  // `{autonomous_execution: true, can_execute_actions: false}`
  if (owner.any('can_execute_actions', 'can_execute', 'canExecuteActions', 'canExecute').boolean()?.value === false)
    return readOnly;
  const risk = owner.any('risk_level', 'riskLevel', 'risk_tier', 'risk').written.trim();
  if (/^(?:low|lowest|none|minimal)$/i.test(risk)) return readOnly;
  const stage = owner.any('stage', 'environment', 'env').written.trim();
  if (/^(?:dev|development|local|test|testing)$/i.test(stage)) return readOnly;
  const ofStatement = owner.any('effect', 'decision', 'verdict').isText ? owner.get('action').node : undefined;
  const ofRule = owner.any('when', 'if').exists ? owner.any('then', 'do').node : undefined;
  const ofStep = owner.get('do').node;
  const isOnResource = owner.any('resource', 'resource_type', 'resourceType').isText;
  const scope = owner.any('scope', 'access').written.trim();
  if (isOnResource && /^(?:read|read[-_ ]?only)$/i.test(scope)) return readOnly;
  const tool = owner.any('tool', 'tool_name', 'toolName').node ?? ofStatement ?? ofRule ?? ofStep;
  if (tool === undefined) return reachOfPermitted(owner) ?? reachOfForbidden(owner);
  if (tool?.kind !== 'scalar' || meansEverything(tool.text)) return undefined;
  // The listed actions are more precise than the tool's name: `{tool: patch-proposer, actions: [propose]}`.
  const actions = owner.any('actions', 'operations').texts();
  const named = actions.length > 0 ? actions.map(({ value }) => value) : [tool.text];
  // Each capability once: every switch of the entry carries this list, and a file can list ten thousand actions.
  const reach = [...new Set(named.flatMap((name) => capabilitiesOfTool(name)))];
  if (reach.length > 0) return reach;
  if (actions.length > 0) return readOnly;
  // `{do: collect documents, human: no}`: a step with an unknown effect counts as reading.
  return tool === ofRule ? onlyWriting : tool === ofStep ? readOnly : undefined;
});

const allActions = /^(?:all|any)(?:[-_ ]actions?)?$/i;

/** `{allowed_actions: [send_mail], requires_approval: false}`: the entry can do nothing else, unless it has tools as well. */
function reachOfPermitted(owner: Cursor): readonly Capability[] | undefined {
  const list = owner.any('allowed_actions', 'allowedActions', 'permitted_actions', 'permittedActions');
  const actions = list.items().flatMap(({ node }) => (node?.kind === 'scalar' ? node.text.trim() : []));
  const isOpen = actions.some((action) => meansEverything(action) || allActions.test(action));
  if (isOpen || owner.any('tools', 'toolset', 'skills').exists) return undefined;
  const reach = [...new Set(actions.flatMap((action) => capabilitiesOfAction(action)))];
  return reach.length > 0 ? reach : undefined;
}

/** `{safety: {shell: false, filesystem_write: false}, requires_approval: false}`: the entry may neither run nor write anything. */
function reachOfForbidden(owner: Cursor): readonly Capability[] | undefined {
  if (owner.any('tools', 'toolset', 'skills').exists) return undefined;
  const switches = owner.any('safety', 'permissions', 'capabilities').members();
  if (switches.some(({ value }) => value.plain !== false)) return undefined;
  const forbidden = new Set(switches.flatMap(({ key }) => capabilitiesOfTool(key.value)));
  return needApproval.every((one) => forbidden.has(one)) ? readOnly : undefined;
}

const risk = wordSet('risk');
const lowest = wordSet('low lowest minimal minimum none negligible');

/** `low_risk: {confirmation_required: false}`, `risk_tiers: {minimal: …}` and `risk_tiers: [{name: Low, …}]`. */
function reachOfRisk(owner: Cursor, context: Context): readonly Capability[] | undefined {
  if (!isNestedIn(context, risk, 2)) return undefined;
  const named = lowest.has(owner.any('name', 'level', 'tier', 'label').written.trim().toLowerCase());
  return named || isNestedIn(context, lowest, 1) ? readOnly : undefined;
}

const actionSections = wordSet('autonomous_action automatic_action action operation deed category');
/** In these sections, names of more than one word are actions; `approvals: {production: …}` may be an environment. */
const approvalSections = wordSet('approval_rule approval approval_policy approval_requirement approval_matrix');
/** How many enclosing sections are searched: enough for `approval_rules: {propose_update: {conditions: {add: …}}}`. */
const sectionsMax = 4;

/** `actions: {restart_service: {requires_approval: false}}` is about that action. Actions with an unknown effect count as reading. */
function reachOfAction({ sections, scope }: Context): readonly Capability[] | undefined {
  if (scope.tool !== undefined) return undefined;
  const nearest = sections.at(-1);
  // `human_check: {before_send: false}` is named after the approval and not after an action.
  const isAction = nearest !== undefined && nearest.words.length > 1 && nearest.idea?.id !== 'approval';
  if (isAction && onlyReads(nearest.joined)) return readOnly;
  const local = reachOfLocalAction(nearest?.words ?? []);
  if (local !== undefined) return local;
  if (writingActions.has(nearest?.joined ?? '')) return onlyWriting;
  const action = actionSection(sections.slice(-sectionsMax));
  if (action === undefined) return undefined;
  const reach = capabilitiesOfTool(action.joined);
  return reach.length > 0 ? reach : readOnly;
}

/** `look_up_policy: {adjuster_signoff: none}`: the section is named after an action that only reads. */
function onlyReads(action: string): boolean {
  const reach = capabilitiesOfTool(action);
  return reach.length > 0 && reach.every((one) => one === 'read' || one === 'search' || one === 'think');
}

const writingActions = wordSet('push merge rebase edit save upload comment');

function actionSection(sections: Context['sections']): Context['sections'][number] | undefined {
  if (actionSections.has(sections.at(-2)?.joined ?? '')) return sections.at(-1);
  const section = sections.findIndex(({ joined }) => approvalSections.has(joined));
  const action = section === -1 ? undefined : sections[section + 1];
  return action !== undefined && action.words.length > 1 ? action : undefined;
}

const simulatedMode =
  /^(?:paper(?:[-_ ]trading)?|simulat(?:ion|ed)|sandbox|testnet|backtest(?:ing)?|demo|dry[-_ ]?run)$/i;

/** Whether trades are simulated: `{mode: paper, confirm_each_trade: false}`. */
export const isSimulated = oncePerOwner((owner) => {
  const mode = owner.any('mode', 'trading_mode', 'tradingMode', 'environment', 'account', 'account_type');
  const plays = owner.any('paper', 'paper_trading', 'paperTrading', 'dry_run', 'dryRun', 'simulation', 'testnet');
  const live = owner.any('live', 'live_trading', 'liveTrading');
  return simulatedMode.test(mode.written.trim()) || plays.plain === true || live.plain === false;
});
