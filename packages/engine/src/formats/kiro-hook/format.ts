import { everywhere } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import { defineFormat } from '../format.ts';
import { readHook } from '../shared/hook.ts';
import { ignoreComments, ignoreKeys } from '../shared/ignore.ts';
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
    ],
  },
  notLookedAt: ['What the agent may do when the hook asks it is decided elsewhere.'],
  defaults: [],
  read(document, model) {
    const enabled = document.get('enabled').boolean()?.value !== false;
    const when = document.any('when', 'trigger');
    const event = when.get('type').text() ?? locate('', when.at);
    const action = document.any('then', 'action');
    readHook(event, action, 'seconds', model, { enabled });
    addPrompt(action.get('message'), 'task', model, everywhere, true);
    ignoreKeys(document, ['name', 'description', 'version', 'when', 'trigger', 'shortName', 'workspaceFolderName']);
    ignoreComments(document);
  },
});
