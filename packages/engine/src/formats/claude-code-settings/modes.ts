import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Approval, Scope } from '../../agent/facts.ts';
import { hasSideEffects } from '../../knowledge/tools.ts';
import type { Located } from '../../text/span.ts';

/** What a mode stops asking about. Modes that ask, or that refuse what was not approved before, are protections. */
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
 * A permission mode by its name; one that nobody documents says nothing. `reach`: what the tools that are left can do, where the file
 * names them: who only reads has little to be asked about.
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
