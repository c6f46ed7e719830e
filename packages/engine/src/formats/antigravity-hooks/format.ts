import type { Scope } from '../../agent/facts.ts';
import { defineFormat } from '../format.ts';
import { readHookMap, scriptsElsewhere } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';

const events = ['PreToolUse', 'PostToolUse', 'PreInvocation', 'PostInvocation', 'Stop'];

/** Events below the name of a hook. */
const eventPatterns = events.map((event) => `*/${event}:list`).join(' | ');

export const antigravityHooks = defineFormat({
  id: 'antigravity-hooks',
  title: 'Antigravity hooks',
  specification: 'https://antigravity.google/docs/hooks',
  filenames: ['.agents/hooks.json', '.gemini/config/hooks.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [eventPatterns, '*/*/*/hooks/*/command:string | */*/*/command:string'],
    often: ['*/enabled:boolean', '*/*/*/matcher:string'],
    never: ['hooks', 'permissions', 'mcpServers'],
  },
  notLookedAt: [scriptsElsewhere],
  defaults: [],
  read(document, model) {
    for (const { value } of document.members()) {
      const scope: Scope = { enabled: value.get('enabled').boolean()?.value !== false };
      readHookMap(value, 'seconds', model, scope);
    }
    ignoreComments(document);
  },
});
