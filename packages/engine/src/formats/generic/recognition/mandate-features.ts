import type { Features } from '../../format.ts';
import { otherKinds } from './other-kinds.ts';
import { either } from './patterns.ts';

/** Rulings on deeds in words of their own, deed by deed: `filesystem.write: confirm`, `app_control: {default: ask}`. */
const rulings = (names: string): string =>
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
const ruledDeeds: Features = {
  always: [
    rulings(
      'filesystem.write filesystem.execute file_write file_delete shell system.shutdown development.execute execute',
    ),
    rulings('filesystem.read network.scan screenshot browser.open app_control email_send memory_write media.play web'),
  ],
  certain: ['@permissions:mapping'],
  often: [],
  never: otherKinds,
};

/** Commands and tools by how risky they are, and who is asked before. */
const riskyTools: Features = {
  always: [
    '@commands/*/@require_approval:boolean | @tools/*/@require_approval:boolean | @actions/*/@require_approval:boolean',
    '@commands/*/@risk_level:string | @tools/*/@risk_level:string | @tools/*/@risk:string | @actions/*/@risk_level:string',
  ],
  certain: ['@commands:mapping | @tools:mapping | @actions:mapping'],
  often: [],
  never: otherKinds,
};

/** What one agent is for, and what it may do, must not do and asks about. */
const charter: Features = {
  always: [
    '@role:sentence',
    '@goals:list | @goal:sentence | @objectives:list',
    '@allowed_actions:list | @available_skills:list | @allowed_tools:list',
    '@forbidden_actions:list | @confirmation_required:list | @requires_confirmation:list',
  ],
  often: [],
  never: otherKinds,
};

/** How an agent behaves, text by text. */
const behaviours: Features = {
  always: ['@behaviors/*/@prompt:sentence | @behaviours/*/@prompt:sentence', '@role:sentence', '@agent:mapping'],
  often: [],
  never: otherKinds,
};

/** Switches of what an agent may use, and what it asks about. */
const switchboard: Features = {
  always: [
    '@allow_shell:boolean | @allow_bash:boolean | @allow_code_execution:boolean | @allow_shell_commands:boolean',
    '@require_confirmation_for:list | @require_approval_for:list | @confirm_before:list',
  ],
  certain: ['@allow_network:boolean | @allow_file*:boolean | @allow_os_automation:boolean | @allow_internet:boolean'],
  often: [],
  never: otherKinds,
};

/** What happens by itself and what is asked about, mode by mode or deed by deed. */
const autonomy: Features = {
  always: [
    '@autonomy/@modes/*/@auto_execute:boolean | @autonomous_actions/*/@requires_approval:boolean',
    '@autonomy/@modes/*/@approval_required:list | @autonomous_actions/*/@allowed:boolean',
  ],
  certain: ['@autonomy:mapping | @autonomous_actions:mapping'],
  often: [],
  never: otherKinds,
};

/** What an agent may do and what not, how far it goes by itself, and whether anybody confirms that. */
const leash: Features = {
  always: [
    '@allowed_actions:list | @permitted_actions:list',
    '@blocked_actions:list | @forbidden_actions:list | @denied_actions:list',
    '@require_confirmation:boolean | @require_approval:boolean | @requires_approval:boolean | @auto_approve:boolean',
    '@autonomy_mode:string | @autonomy_level | @autonomy_enabled:boolean | @autonomous:boolean',
  ],
  often: [],
  never: otherKinds,
};

/** The walls of a sandbox in which an agent runs: files, programs and hosts, each by a policy of its own. */
const walls: Features = {
  always: [
    '@filesystem_policy:mapping | @filesystem_policies:mapping | @file_policy:mapping',
    '@network_policies:mapping | @network_policy:mapping | @egress_policy:mapping',
  ],
  certain: ['@filesystem_policy/@read_write:list | @filesystem_policy/@read_only:list | @process:mapping'],
  often: [],
  never: otherKinds,
};

/** A profile that takes every guard away, or says that it does not. */
const unleashed: Features = {
  always: [
    '@dangerous_mode:boolean | */@dangerous_mode:boolean | @unsafe_mode:boolean | */@unsafe_mode:boolean',
    '@approval_required:list | @security/@approval_required:list | */@security/@approval_required:list',
  ],
  certain: ['@security/@audit_logging:boolean | */@security/@audit_logging:boolean | @profiles:mapping'],
  often: [],
  never: otherKinds,
};

/** Commands of a terminal that are let through and refused, and how many steps are taken. */
const terminalLists: Features = {
  always: [
    '@terminal/@whitelist:list | @terminal/@allowlist:list | @shell/@whitelist:list | @shell/@allowlist:list',
    '@limits/@max_steps:number | @limits/@max_iterations:number | @autopilot:mapping',
  ],
  certain: ['@terminal:mapping | @shell:mapping'],
  often: [],
  never: otherKinds,
};

/** Commands that are let through beside modules that written code must not load. */
const inSafety = (name: string): string =>
  either(['', '@safety/', '@security/'].map((place) => `${place}@${name}:list`));
const codeLists: Features = {
  always: [inSafety('command_whitelist'), inSafety('forbidden_imports')],
  certain: [inSafety('command_whitelist')],
  often: [],
  never: otherKinds,
};

/** A server's tools one by one, and which of them a person is asked about. */
const ruledServer: Features = {
  always: ['@transport=stdio | @server~mcp', '@allowed_tools/*/@requires_approval:boolean'],
  certain: ['@allowed_tools/*/@name:string'],
  often: [],
  never: otherKinds,
};

/** Warrants: what each agent may do and how far that reaches, agent by agent. */
const held = (...keys: readonly string[]): string =>
  either(['', '*/', '*/*/'].flatMap((place) => keys.map((key) => `${place}@${key}`)));
const warrants: Features = {
  always: [
    held('agent_id:string', 'agent_name:string'),
    held('allowed_actions:list', 'permitted_actions:list'),
    held('allowed_paths:list', 'allowed_hosts:list', 'allowed_domains:list'),
  ],
  certain: [held('agent_id:string', 'agent_name:string')],
  often: [],
  never: otherKinds,
};

/** A skill of an agent with the tools that it uses. */
const skill: Features = {
  always: ['@instructions:sentence', '@tool_names:list | @allowed_tools:list', '@triggers:list | @description:string'],
  often: [],
  never: otherKinds,
};

/** Files about what agents may do by themselves and what they ask about, without a word on a model. */
export const mandateFeatures: readonly Features[] = [
  ruledDeeds,
  riskyTools,
  charter,
  behaviours,
  switchboard,
  autonomy,
  leash,
  unleashed,
  walls,
  terminalLists,
  codeLists,
  ruledServer,
  warrants,
  skill,
];
