import { describeFacts, type FactRow } from './testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'run_shell' }] };
const profiles = { careful: { auto_approve: false }, open: { auto_approve: true } };
const roles = { reader: { allow: ['read_file'], deny: ['*'] }, writer: { allow: ['write_file'], deny: [] } };

const rows: Readonly<Record<string, readonly FactRow[]>> = {
  isolations: [
    [
      'of a fence that is down, the parts open nothing more',
      { sandbox: { enabled: false, use_containers: false } },
      ['/sandbox/enabled sandbox off'],
    ],
    [
      'of a fence that stands, each part counts',
      { sandbox: { enabled: true, use_containers: false } },
      ['/sandbox/enabled sandbox on', '/sandbox/use_containers sandbox off'],
    ],
  ],
  approvals: [
    [
      'a profile that waits to be chosen is switched off',
      { profiles, active_profile: 'careful' },
      ['/profiles/careful/auto_approve all-prompts on', '/profiles/open/auto_approve all-prompts off disabled'],
    ],
    [
      'the profile that is in force counts',
      { profiles, default_profile: 'open' },
      ['/profiles/careful/auto_approve all-prompts on disabled', '/profiles/open/auto_approve all-prompts off'],
    ],
    [
      'a mode that is not the default',
      { autonomy: { modes: { a: { auto_execute: false }, b: { auto_execute: true } }, default_mode: 'a' } },
      ['/autonomy/modes/a/auto_execute tool on', '/autonomy/modes/b/auto_execute tool off disabled'],
    ],
    [
      'of profiles without a choice each may be in force',
      { profiles },
      ['/profiles/careful/auto_approve all-prompts on', '/profiles/open/auto_approve all-prompts off'],
    ],
    [
      'what becomes of dangerous commands, in one word',
      { dangerous_commands: 'allow' },
      ['/dangerous_commands tool off'],
    ],
    ['a refusal of them', { dangerous_commands: 'deny' }, ['/dangerous_commands tool on']],
    ['a list of them', { dangerous_commands: ['rm'] }, []],
    [
      'names that all begin with whose settings they are',
      { fixer: { FIXER_NAME: 'a', FIXER_ROOM: 'b', FIXER_CONFIRM_ACTIONS: false } },
      ['/fixer/FIXER_CONFIRM_ACTIONS all-prompts off'],
    ],
    ['names that begin alike by chance', { fixer: { FIXER_NAME: 'a', ROOM: 'b', FIXER_CONFIRM_ACTIONS: false } }, []],
    [
      'each deed by itself',
      { autonomous_actions: { restart_server: { requires_approval: false }, tidy_desk: { requires_approval: false } } },
      [
        '/autonomous_actions/restart_server/requires_approval tool off',
        '/autonomous_actions/tidy_desk/requires_approval tool off',
      ],
    ],
    [
      'what fits patterns is not asked about',
      { auto_approval: { enabled: true, remember_patterns: ['read:./src/**'] } },
      ['/auto_approval/enabled all-prompts reduced'],
    ],
    [
      'a pattern of everything narrows nothing',
      { auto_approval: { enabled: true, patterns: ['**'] } },
      ['/auto_approval/enabled all-prompts off', '/auto_approval/patterns/0 all-prompts off'],
    ],
    [
      'nor do patterns of something else',
      { auto_approval: { enabled: true, log_patterns: ['a'] } },
      ['/auto_approval/enabled all-prompts off'],
    ],
  ],
  tools: [
    [
      'a list that says of one tool that somebody is asked',
      { tools: [], allowed_tools: [{ name: 'mail.send', requires_approval: true }, { name: 'mail.read' }] },
      ['/allowed_tools/0/name always can send', '/allowed_tools/1/name unknown can read'],
    ],
    ['and of one that it is refused', { tools: [], allowed_tools: [{ name: 'mail.delete', allowed: false }] }, []],
  ],
  permissions: [
    [
      'answers deed by deed, under any name',
      { desk: { read_file: 'allow', write_file: 'allow', run_command: 'confirm' } },
      [
        '/desk/read_file allow read wildcard true',
        '/desk/write_file allow write wildcard true',
        '/desk/run_command ask shell wildcard true',
      ],
    ],
    [
      'a question about one kind of record asks about no file',
      { permissions: { write_file: 'allow', create_ticket: 'ask' } },
      ['/permissions/write_file allow write wildcard true', '/permissions/create_ticket ask other wildcard true'],
    ],
    [
      'a question about files does',
      { permissions: { write_file: 'allow', edit_files: 'ask' } },
      [
        '/permissions/write_file allow write wildcard true overridden true',
        '/permissions/edit_files ask write wildcard true',
      ],
    ],
    ['answers about something else', { desk: { breakfast: 'allow', dog: 'deny', write_letter: 'allow' } }, []],
    ['two answers', { desk: { write_file: 'allow', run_command: 'confirm' } }, []],
    [
      'who has which tools says nothing of questions',
      { tool_permissions: roles },
      ['/tool_permissions/reader/deny/0 deny any wildcard true'],
    ],
    [
      'lists of one agent do',
      { tool_permissions: { allow: ['write_file'], deny: ['rm'] } },
      ['/tool_permissions/deny/0 deny other'],
    ],
  ],
  grants: [
    ['all of the machine', { system_access: 'full' }, ['/system_access admin wide true']],
    ['a part of it', { system_access: 'limited' }, []],
  ],
  exposures: [
    ['an address that is exposed', { gateway: { expose: '0.0.0.0:8000' } }, ['/gateway/expose bind open']],
    ['a proxy', { proxy: { host: '0.0.0.0', port: 1 } }, ['/proxy/host bind open']],
    ['where a proxy is', { client: { proxy: { host: '0.0.0.0' } } }, []],
    ['a port of a container', { gateway: { expose: '8000' } }, []],
    [
      'a door that is switched off',
      { websocket: { enabled: false, host: '0.0.0.0', port: 1 } },
      ['/websocket/host bind open disabled'],
    ],
    [
      'pages that may call what is switched off',
      { dashboard: { enabled: false, cors_origins: ['*'] } },
      ['/dashboard/cors_origins/0 origin open disabled'],
    ],
    ['a door', { websocket: { enabled: true, host: '0.0.0.0', port: 1 } }, ['/websocket/host bind open']],
  ],
  limits: [
    [
      'whatever is done without end in a run',
      { max_orders_per_run: 'unlimited' },
      ['/max_orders_per_run iterations unlimited'],
    ],
    ['as many as fit', { max_file_size: 'unlimited', orders_per_page: 'unlimited' }, []],
    ['how often a tool looks something up', { tools: { read_file: { rate_limit: { enabled: false } } } }, []],
    [
      'how often a tool sends',
      { tools: { send_email: { rate_limit: { enabled: false } } } },
      ['/tools/send_email/rate_limit/enabled requests unlimited'],
    ],
  ],
  executions: [
    [
      'a command that is passed in capitals',
      { tools: [{ name: 'line', command: '$' + '{COMMAND}' }] },
      ['/tools/0/command code-execution unrestricted'],
    ],
    ['a program that the environment names', { tools: [{ name: 'line', command: '$' + '{SCANNER_BIN}' }] }, []],
  ],
};

describeFacts(rows, agent);
