import { defineFormat } from '../format.ts';
import { readAntigravitySettings } from './read.ts';

const specification = 'https://antigravity.google/docs/cli-features';

/** Names of tools that no other host writes so. */
const rules = ['allow', 'ask', 'deny']
  .flatMap((list) =>
    ['command(', 'read_file(', 'write_file(', 'read_url(', 'execute_url(', 'unsandboxed(', 'mcp('].map(
      (tool) => `permissions/${list}/*^${tool}`,
    ),
  )
  .join(' | ');

export const antigravitySettings = defineFormat({
  id: 'antigravity-settings',
  title: 'Antigravity CLI settings',
  specification,
  filenames: ['.gemini/antigravity-cli/settings.json', 'antigravity-cli/settings.json'],
  dialect: 'jsonc',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      'permissions/allow:list | permissions/ask:list | permissions/deny:list',
      'trustedWorkspaces:list',
      'allowNonWorkspaceAccess:boolean',
      'artifactReviewPolicy:string',
      'enableTelemetry:boolean | showFeedbackSurvey:boolean | altScreenMode:string | runningLightSpeed:string',
      'model^Gemini | colorScheme:string | editorMode:string | verbosity:string',
    ],
    certain: [
      'toolPermission=request-review | toolPermission=always-proceed | toolPermission=proceed-in-sandbox | toolPermission=strict',
      'enableTerminalSandbox:boolean',
      rules,
    ],
    never: ['agents:mapping', 'apiVersion', 'jobs:mapping', 'services:mapping', 'permissions/defaultMode', '$schema'],
  },
  notLookedAt: ['Decisions that were kept for one project, and rules of hooks, are in other files.'],
  defaults: [{ key: 'toolPermission', value: 'request-review: asks before commands and edits', source: specification }],
  read: readAntigravitySettings,
});
