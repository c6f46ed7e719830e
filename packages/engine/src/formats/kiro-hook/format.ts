import { locate } from '../../text/span.ts';
import { defineFormat } from '../format.ts';
import { readHook } from '../shared/hook.ts';
import { ignoreComments, ignoreKeys } from '../shared/ignore.ts';

export const kiroHook = defineFormat({
  id: 'kiro-hook',
  title: 'Kiro hook',
  specification: 'https://kiro.dev/docs/hooks/',
  filenames: ['*.kiro.hook'],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: ['when/type:string', 'then/type=askAgent | then/type=runCommand'],
    often: ['when/patterns:list', 'then/prompt:string | then/command:string', 'enabled:boolean', 'version'],
    never: [],
  },
  notLookedAt: ['What the agent may do when the hook asks it is decided elsewhere.'],
  defaults: [],
  read(document, model) {
    const enabled = document.get('enabled').boolean()?.value !== false;
    const event = document.get('when', 'type').text() ?? locate('', document.get('when').at);
    readHook(event, document.get('then'), 'seconds', model, { enabled });
    ignoreKeys(document, ['name', 'description', 'version', 'when', 'shortName', 'workspaceFolderName']);
    ignoreComments(document);
  },
});
