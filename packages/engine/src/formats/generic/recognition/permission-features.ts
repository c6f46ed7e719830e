import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { anywhere, either, kindsWithout } from './patterns.ts';
import { shellNames } from './signature-names.ts';

const { together, telling } = kindsWithout(otherKinds);

/** Decisions for each action: `filesystem.write: confirm`, `app_control: {default: ask}`. */
const actionDecisions = (names: string): string =>
  either(
    names
      .split(' ')
      .flatMap((name) =>
        ['auto', 'confirm', 'confirm_always', 'ask', 'allow', 'deny'].flatMap((word) => [
          `@permissions/@${name}=${word}`,
          `@permissions/@${name}/@default=${word}`,
        ]),
      ),
  );
const actionPermissions = telling(
  actionDecisions(
    'filesystem.write filesystem.execute file_write file_delete shell system.shutdown development.execute execute',
  ),
  actionDecisions(
    'filesystem.read network.scan screenshot browser.open app_control email_send memory_write media.play web',
  ),
);

/** Commands or tools with their risk levels, and whether they require approval. */
const riskyTools = together(
  '@commands/*/@require_approval:boolean | @tools/*/@require_approval:boolean | @actions/*/@require_approval:boolean',
  '@commands/*/@risk_level:string | @tools/*/@risk_level:string | @tools/*/@risk:string | @actions/*/@risk_level:string',
  '@commands:mapping | @tools:mapping | @actions:mapping',
);

/** Rules that match tool calls, some of which need approval. */
const matchedTools = together(
  either(
    ['rules', 'policies'].flatMap((list) => ['match', 'when', 'if'].map((key) => `@${list}/*/@${key}/@tool:string`)),
  ),
  either(
    ['rules', 'policies'].flatMap((list) =>
      ['action', 'effect', 'decision', 'then'].flatMap((key) =>
        ['require_approval', 'ask', 'confirm', 'require_confirmation'].map((word) => `@${list}/*/@${key}=${word}`),
      ),
    ),
  ),
  '@default_action:string | @default_decision:string | @default:string | @default_effect:string',
);

/** The purpose of an agent, and lists of actions that are allowed, forbidden or need approval. */
const agentMandate = together(
  '@role:sentence',
  '@goals:list | @goal:sentence | @objectives:list',
  '@allowed_actions:list | @available_skills:list | @allowed_tools:list',
  '@forbidden_actions:list | @confirmation_required:list | @requires_confirmation:list',
);

/** An agent's behaviours, each with its prompt. */
const behaviours = together(
  '@behaviors/*/@prompt:sentence | @behaviours/*/@prompt:sentence',
  '@role:sentence',
  '@agent:mapping',
);

/** Switches for what an agent may use, and a list of what needs approval. */
const toolSwitches = together(
  '@allow_shell:boolean | @allow_bash:boolean | @allow_code_execution:boolean | @allow_shell_commands:boolean',
  '@require_confirmation_for:list | @require_approval_for:list | @confirm_before:list',
  '@allow_network:boolean | @allow_file*:boolean | @allow_os_automation:boolean | @allow_internet:boolean',
);

/** Which actions need approval, for each mode or each action. */
const autonomy = together(
  '@autonomy/@modes/*/@auto_execute:boolean | @autonomous_actions/*/@requires_approval:boolean',
  '@autonomy/@modes/*/@approval_required:list | @autonomous_actions/*/@allowed:boolean',
  '@autonomy:mapping | @autonomous_actions:mapping',
);

/** Allowed and forbidden actions, an autonomy level, and whether approval is required. */
const autonomyLimits = together(
  '@allowed_actions:list | @permitted_actions:list',
  '@blocked_actions:list | @forbidden_actions:list | @denied_actions:list',
  '@require_confirmation:boolean | @require_approval:boolean | @requires_approval:boolean | @auto_approve:boolean',
  '@autonomy_mode:string | @autonomy_level | @autonomy_enabled:boolean | @autonomous:boolean',
);

/** An agent's sandbox: separate policies for files, programs and hosts. */
const sandboxPolicies = together(
  '@filesystem_policy:mapping | @filesystem_policies:mapping | @file_policy:mapping',
  '@network_policies:mapping | @network_policy:mapping | @egress_policy:mapping',
  '@filesystem_policy/@read_write:list | @filesystem_policy/@read_only:list | @process:mapping',
);

/** Profiles with a mode that disables every protection. */
const unsafeProfiles = together(
  '@dangerous_mode:boolean | */@dangerous_mode:boolean | @unsafe_mode:boolean | */@unsafe_mode:boolean',
  '@approval_required:list | @security/@approval_required:list | */@security/@approval_required:list',
  '@security/@audit_logging:boolean | */@security/@audit_logging:boolean | @profiles:mapping',
);

/** Allowed commands of a terminal, and a limit on the number of steps. */
const terminalLists = telling(
  '@terminal/@whitelist:list | @terminal/@allowlist:list | @shell/@whitelist:list | @shell/@allowlist:list',
  '@limits/@max_steps:number | @limits/@max_iterations:number | @autopilot:mapping',
);

/** Allowed commands, and modules that generated code must not import. */
const inSafety = (name: string): string =>
  either(['', '@safety/', '@security/'].map((place) => `${place}@${name}:list`));
const codeLists = telling(inSafety('command_whitelist'), inSafety('forbidden_imports'));

