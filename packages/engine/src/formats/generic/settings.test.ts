import { describeFacts, type FactRow } from './testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'run_shell' }] };
const profiles = { careful: { auto_approve: false }, open: { auto_approve: true } };
const roles = { reader: { allow: ['read_file'], deny: ['*'] }, writer: { allow: ['write_file'], deny: [] } };

const rows: Readonly<Record<string, readonly FactRow[]>> = {
  isolations: [
    [
      'a sandbox that is off, with its parts',
      { sandbox: { enabled: false, use_containers: false } },
      ['/sandbox/enabled sandbox off'],
    ],
    [
      'an isolation with the network of the host',
      { isolation: { network: 'host' } },
      ['/isolation/network container-flag off'],
    ],
    [
      'an isolation without a network',
      { isolation: { type: 'firecracker', network: 'none' } },
      ['/isolation/type sandbox on'],
    ],
    [
      'a sandbox that is on, with a part that is off',
      { sandbox: { enabled: true, use_containers: false } },
      ['/sandbox/enabled sandbox on', '/sandbox/use_containers sandbox off'],
    ],
  ],
  egresses: [
    [
      'an isolation without a network is no open network',
      { isolation: { type: 'firecracker', network: 'off' } },
      ['/isolation/network network restricted'],
    ],
    ['an isolation with a network', { isolation: { network: 'open' } }, ['/isolation/network network open']],
    ['a network that is not isolated', { network_isolation: false }, ['/network_isolation network open']],
    ['a network or an isolation that is off', { isolation: { network: false } }, []],
  ],
  approvals: [
    [
      'profiles with an active one',
      { profiles, active_profile: 'careful' },
      ['/profiles/careful/auto_approve all-prompts on', '/profiles/open/auto_approve all-prompts off disabled'],
    ],
    [
      'profiles with a default',
      { profiles, default_profile: 'open' },
      ['/profiles/careful/auto_approve all-prompts on disabled', '/profiles/open/auto_approve all-prompts off'],
    ],
    [
      'modes with a default',
      { autonomy: { modes: { a: { auto_execute: false }, b: { auto_execute: true } }, default_mode: 'a' } },
      ['/autonomy/modes/a/auto_execute tool on', '/autonomy/modes/b/auto_execute tool off disabled'],
    ],
    [
      'profiles without a selection',
      { profiles },
      ['/profiles/careful/auto_approve all-prompts on', '/profiles/open/auto_approve all-prompts off'],
    ],
    ['dangerous commands allowed by one word', { dangerous_commands: 'allow' }, ['/dangerous_commands tool off']],
    ['dangerous commands denied by one word', { dangerous_commands: 'deny' }, ['/dangerous_commands tool on']],
    ['a list of dangerous commands', { dangerous_commands: ['rm'] }, []],
    [
      'keys that share a program’s prefix',
      { fixer: { FIXER_NAME: 'a', FIXER_ROOM: 'b', FIXER_CONFIRM_ACTIONS: false } },
      ['/fixer/FIXER_CONFIRM_ACTIONS all-prompts off'],
    ],
    [
      'keys of which only some share a prefix',
      { fixer: { FIXER_NAME: 'a', ROOM: 'b', FIXER_CONFIRM_ACTIONS: false } },
      [],
    ],
    [
      'approval for each autonomous action',
      { autonomous_actions: { restart_server: { requires_approval: false }, tidy_desk: { requires_approval: false } } },
      [
        '/autonomous_actions/restart_server/requires_approval tool off',
        '/autonomous_actions/tidy_desk/requires_approval tool off',
      ],
    ],
    [
      'automatic approval restricted by patterns',
      { auto_approval: { enabled: true, remember_patterns: ['read:./src/**'] } },
      ['/auto_approval/enabled all-prompts reduced'],
    ],
    [
      'automatic approval with a pattern for everything',
      { auto_approval: { enabled: true, patterns: ['**'] } },
      ['/auto_approval/enabled all-prompts off', '/auto_approval/patterns/0 all-prompts off'],
    ],
    [
      'automatic approval beside other patterns',
      { auto_approval: { enabled: true, log_patterns: ['a'] } },
      ['/auto_approval/enabled all-prompts off'],
    ],
  ],
  tools: [
    [
      'allowed tools of which one requires approval',
      { tools: [], allowed_tools: [{ name: 'mail.send', requires_approval: true }, { name: 'mail.read' }] },
      ['/allowed_tools/0/name always can send', '/allowed_tools/1/name unknown can read'],
    ],
    [
      'allowed tools of which one is denied',
      { tools: [], allowed_tools: [{ name: 'mail.delete', allowed: false }] },
      [],
    ],
  ],
  permissions: [
    [
      'decisions on actions under any key',
      { desk: { read_file: 'allow', write_file: 'allow', run_command: 'confirm' } },
      [
        '/desk/read_file allow read wildcard true',
        '/desk/write_file allow write wildcard true',
        '/desk/run_command ask shell wildcard true',
      ],
    ],
    [
      'approval of creating tickets beside allowed writing',
      { permissions: { write_file: 'allow', create_ticket: 'ask' } },
      ['/permissions/write_file allow write wildcard true', '/permissions/create_ticket ask other wildcard true'],
    ],
    [
      'approval of editing files beside allowed writing',
      { permissions: { write_file: 'allow', edit_files: 'ask' } },
      [
        '/permissions/write_file allow write wildcard true overridden true',
        '/permissions/edit_files ask write wildcard true',
      ],
    ],
    ['decisions on other things', { desk: { breakfast: 'allow', dog: 'deny', write_letter: 'allow' } }, []],
    ['only two decisions', { desk: { write_file: 'allow', run_command: 'confirm' } }, []],
    ['tools of each role', { tool_permissions: roles }, ['/tool_permissions/reader/deny/0 deny any wildcard true']],
    [
      'tools of one agent',
      { tool_permissions: { allow: ['write_file'], deny: ['rm'] } },
      ['/tool_permissions/deny/0 deny other'],
    ],
  ],
  grants: [
    ['full access to the system', { system_access: 'full' }, ['/system_access admin wide true']],
    ['limited access to the system', { system_access: 'limited' }, []],
  ],
  exposures: [
    ['an exposed address', { gateway: { expose: '0.0.0.0:8000' } }, ['/gateway/expose bind open']],
    ['the listening address of a proxy', { proxy: { host: '0.0.0.0', port: 1 } }, ['/proxy/host bind open']],
    ['the proxy of a client', { client: { proxy: { host: '0.0.0.0' } } }, []],
    ['a port of a container', { gateway: { expose: '8000' } }, []],
    [
      'a listening address of a disabled service',
      { websocket: { enabled: false, host: '0.0.0.0', port: 1 } },
      ['/websocket/host bind open disabled'],
    ],
    [
      'allowed origins of a disabled service',
      { dashboard: { enabled: false, cors_origins: ['*'] } },
      ['/dashboard/cors_origins/0 origin open disabled'],
    ],
    [
      'a listening address of an enabled service',
      { websocket: { enabled: true, host: '0.0.0.0', port: 1 } },
      ['/websocket/host bind open'],
    ],
  ],
  limits: [
    [
      'an unlimited number of actions per run',
      { max_orders_per_run: 'unlimited' },
      ['/max_orders_per_run iterations unlimited'],
    ],
    ['unlimited sizes and pages', { max_file_size: 'unlimited', orders_per_page: 'unlimited' }, []],
    ['no rate limit for a reading tool', { tools: { read_file: { rate_limit: { enabled: false } } } }, []],
    [
      'no rate limit for a sending tool',
      { tools: { send_email: { rate_limit: { enabled: false } } } },
      ['/tools/send_email/rate_limit/enabled requests unlimited'],
    ],
  ],
  executions: [
    [
      'a command that is an argument in capitals',
      { tools: [{ name: 'line', command: '$' + '{COMMAND}' }] },
      ['/tools/0/command code-execution unrestricted'],
    ],
    ['a command from an environment variable', { tools: [{ name: 'line', command: '$' + '{SCANNER_BIN}' }] }, []],
  ],
};

describeFacts(rows, agent);
