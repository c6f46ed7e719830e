import { claudeHooks } from '../claude-code-settings/hook-events.ts';
import { defineFormat } from '../format.ts';
import { readHookMap, scriptsElsewhere } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';

const events = [
  'beforeShellExecution',
  'afterShellExecution',
  'beforeMCPExecution',
  'afterMCPExecution',
  'beforeReadFile',
  'afterFileEdit',
  'beforeTabFileRead',
  'afterTabFileEdit',
  'beforeSubmitPrompt',
  'afterAgentResponse',
  'afterAgentThought',
  'preToolUse',
  'postToolUse',
  'postToolUseFailure',
  'subagentStart',
  'subagentStop',
  'sessionStart',
  'sessionEnd',
  'preCompact',
  'stop',
  'workspaceOpen',
]
  .map((event) => `hooks/${event}:list`)
  .join(' | ');

const unrelated = ['permissions', 'options', 'providers', 'mcp', 'lsp'];

const commands = 'hooks/*/*/command:string | hooks/*/*/bash:string | hooks/*/*/powershell:string';

export const cursorHooks = defineFormat({
  id: 'cursor-hooks',
  title: 'Cursor and Copilot hooks',
  specification: 'https://cursor.com/docs/agent/hooks',
  filenames: ['.cursor/hooks.json', 'hooks.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [events, `${commands} | hooks/*/*/prompt:string`],
    often: ['version:number'],
    never: ['hooks/*/*/hooks:list', 'permissions'],
    // Events in the spelling of Claude Code, without matchers. https://code.visualstudio.com/docs/copilot/customization/hooks
    alternatives: [
      {
        always: [claudeHooks, 'hooks/*/*/type=command', commands],
        often: ['version:number', 'hooks/*/*/timeout:number'],
        never: ['hooks/*/*/hooks:list', ...unrelated],
      },
      // The same with a version instead of types.
      { always: [claudeHooks, 'version:number', commands], often: [], never: ['hooks/*/*/hooks:list', ...unrelated] },
      // Groups of hooks as in Claude Code, under the events of Cursor.
      { always: [events, 'hooks/*/*/hooks/*/command:string'], often: ['version:number'], never: unrelated },
    ],
  },
  notLookedAt: [scriptsElsewhere],
  defaults: [],
  read(document, model) {
    readHookMap(document.get('hooks'), 'seconds', model);
    document.ignoreKeys(['version', 'description', 'name']);
    ignoreComments(document);
  },
});
