import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Exposure } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addPrompt } from '../shared/prompt.ts';

/** The policies for senders of messages. */
const policies: ReadonlyMap<string, Exposure['state']> = new Map([
  ['open', 'open'],
  ['pairing', 'restricted'],
  ['allowlist', 'restricted'],
]);

/**
 * Reads who can write to Qwen Code through a messenger. `groupPolicy` and `dmPolicy` only choose the chats: each sender is checked as well.
 * https://qwenlm.github.io/qwen-code-docs/en/users/features/channels/overview/
 */
export function readChannels(channels: Cursor, model: ModelBuilder): void {
  for (const { value } of channels.members()) {
    if (!value.isMapping) continue;
    const policy = value.get('senderPolicy');
    const state = policies.get(policy.text()?.value ?? '');
    if (state !== undefined)
      model.exposures.push({ ...everywhere, at: policy.at, kind: 'sender', state, origin: 'set' });
    addPrompt(value.get('instructions'), 'system', model, everywhere, true);
    value.ignore();
  }
}
