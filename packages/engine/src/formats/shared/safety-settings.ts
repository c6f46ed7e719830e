import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

/** Adds the threshold of one category of Gemini's safety settings. https://ai.google.dev/gemini-api/docs/safety-settings */
export function addSafetyThreshold(setting: Cursor, model: ModelBuilder, scope: Scope): void {
  const threshold = setting.text();
  if (threshold === null) return;
  const state = /^(?:BLOCK_NONE|OFF)$/i.test(threshold.value) ? 'off' : 'on';
  const fact = { kind: 'guardrail', state, origin: 'set', reach: [], subject: threshold } as const;
  model.approvals.push({ ...scope, at: threshold.at, ...fact });
}
