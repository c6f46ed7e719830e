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

export const cursorHooks = defineFormat({
  id: 'cursor-hooks',
  title: 'Cursor hooks',
  specification: 'https://cursor.com/docs/agent/hooks',
  filenames: ['.cursor/hooks.json', 'hooks.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [
      events,
      'hooks/*/*/command:string | hooks/*/*/prompt:string | hooks/*/*/bash:string | hooks/*/*/powershell:string',
    ],
    often: ['version:number'],
    never: ['hooks/*/*/hooks:list', 'permissions'],
  },
  notLookedAt: [scriptsElsewhere],
  defaults: [],
  read(document, model) {
    readHookMap(document.get('hooks'), 'seconds', model);
    document.ignoreKeys(['version', 'description', 'name']);
    ignoreComments(document);
  },
});