/** An MCP server's tools, and whether each requires approval. */
const serverToolApprovals = together(
  '@transport=stdio | @server~mcp',
  '@allowed_tools/*/@requires_approval:boolean',
  '@allowed_tools/*/@name:string',
);

/** For each agent, the actions it may perform and the paths or hosts it may reach. */
const inAnyMember = (...keys: readonly string[]): string =>
  either(['', '*/', '*/*/'].flatMap((place) => keys.map((key) => `${place}@${key}`)));
const agentPermissions = telling(
  inAnyMember('agent_id:string', 'agent_name:string'),
  inAnyMember('allowed_actions:list', 'permitted_actions:list'),
  inAnyMember('allowed_paths:list', 'allowed_hosts:list', 'allowed_domains:list'),
);

/** An agent's skill with the tools it uses. */
const skill = together(
  '@instructions:sentence',
  '@tool_names:list | @allowed_tools:list',
  '@triggers:list | @description:string',
);

/** Approval of risky operations, in a file about several agents that names neither a model nor a prompt. */
const riskyOperations: Features = {
  always: [
    '@approval/@mode:string | @approvals/@mode:string',
    either(
      ['operations', 'actions', 'tools'].flatMap((noun) =>
        ['approval', 'approvals'].map((section) => `@${section}/@high_risk_${noun}:list`),
      ),
    ),
  ],
  often: ['@api:mapping', '@execution:mapping', '@logging:mapping', '@mesh:mapping'],
  never: ['jobs', 'stages:list', 'openapi'],
};

/** A permission preset that only terminal agents have, and their model. */
const permissionPreset: Features = {
  always: [
    either(
      ['danger-full-access', 'danger_full_access', 'bypassPermissions', 'dangerously-skip-permissions'].map(
        (preset) => `**/*=${preset}`,
      ),
    ),
    '**/*:model',
  ],
  often: [
    '@permission:mapping | @permissions:mapping',
    '**/@*model:mapping | **/@model:string',
    '**/@providers:mapping',
  ],
  never: ['jobs', 'stages:list', 'openapi'],
};

const permittedActions =
  'shell_execute shell_exec run_command execute_command bash shell file_write file_delete browser_navigate network_request'
    .split(' ')
    .map((action) => `*/@${action}/@permission:string | */@${action}/@action:string`);

/** A file with a permission for each action. */
const defaultedPermissions: Features = {
  always: ['@default_permission:string | @default_action:string | @default_policy:string', either(permittedActions)],
  often: permittedActions,
  never: [],
};

/** Decisions on shell and file actions side by side, which only agents have. */
const decisionsOn = (names: readonly string[]): string =>
  either(
    ['allow', 'ask', 'deny', 'confirm', 'always', 'never'].flatMap((word) => anywhere(names.join(' '), `=${word}`)),
  );

const shellAndFileDecisions: Features = {
  always: [
    decisionsOn(shellNames),
    decisionsOn([
      ...['write_file', 'edit_file', 'file_write', 'delete_file', 'file_delete', 'create_file'],
      ...['edit', 'write', 'delete'],
    ]),
  ],
  often: [
    decisionsOn(['read_file', 'file_read', 'list_dir', 'read', 'mkdir']),
    decisionsOn(['open_url', 'launch_app', 'screen_control', 'browser', 'web_fetch', 'web_search', 'network']),
  ],
  never: [],
};

/** A section for the executor of code that a language model writes. */
const codeExecutor: Features = {
  always: [
    '**/*:model',
    either(
      'executor code_executor execution code_execution interpreter shell terminal computer'
        .split(' ')
        .flatMap((section) =>
          ['sandbox', 'sandboxed', 'isolation', 'languages', 'allowed_commands', 'install_packages'].map(
            (key) => `@${section}/@${key} | */@${section}/@${key}`,
          ),
        ),
    ),
  ],
  often: [
    '@llm:mapping | */@llm:mapping | @model:string | */@model:string | @model:mapping',
    '**/@system_prompt:string | **/@instructions:string | **/@prompt:string',
    'kind=agent | type=agent | role:string',
  ],
  never: ['jobs', 'stages:list', 'openapi', 'services/*/image'],
};

const restricted = (...nouns: readonly string[]): string =>
  either(
    ['allowed', 'blocked', 'denied'].flatMap((word) =>
      nouns.flatMap((noun) => [`@${word}_${noun}:list`, `*/@${word}_${noun}:list`]),
    ),
  );

/** Allowed folders and commands, and a requirement of approval. */
const restrictedAgent: Features = {
  always: [
    restricted('paths', 'directories', 'dirs', 'folders'),
    restricted('commands', 'shell_commands'),
    '**/@?approval | **/@require_confirmation_for:list | **/@require_approval_for:list',
  ],
  often: [],
  never: ['jobs', 'stages:list', 'openapi', 'services/*/image'],
};

/** Files about what agents may do, with or without approval, that do not mention a model. */
export const permissionFeatures: readonly Features[] = [
  actionPermissions,
  riskyTools,
  matchedTools,
  agentMandate,
  behaviours,
  toolSwitches,
  autonomy,
  autonomyLimits,
  unsafeProfiles,
  sandboxPolicies,
  terminalLists,
  codeLists,
  serverToolApprovals,
  agentPermissions,
  skill,
  riskyOperations,
  permissionPreset,
  defaultedPermissions,
  shellAndFileDecisions,
  codeExecutor,
  restrictedAgent,
];
