import type { Capability } from '../../../agent/capability.ts';
import { answered } from '../../../document/answered.ts';
import type { MappingNode, Node } from '../../../document/tree.ts';
import { capabilitiesOfAction } from '../../../knowledge/tools.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import type { Context } from '../context.ts';
import { agentParts } from '../names/agent-parts.ts';
import { lexicon } from '../names/ideas/index.ts';
import { foldKey, keyWords } from '../names/key-words.ts';
import { oncePerOwner } from '../once-per-owner.ts';

/** Lists whose entries configure what the agent does. Entries of other lists are records: `queue: [{id: 7, approval_required: false}]`. */
const controls = wordSet(
  'agent bot assistant worker crew member character persona profile role mode preset step stage phase rule policy permission approval gate control guardrail oversight tool toolset skill capability action operation command function workflow flow node pipeline playbook task job routine schedule trigger hook automation mission channel server service integration connection connector account tier level environment env config setting option feature override exception threshold limit governance safeguard safety compliance supervision protection',
);
/** Members of a record that is kept about something. */
const recordKeys = wordSet(
  'created created_at updated_at submitted_at requested_at opened_at closed_at received_at timestamp due due_date assignee reporter',
);
/** Members of an agent, a tool or a step, which a record does not have. */
const actorKeys = wordSet(
  `${agentParts} tool_name allowed_tool capability command cmd run script shell code autonomy sandbox permission`,
);
const actionKeys = ['action', 'operation', 'type', 'kind', 'name', 'title', 'id'] as const;
const readOnly: readonly Capability[] = ['read'];
/** How many levels above the switch its entry is looked for: `{id: 7, governance: {approval_required: false}}`. */
const levelsMax = 3;

/**
 * The capabilities of the record that contains the switch, by what the record is called; a record that names no action needs no
 * approval. Undefined where the switch is no member of a record.
 */
export function reachOfRecord(owner: Cursor, { scope }: Context): readonly Capability[] | undefined {
  if (scope.tool !== undefined || scope.server !== undefined) return undefined;
  return reachAround(owner);
}

const reachAround = oncePerOwner(({ node }): readonly Capability[] | undefined => {
  const entry = entryAround(node);
  const reach = entry !== null && answered(entry, reachOfEntry, entry);
  return reach === false ? undefined : reach;
});

/** Asked once for each entry, which may contain many switches. */
function reachOfEntry(entry: MappingNode): readonly Capability[] | false {
  if (!isRecord(entry)) return false;
  const reach = actionKeys.flatMap((key) => {
    const named = entry.get(key);
    return named?.kind === 'scalar' ? capabilitiesOfAction(named.text) : [];
  });
  return reach.length > 0 ? reach : readOnly;
}

/** The nearest entry of a list around the mapping, or the mapping itself. */
function entryAround(owner: Node | undefined): MappingNode | null {
  let node: Node | null = owner ?? null;
  for (let level = 0; level < levelsMax && node !== null; level++) {
    if (node.isListItem) return node.kind === 'mapping' ? node : null;
    node = node.parent;
  }
  return null;
}

/** `{state: waiting}`. Whether something is active may also be a setting. */
function hasProgress(entry: MappingNode): boolean {
  const state = entry.getFirst(['status', 'state']);
  return (
    state?.kind === 'scalar' &&
    typeof state.value === 'string' &&
    !/^(?:active|inactive|enabled|disabled|on|off|live|ready|beta|stable|draft)$/i.test(state.text.trim())
  );
}

const demand = wordSet('approval approve confirmation confirm consent signoff require required need');

/**
 * Reading, where a bare demand is about things of the author's own: `berths: {approval_required: false}` says who may moor there. A
 * name that says more, and a section that may be the agent or one of its actions, are about the agent.
 */
export function reachOfThings(own: readonly string[], { node }: Cursor): readonly Capability[] | undefined {
  const isBare = own.every((word) => demand.has(word));
  return isBare && node?.kind === 'mapping' && areThings(node) ? readOnly : undefined;
}

function areThings(owner: MappingNode): boolean {
  const holder = owner.parent;
  if (holder?.kind !== 'mapping' || holder.parent !== null) return false;
  const key = holder.entries[owner.slot]?.key.text ?? '';
  const isKnown = (word: string) =>
    controls.has(word) || lexicon().knows(word) || capabilitiesOfAction(word).length > 0;
  return (
    plural.test(key) &&
    !keyWords(key).some(isKnown) &&
    !owner.entries.some(({ key: { text } }) => actorKeys.has(foldKey(text)))
  );
}

/** Agents and their parts are named in the singular. */
const plural = /[a-z]{3}s$/i;

function isRecord(entry: MappingNode): boolean {
  const list = entry.parent;
  const holder = list?.parent;
  if (list === null || holder?.kind !== 'mapping') return false;
  const keys = entry.entries.map(({ key }) => foldKey(key.text));
  if (hasOneOf(keys, actorKeys)) return false;
  if (hasOneOf(keys, recordKeys) || hasProgress(entry)) return true;
  const words = keyWords(holder.entries[list.slot]?.key.text ?? '');
  return words.length > 0 && !hasOneOf(words, controls);
}
