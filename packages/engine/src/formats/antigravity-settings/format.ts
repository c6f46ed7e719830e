import { defineFormat } from '../format.ts';
import { readAntigravitySettings } from './read.ts';

const specification = 'https://antigravity.google/docs/cli-features';

/** Rules with tool names that only this host uses. */
const rules = ['allow', 'ask', 'deny']
  .flatMap((list) =>
    ['command(', 'read_file(', 'write_file(', 'read_url(', 'execute_url(', 'unsandboxed(', 'mcp('].map(
      (tool) => `permissions/${list}/*^${tool}`,
    ),
  )
  .join(' | ');

const modes = ['request-review', 'always-proceed', 'proceed-in-sandbox', 'strict']
  .map((mode) => `toolPermission=${mode}`)
  .join(' | ');

export const antigravitySettings = defineFormat({
  id: 'antigravity-settings',
  title: 'Antigravity CLI settings',
  specification,
  filenames: ['.gemini/antigravity-cli/settings.json', 'antigravity-cli/settings.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [
      `${modes} | enableTerminalSandbox:boolean | trustedWorkspaces:list | allowNonWorkspaceAccess:boolean | ${rules}`,
    ],
    often: [
      'permissions/allow:list | permissions/ask:list | permissions/deny:list',
      'trustedWorkspaces:list',
      'allowNonWorkspaceAccess:boolean',
      'artifactReviewPolicy:string',
      'enableTelemetry:boolean | showFeedbackSurvey:boolean | altScreenMode:string | runningLightSpeed:string',
      'model^Gemini | colorScheme:string | editorMode:string | verbosity:string',
    ],
    certain: [modes, 'enableTerminalSandbox:boolean', rules],
    never: [
      'agents:mapping',
      'apiVersion',
      'jobs:mapping',
      'services:mapping',
      'permissions/defaultMode',
      'permissions/allow/*^Bash(',
      '$schema',
    ],
  },
  notLookedAt: ['Saved decisions for single projects and hook rules, which are kept in other files.'],
  defaults: [
    { key: 'toolPermission', value: 'request-review (commands and edits need approval)', source: specification },
  ],
  read: readAntigravitySettings,
});
