import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Approval, Scope } from '../../agent/facts.ts';
import { hasSideEffects } from '../../knowledge/tools.ts';
import type { Located } from '../../text/span.ts';

/** What each mode no longer asks about. Modes that ask, or that deny what was not approved before, are protections. */
const modes: ReadonlyMap<string, Pick<Approval, 'kind' | 'state' | 'reach'>> = new Map([
  ['bypassPermissions', { kind: 'all-prompts', state: 'off', reach: ['execute', 'write', 'delete', 'read', 'fetch'] }],
  ['acceptEdits', { kind: 'edits', state: 'off', reach: ['write'] }],
  ['auto', { kind: 'all-prompts', state: 'judged', reach: ['execute', 'write', 'read', 'fetch'] }],
  ['delegate', { kind: 'all-prompts', state: 'reduced', reach: ['delegate'] }],
  ['default', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['manual', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['plan', { kind: 'all-prompts', state: 'on', reach: [] }],
  ['dontAsk', { kind: 'all-prompts', state: 'on', reach: [] }],
]);
/**
 * Adds a permission mode; undocumented names yield no fact. `reach`: the capabilities of the remaining tools, if the file lists them. Agents
 * that can only read need few approvals.
 */
export function addMode(
  mode: Located<string> | null,
  model: ModelBuilder,
  scope: Scope,
  reach: readonly Capability[] = [],
): void {
  const meaning = mode === null ? undefined : modes.get(mode.value);
  if (mode === null || meaning === undefined) return;
  const onlyReads = meaning.state !== 'on' && reach.length > 0 && !hasSideEffects(reach);
  model.approvals.push({
    ...scope,
    ...(onlyReads ? { kind: 'all-prompts', state: 'reduced', reach } : meaning),
    at: mode.at,
    origin: 'set',
    subject: mode,
    safeValue: 'default',
  });
}
