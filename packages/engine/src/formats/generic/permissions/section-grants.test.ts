import { describeFacts } from '../testing.ts';

const shown = { agent: { system_prompt: 'You keep the house in order.', model: 'gpt-4o' } };

describeFacts(
  {
    tools: [
      [
        'agents given only by their tools',
        { agents: { scout: ['web_search'], mason: ['run_shell'] } },
        ['/agents/scout/0 unknown can search', '/agents/mason/0 unknown can execute'],
      ],
      [
        'a list of tools under another name, each with its approval',
        { hands: [{ kind: 'shell', confirm: 'never' }] },
        ['/hands/0 never can execute'],
      ],
      [
        'actions of home devices',
        { actuators: { unlock_door: { ask: false }, read_meter: { ask: true } } },
        ['/actuators/unlock_door never can administer', '/actuators/read_meter always can read'],
      ],
      [
        'a map of enabled tools',
        { tool_access: { file_write: 'enabled', web_search: 'enabled' } },
        ['/tool_access/file_write unknown can write', '/tool_access/web_search unknown can search'],
      ],
      [
        'allowed and denied tools without a list about approval',
        { tools: { allow: ['github_create_pr'], deny: ['exec_shell'] } },
        ['/tools/allow/0 unknown can write+send'],
      ],
      [
        'a protective switch that mentions output',
        { redaction_policy: { enabled: true, block_secret_output: true } },
        [],
      ],
      [
        'required checks that mention writing',
        { artifact_policy: { secret_scan_required: true, review_before_repository_write: true } },
        [],
      ],
      ['lists of people', { agents: { north: ['Ida', 'Tom'] } }, []],
    ],
    permissions: [
      [
        'tools in an automatic tier',
        { tiers: { tier_0_auto: { tools: ['shell_exec'] } } },
        ['/tiers/tier_0_auto/tools/0 allow shell wildcard true'],
      ],
      [
        'the commands of a shell',
        { capabilities: { shell: { allowed: true, commands: ['git status'] } } },
        ['/capabilities/shell/commands/0 allow shell'],
      ],
      [
        'programs with their allowed arguments',
        {
          exec: {
            enabled: true,
            allow: [
              { command: 'git', args: ['status', 'log'] },
              { command: 'ls', args: '*' },
            ],
          },
        },
        ['/exec/allow/0/args/0 allow shell', '/exec/allow/0/args/1 allow shell', '/exec/allow/1/command allow shell'],
      ],
      [
        'a default decision to allow',
        { rules: [], default_decision: 'allow' },
        ['/default_decision allow any wildcard true'],
      ],
      [
        'a default action beside rules on tools',
        { global: { default_action: 'allow' }, rules: [{ tool_type: 'shell', match: 'rm', action: 'block' }] },
        ['/global/default_action allow any wildcard true'],
      ],
      [
        'a default action beside conditions on tools',
        { default_action: 'allow', rules: [{ when: { tool_category: 'shell' }, action: 'block' }] },
        ['/default_action allow any wildcard true'],
      ],
      [
        'rules in the tools section that are named after their tools',
        {
          tools: {
            rules: [
              { name: 'shell_exec', risk: 'high', action: 'block' },
              { name: 'file_read', action: 'ask' },
            ],
          },
        },
        ['/tools/rules/0/name deny other'],
      ],
      ['a default decision of one tier', { tiers: { tier_1: { default_decision: 'allow' } } }, []],
      [
        'a default action of a firewall',
        { global: { default_action: 'allow' }, rules: [{ port: 22, action: 'block' }] },
        [],
      ],
      [
        'a rule on several actions and all resources',
        { rules: [{ effect: 'allow', principals: ['*'], actions: ['shell.exec', 'fs.read'], resources: ['*'] }] },
        ['/rules/0/actions/0 allow shell wildcard true'],
      ],
      [
        'a rule on some resources',
        { rules: [{ effect: 'allow', actions: ['shell.exec'], resources: ['git status'] }] },
        [],
      ],
      [
        'allowed tools of a profile beside those that need approval',
        {
          readonly: {
            allow: ['get_system_logs', 'read_event', 'bash'],
            require_confirmation: ['delete_event', 'stop_service'],
          },
        },
        ['/readonly/allow/2 allow shell wildcard true'],
      ],
      [
        'a mode for each tool',
        { approvals: { tools: { 'shell.run': { mode: 'allow' }, 'memory.write': { mode: 'deny' } } } },
        [
          '/approvals/tools/shell.run/mode allow shell wildcard true',
          '/approvals/tools/memory.write/mode deny other wildcard true',
        ],
      ],
      ['a default decision to deny', { rules: [], default_decision: 'deny' }, []],
      [
        'a rule under `controls`',
        { controls: [{ tool: 'shell.exec', effect: 'allow', match: '*' }] },
        ['/controls/0/tool allow shell wildcard true'],
      ],
    ],
    approvals: [
      [
        'tools in a tier of human approval',
        { tiers: { human_approval: { tools: ['email_send'] } } },
        ['/tiers/human_approval/tools/0 tool on'],
      ],
      [
        'approval of low-risk actions',
        { escalation: { low_risk: { confirmation_required: false } } },
        ['/escalation/low_risk/confirmation_required tool off'],
      ],
      [
        'approval of the recipient of an action',
        { require_recipient_confirmation: false },
        ['/require_recipient_confirmation tool off'],
      ],
      ['a password that users confirm', { require_password_confirmation: false }, []],
      ['automatic sending', { auto_send: true }, ['/auto_send tool off']],
      ['automatic sorting', { auto_sort: true }, []],
      [
        'a required operator override',
        { operator_override_required: false },
        ['/operator_override_required all-prompts off'],
      ],
    ],
    limits: [
      [
        'a limit for each agent in a section of limits',
        { max_turns: { planner: 40, coder: 5000 } },
        ['/max_turns/planner iterations 40', '/max_turns/coder iterations 5000'],
      ],
      ['numbers in another section', { rooms: { planner: 40 } }, []],
    ],
    grants: [
      ['all SQL statements', { allowed_statements: ['*'] }, ['/allowed_statements/0 iam-action wide true']],
      ['one SQL statement', { allowed_statements: ['select'] }, []],
      ['an SSH login as root', { ssh: { user: 'root', host: 'web1' } }, ['/ssh/user database-role wide true']],
      ['a user profile named root', { profile: { user: 'root' } }, []],
    ],
    exposures: [
      ['access for all chats', { allow_all_chats: true }, ['/allow_all_chats sender open']],
      ['a tool exposed to agents', { mcp: { exposed: true } }, []],
      ['no access for all chats', { allow_all_chats: false }, ['/allow_all_chats sender restricted']],
    ],
    authentications: [
      ['a connection without authentication', { forum: { url: 'https://f.example.com', auth_required: false } }, []],
      [
        'a server without authentication',
        { dashboard: { port: 80, auth_required: false } },
        ['/dashboard/auth_required endpoint none'],
      ],
    ],
    memories: [
      ['logging of memory access', { log_categories: { memory_access: { enabled: true } } }, []],
      ['memory access for everyone', { memory_access: 'everyone' }, ['/memory_access memory open shared true']],
    ],
    executions: [
      ['allowed imports of harmless modules', { sandbox: { enabled: true, allowed_imports: ['os.path', 'json'] } }, []],
      ['output to a terminal', { delivery: { terminal: { enabled: true } } }, []],
      [
        'an allowed import of `os`',
        { sandbox: { enabled: true, allowed_imports: ['os'] } },
        ['/sandbox/allowed_imports/0 code-execution unrestricted'],
      ],
    ],
    isolations: [
      ['execution on the host', { execution: { mode: 'host' } }, ['/execution/mode sandbox off']],
      ['execution in a container', { execution: { mode: 'docker' } }, ['/execution/mode sandbox on']],
      ['parallel execution', { execution: { mode: 'parallel' } }, []],
      ['computer use on the host', { computer_use: { run_on: 'host' } }, ['/computer_use/run_on sandbox off']],
    ],
    commands: [
      [
        'a schedule that starts a coding agent',
        { schedules: [{ cron: '0 2 * * *', runner: 'claude', flags: ['-p'], prompt: 'Tidy up the list of tasks.' }] },
        ['/schedules/0/runner tool'],
      ],
    ],
  },
  shown,
);
