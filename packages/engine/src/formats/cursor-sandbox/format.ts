import { defineFormat } from '../format.ts';
import { readCursorSandbox } from './read.ts';

export const cursorSandbox = defineFormat({
  id: 'cursor-sandbox',
  title: 'Cursor sandbox',
  specification: 'https://cursor.com/docs/reference/sandbox',
  filenames: ['.cursor/sandbox.json', 'sandbox.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      'type^workspace_read | type=insecure_none',
      'networkPolicy/default=deny | networkPolicy/default=allow',
      'networkPolicy/allow:list | networkPolicy/deny:list',
      'additionalReadwritePaths:list',
      'additionalReadonlyPaths:list',
      'disableTmpWrite:boolean | enableSharedBuildCache:boolean',
    ],
    // Only this format has these keys.
    certain: ['additionalReadwritePaths:list | additionalReadonlyPaths:list'],
    never: ['image', 'replicaCount', 'apiVersion', 'networkPolicy/enabled', 'service', 'ingress'],
  },
  notLookedAt: ['Approval settings for commands, which are configured elsewhere.'],
  defaults: [{ key: 'networkPolicy.default', value: 'deny', source: 'https://cursor.com/docs/reference/sandbox' }],
  read: readCursorSandbox,
});
