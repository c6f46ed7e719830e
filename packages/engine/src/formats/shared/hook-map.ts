import type { ModelBuilder } from '../../agent/builder.ts';
import { everywhere } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readHook, readMatcher, type TimeoutUnit } from './hook.ts';

/** The limitation of formats that only contain hooks. */
export const scriptsElsewhere = 'The scripts that hooks start.';

/**
 * Reads hooks by event. An event holds groups of a matcher and its actions in Claude Code, Codex and Gemini CLI, and the actions
 * themselves in Cursor, Copilot and Crush. In a list, each hook names its event.
 */
export function readHookMap(hooks: Cursor, unit: TimeoutUnit, model: ModelBuilder, scope: Scope = everywhere): void {
  for (const { key, value } of hooks.members()) {
    for (const item of value.itemsOrSelf()) readGroup(key, item, unit, model, scope);
  }
  for (const item of hooks.items()) {
    const event = item.any('event', 'trigger').text();
    if (event === null) continue;
    const action = item.get('action');
    readGroup(event, action.isMapping ? action : item, unit, model, scope);
  }
}

function readGroup(event: Located<string>, item: Cursor, unit: TimeoutUnit, model: ModelBuilder, scope: Scope): void {
  const actions = item.get('hooks');
  if (!actions.exists) {
    if (item.isMapping) readHook(event, item, unit, model, scope);
    return;
  }
  const matcher = readMatcher(item);
  item.get('matcher').ignore();
  item.get('description').ignore();
  item.get('sequential').ignore();
  for (const action of actions.items()) readHook(event, action, unit, model, scope, matcher);
}
