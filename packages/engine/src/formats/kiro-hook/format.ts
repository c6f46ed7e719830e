import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { readHook } from '../shared/hook.ts';
import { ignoreComments } from '../shared/ignore.ts';
import { addPrompt } from '../shared/prompt.ts';

export const kiroHook = defineFormat({
  id: 'kiro-hook',
  title: 'Kiro hook',
  specification: 'https://kiro.dev/docs/hooks/',
  filenames: ['*.kiro.hook', '.kiro/hooks/*.json'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['when/type:string', 'then/type=askAgent | then/type=runCommand'],
    often: ['when/patterns:list', 'then/prompt:string | then/command:string', 'enabled:boolean', 'version'],
    never: [],
    alternatives: [
      {
        always: [
          'name:string',
          'trigger/type=manual | trigger/type^on',
          'action/type=shell | action/type=command | action/type=message',
          'action/command:string | action/message:string',
        ],
        often: ['description:string'],
        never: ['apiVersion', 'agents', 'tools', 'actions', 'steps'],
      },
      {
        always: [
          'hooks/*/trigger:string',
          'hooks/*/action/type=agent | hooks/*/action/type=command | hooks/*/action/type=shell',
          'hooks/*/action/prompt:string | hooks/*/action/command:string',
        ],
        often: ['version^v', 'hooks/*/matcher:string', 'hooks/*/name:string'],
        never: ['apiVersion', 'agents', 'tools', 'hooks/*/hooks'],
      },
    ],
  },
  notLookedAt: ['The permissions of the agent that the hook prompts, which are configured elsewhere.'],
  defaults: [],
  read(document, model) {
    const hooks = document.get('hooks').items();
    for (const hook of hooks) readEntry(hook, model);
    if (hooks.length === 0) readEntry(document, model);
    else document.ignoreKeys(['version']);
    ignoreComments(document);
  },
});

function readEntry(hook: Cursor, model: ModelBuilder): void {
  const enabled = hook.get('enabled').boolean()?.value !== false;
  const when = hook.any('when', 'trigger');
  const event = when.get('type').text() ?? when.word() ?? locate('', when.at);
  const action = hook.any('then', 'action');
  readHook(event, action, 'seconds', model, { enabled });
  addPrompt(action.get('message'), 'task', model, everywhere, true);
  hook.ignoreKeys(['name', 'description', 'version', 'when', 'trigger', 'matcher', 'shortName', 'workspaceFolderName']);
  ignoreComments(hook);
}
