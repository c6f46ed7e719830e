import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addPrompt } from '../shared/prompt.ts';

/** Calls from outside that start a run: who may call, and whether what they send is treated as foreign. */
export function readHooks(hooks: Cursor, model: ModelBuilder): void {
  const scope = { enabled: hooks.get('enabled').boolean()?.value !== false };
  const chosen = hooks.get('allowRequestSessionKey');
  if (chosen.is(true)) {
    model.authentications.push({
      ...scope,
      at: chosen.at,
      guards: 'webhook',
      state: 'weak',
      exposed: false,
      origin: 'set',
    });
  }
  for (const entry of [hooks.get('gmail'), ...hooks.get('mappings').items()]) {
    const unsafe = entry.get('allowUnsafeExternalContent').boolean();
    if (unsafe !== null) {
      model.approvals.push({
        ...everywhere,
        at: unsafe.at,
        kind: 'guardrail',
        state: unsafe.value ? 'off' : 'on',
        origin: 'set',
        reach: [],
        subject: null,
      });
    }
    addPrompt(entry.get('messageTemplate'), 'task', model, scope, true);
  }
  hooks.ignore();
}
