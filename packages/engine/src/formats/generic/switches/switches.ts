import type { Capability } from '../../../agent/capability.ts';
import { locate } from '../../../text/span.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { isLabel } from '../../label.ts';
import { addFreeExecution } from '../../shared/execution.ts';
import type { Context, Setting } from '../context.ts';
import { membersNamed } from '../folded-keys.ts';
import { anyAction } from '../names/action-approvals.ts';
import { isFiller } from '../names/idea.ts';
import { keyWords } from '../names/key-words.ts';
import { readListName } from '../names/list-names.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { isServiceAccount } from './accounts.ts';
import { approvalReach, reachOfLocalAction } from './approval-reach.ts';
import { reachOfThings } from './records.ts';
import { writers } from './switch-facts.ts';
import { interpretSwitch, type SwitchReading } from './switch-reading.ts';
import { isIneffective } from './unrelated/ineffective.ts';
import { isUnrelated } from './unrelated/unrelated.ts';
import { wordsOfValue } from './value-words.ts';

/**
 * Reads AutoGen's section, whose mere presence lets agents run code that a model writes.
 * https://microsoft.github.io/autogen/0.2/docs/tutorial/code-executors/
 */
export function readExecutionSection({ name, value }: Setting, { model, scope }: Context): boolean {
  if (name !== 'code_execution_config' || !value.isMapping || value.members().length === 0) return false;
  addFreeExecution(value.at, model, scope);
  return false;
}

/** Reads a switch by its own name, or by its name and its section's (`sandbox: {enabled: false}`). */
export function readSwitch(setting: Setting, context: Context): boolean {
  const { key, value, words, reading } = setting;
  if (value.written !== '' && isLabel(key.value, value.written) && words.length > 1) return false;
  if (isCount(setting)) return false;
  const read = interpretSwitch(value, reading, context);
  return read !== null && writeSwitch(read, setting, context);
}

/** `tool_calls: {Bash: 1, Write: 3, Read: 0}`: numbers among numbers count something, though 1 may also mean yes. */
function isCount({ value, owner }: Setting): boolean {
  return typeof value.plain === 'number' && countsMembers(owner);
}

const countedMin = 3;
const countsMembers = oncePerOwner(({ node }) => {
  if (node?.kind !== 'mapping' || node.entries.length < countedMin) return false;
  const counts = node.entries.flatMap(({ value }) => (value.kind === 'scalar' ? value.value : null));
  return counts.every((count) => typeof count === 'number') && counts.some((count) => count !== 0 && count !== 1);
});

/** Adds what a switch says to the model, unless it is about something else. */
export function writeSwitch(read: SwitchReading, setting: Setting, context: Context): boolean {
  const { key, value, words: own, owner } = setting;
  const { match, words } = read;
  const hasList = hasApprovalList(read, owner);
  if (hasList && !match.inverted) return true;
  const narrowed = hasList || (own.every(isFiller) && hasPatterns(read, owner));
  const state = narrowed ? 'reduced' : read.state;
  const reach = match.id === 'approval' ? reachOf(read, own, owner, context) : read.reach;
  value.scalar();
  if (read.match.id === 'sandbox' && isServiceAccount(owner, context)) return true;
  if (isUnrelated(read, owner, context) || isIneffective(read, own, owner, context)) return true;
  const name = own.every(isFiller) ? words.join(' ') : key.value;
  const named = state === 'unsafe' ? [...words, ...wordsOfValue(value)] : words;
  writers[match.id](
    {
      id: match.id,
      state,
      key: locate(name, value.at),
      words: named,
      ...(state === 'reduced' ? { onlyEdits: !narrowed && isAboutEdits(value) } : {}),
      ...(reach === undefined ? {} : { reach }),
    },
    context,
  );
  return true;
}

/** The reach that the name states. Where it is any action, the entry or section may be more precise. */
function reachOf(
  { reach }: SwitchReading,
  own: readonly string[],
  owner: Cursor,
  context: Context,
): readonly Capability[] | undefined {
  const local = reachOfLocalAction(own) ?? reachOfThings(own, owner);
  if (local !== undefined) return local;
  if (reach !== undefined && reach !== anyAction) return reach;
  return approvalReach(owner, context) ?? reach;
}

/** Names of lists beside a switch that restrict it. */
const patternLists = wordSet('pattern remember_pattern allow_pattern allowed_pattern auto_approve_pattern');

/** `auto_approval: {enabled: true, patterns: ["read:./src/**"]}`: only matching calls need no approval. */
function hasPatterns({ match, state }: SwitchReading, owner: Cursor): boolean {
  return match.id === 'approval' && state === 'unsafe' && listsPatterns(owner);
}

const listsPatterns = oncePerOwner((owner) =>
  membersNamed(owner, patternLists).some(({ value }) => value.isList && isSpecific(value)),
);

/** `{review_required: false, approval_required_for: [deploy, email]}`: the list beside the switch says what needs approval. */
function hasApprovalList({ match, state }: SwitchReading, owner: Cursor): boolean {
  return match.id === 'approval' && state === 'unsafe' && listsApprovals(owner);
}

const listsApprovals = oncePerOwner((owner) =>
  owner
    .members()
    .some(
      ({ key, value }) => value.isList && isSpecific(value) && readListName(keyWords(key.value))?.decision === 'ask',
    ),
);

function isSpecific(patterns: Cursor): boolean {
  const items = patterns.items();
  return items.length > 0 && items.every(({ written }) => written !== '' && !/^[*./]{1,4}$/.test(written));
}

/** Whether a reduced state is about edits only: `accept-edits`, `auto_edit`, or a boolean, whose key says so. */
function isAboutEdits({ node }: Cursor): boolean {
  return node?.kind !== 'scalar' || typeof node.value === 'boolean' || /edit|write/i.test(node.text);
}
