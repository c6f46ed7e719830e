import { describeFacts } from '../testing.ts';

const shown = { agent: { system_prompt: 'You keep the house in order.', model: 'gpt-4o' } };

describeFacts(
  {
    tools: [
      [
        'of an agent that has nothing else',
        { agents: { scout: ['web_search'], mason: ['run_shell'] } },
        ['/agents/scout/0 unknown can search', '/agents/mason/0 unknown can execute'],
      ],
      [
        'under a name of their own, with a question each',
        { hands: [{ kind: 'shell', confirm: 'never' }] },
        ['/hands/0 never can execute'],
      ],
      [
        'of a house',
        { actuators: { unlock_door: { ask: false }, read_meter: { ask: true } } },
        ['/actuators/unlock_door never can administer', '/actuators/read_meter always can read'],
      ],
      [
        'of which each is switched on',
        { tool_access: { file_write: 'enabled', web_search: 'enabled' } },
        ['/tool_access/file_write unknown can write', '/tool_access/web_search unknown can search'],
      ],
      [
        'are there, and nobody is said to be asked',
        { tools: { allow: ['github_create_pr'], deny: ['exec_shell'] } },
        ['/tools/allow/0 unknown can write+send'],
      ],
      ['are no guards', { redaction_policy: { enabled: true, block_secret_output: true } }, []],
      ['are no demands', { artifact_policy: { secret_scan_required: true, review_before_repository_write: true } }, []],
      ['are no names of people', { agents: { north: ['Ida', 'Tom'] } }, []],
    ],
    permissions: [
      [
        'run unasked in a tier that is automatic',
        { tiers: { tier_0_auto: { tools: ['shell_exec'] } } },
        ['/tiers/tier_0_auto/tools/0 allow shell wildcard true'],
      ],
      [
        'are the commands of a tool',
        { capabilities: { shell: { allowed: true, commands: ['git status'] } } },
        ['/capabilities/shell/commands/0 allow shell'],
      ],
      [
        'are a program with the words that may follow it',
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
        'cover every tool by default',
        { rules: [], default_decision: 'allow' },
        ['/default_decision allow any wildcard true'],
      ],
      [
        'cover every tool where rules name some',
        { global: { default_action: 'allow' }, rules: [{ tool_type: 'shell', match: 'rm', action: 'block' }] },
        ['/global/default_action allow any wildcard true'],
      ],
      [
        'cover every tool where conditions name some',
        { default_action: 'allow', rules: [{ when: { tool_category: 'shell' }, action: 'block' }] },
        ['/default_action allow any wildcard true'],
      ],
      [
        'are called after their tools below the tools',
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
      ['are a tier’s own', { tiers: { tier_1: { default_decision: 'allow' } } }, []],
      ['are a wall’s', { global: { default_action: 'allow' }, rules: [{ port: 22, action: 'block' }] }, []],
      [
        'are several in one rule',
        { rules: [{ effect: 'allow', principals: ['*'], actions: ['shell.exec', 'fs.read'], resources: ['*'] }] },
        ['/rules/0/actions/0 allow shell wildcard true'],
      ],
      [
        'are left open where a rule is on some resources',
        { rules: [{ effect: 'allow', actions: ['shell.exec'], resources: ['git status'] }] },
        [],
      ],
      [
        'are a profile’s, beside what is asked about',
        {
          readonly: {
            allow: ['get_system_logs', 'read_event', 'bash'],
            require_confirmation: ['delete_event', 'stop_service'],
          },
        },
        ['/readonly/allow/2 allow shell wildcard true'],
      ],
      [
        'are each tool’s mode',
        { approvals: { tools: { 'shell.run': { mode: 'allow' }, 'memory.write': { mode: 'deny' } } } },
        [
          '/approvals/tools/shell.run/mode allow shell wildcard true',
          '/approvals/tools/memory.write/mode deny other wildcard true',
        ],
      ],
      ['refuse by default', { rules: [], default_decision: 'deny' }, []],
      [
        'stand under controls',
        { controls: [{ tool: 'shell.exec', effect: 'allow', match: '*' }] },
        ['/controls/0/tool allow shell wildcard true'],
      ],
    ],
    approvals: [
      [
        'are asked for in a tier of people',
        { tiers: { human_approval: { tools: ['email_send'] } } },
        ['/tiers/human_approval/tools/0 tool on'],
      ],
      [
        'are about deeds of low risk',
        { escalation: { low_risk: { confirmation_required: false } } },
        ['/escalation/low_risk/confirmation_required tool off'],
      ],
      [
        'are about what a deed has',
        { require_recipient_confirmation: false },
        ['/require_recipient_confirmation tool off'],
      ],
      ['are about no password', { require_password_confirmation: false }, []],
      ['are left out by whoever sends', { auto_send: true }, ['/auto_send tool off']],
      ['are none where something is sorted', { auto_sort: true }, []],
      ['wait for an operator', { operator_override_required: false }, ['/operator_override_required all-prompts off']],
    ],
    limits: [
      [
        'are somebody’s in a section of bounds',
        { max_turns: { planner: 40, coder: 5000 } },
        ['/max_turns/planner iterations 40', '/max_turns/coder iterations 5000'],
      ],
      ['are none in another section', { rooms: { planner: 40 } }, []],
    ],
    grants: [
      ['are any statement', { allowed_statements: ['*'] }, ['/allowed_statements/0 iam-action wide true']],
      ['are some statements', { allowed_statements: ['select'] }, []],
      ['are a superuser’s', { ssh: { user: 'root', host: 'web1' } }, ['/ssh/user database-role wide true']],
      ['are nobody’s', { profile: { user: 'root' } }, []],
    ],
    exposures: [
      ['are open to every chat', { allow_all_chats: true }, ['/allow_all_chats sender open']],
      ['are a tool’s for agents', { mcp: { exposed: true } }, []],
      ['are closed to most', { allow_all_chats: false }, ['/allow_all_chats sender restricted']],
    ],
    authentications: [
      [
        'are not asked for where something is dialled',
        { forum: { url: 'https://f.example.com', auth_required: false } },
        [],
      ],
      [
        'are not asked for by a server',
        { dashboard: { port: 80, auth_required: false } },
        ['/dashboard/auth_required endpoint none'],
      ],
    ],
    memories: [
      ['are written down, not shared', { log_categories: { memory_access: { enabled: true } } }, []],
      ['are everyone’s', { memory_access: 'everyone' }, ['/memory_access memory open shared true']],
    ],
    executions: [
      ['are no modules that only join paths', { sandbox: { enabled: true, allowed_imports: ['os.path', 'json'] } }, []],
      ['are none in a terminal that is written to', { delivery: { terminal: { enabled: true } } }, []],
      [
        'are modules that reach the machine',
        { sandbox: { enabled: true, allowed_imports: ['os'] } },
        ['/sandbox/allowed_imports/0 code-execution unrestricted'],
      ],
    ],
    isolations: [
      ['are off where things run on the host', { execution: { mode: 'host' } }, ['/execution/mode sandbox off']],
      ['are on where they run in a container', { execution: { mode: 'docker' } }, ['/execution/mode sandbox on']],
      ['are not said by another mode', { execution: { mode: 'parallel' } }, []],
      [
        'are off where a computer is used on the host',
        { computer_use: { run_on: 'host' } },
        ['/computer_use/run_on sandbox off'],
      ],
    ],
    commands: [
      [
        'start agents by the clock',
        { schedules: [{ cron: '0 2 * * *', runner: 'claude', flags: ['-p'], prompt: 'Tidy up the list of tasks.' }] },
        ['/schedules/0/runner tool'],
      ],
    ],
  },
  shown,
);
