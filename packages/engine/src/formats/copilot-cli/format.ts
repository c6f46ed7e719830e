import { copilotSandbox } from '../copilot-managed/signature.ts';
import { defineFormat } from '../format.ts';
import { readCopilotCli } from './read.ts';

const specification = 'https://docs.github.com/en/copilot/how-tos/copilot-cli/set-up-copilot-cli/configure-copilot-cli';

export const copilotCli = defineFormat({
  id: 'copilot-cli',
  title: 'GitHub Copilot CLI settings',
  specification,
  filenames: [
    '.copilot/config.json',
    '.copilot/settings.json',
    '.github/copilot/settings.json',
    'permissions-config.json',
  ],
  dialect: 'json',
  role: 'coding-agent',
  signature: {
    always: [],
    often: [
      'trusted_folders:list | trustedFolders:list',
      'allowed_urls:list | allowedUrls:list',
      'denied_urls:list | deniedUrls:list',
      'ask_user:boolean | askUser:boolean',
      'include_co_authored_by:boolean | includeCoAuthoredBy:boolean | include_coauthor:boolean',
      'disable_all_hooks:boolean | disableAllHooks:boolean',
      'disabled_skills:list | disabledSkills:list | custom_agents:mapping | customAgents:mapping',
      'reasoning_effort:string | reasoningEffort:string | effortLevel:string',
      'log_level:string | logLevel:string',
      'auto_update:boolean | autoUpdate:boolean',
      'enabledPlugins/+:boolean | extraKnownMarketplaces/*/source:mapping',
      'storeTokenPlaintext:boolean | store_token_plaintext:boolean',
      'banner:string | render_markdown:boolean | renderMarkdown:boolean | screen_reader:boolean | copy_on_select:boolean | include_gitignored:boolean',
      'parallel_tool_execution:boolean | undo_without_confirmation:boolean | logged_in_users:list | last_logged_in_user:mapping',
    ],
    certain: [
      copilotSandbox,
      'locations/*/tool_approvals:list',
      'locations/*/tool_approvals/*/kind:string',
      'trusted_folders:list',
      'logged_in_users:list | last_logged_in_user/host',
    ],
    never: [
      'permissions',
      'apiVersion',
      'agents',
      'system_prompt',
      'tools',
      'prompt',
      'instructions',
      'autonomyMode',
      'autonomyLevel',
      'customModels',
    ],
    minimum: 3,
    // Custom configurations may contain one or two of these keys.
    unnamedMinimum: 4,
  },
  notLookedAt: ['Command-line options, which can allow and deny tools.'],
  defaults: [{ key: 'trusted_folders', value: 'asks before working in a folder', source: specification }],
  read: readCopilotCli,
});
