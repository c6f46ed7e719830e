import { defineFormat } from '../format.ts';
import { readHookMap, scriptsElsewhere } from '../shared/hook-map.ts';
import { ignoreComments } from '../shared/ignore.ts';

const events = [
  'pre_read_code',
  'post_read_code',
  'pre_write_code',
  'post_write_code',
  'pre_run_command',
  'post_run_command',
  'pre_mcp_tool_use',
  'post_mcp_tool_use',
  'pre_user_prompt',
  'post_cascade_response',
  'post_cascade_response_with_transcript',
  'post_setup_worktree',
]
  .map((event) => `hooks/${event}:list`)
  .join(' | ');

export const windsurfHooks = defineFormat({
  id: 'windsurf-hooks',
  title: 'Windsurf hooks',
  specification: 'https://docs.windsurf.com/windsurf/cascade/hooks',
  filenames: ['.windsurf/hooks.json', 'hooks.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [events, 'hooks/*/*/command:string | hooks/*/*/powershell:string'],
    often: ['hooks/*/*/show_output:boolean', 'hooks/*/*/working_directory:string'],
    never: ['hooks/*/*/hooks:list', 'permissions'],
  },
  notLookedAt: [scriptsElsewhere],
  defaults: [],
  read(document, model) {
    const hooks = document.get('hooks');
    readHookMap(hooks, 'seconds', model);
    for (const { value } of hooks.members()) {
      for (const action of value.items()) action.ignoreKeys(['show_output', 'working_directory']);
    }
    document.ignoreKeys(['version', 'description', 'name']);
    ignoreComments(document);
  },
});
