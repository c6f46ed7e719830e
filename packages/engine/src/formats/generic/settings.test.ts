import { describeFacts, type FactRow } from './testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'run_shell' }] };
const profiles = { careful: { auto_approve: false }, open: { auto_approve: true } };
const roles = { reader: { allow: ['read_file'], deny: ['*'] }, writer: { allow: ['write_file'], deny: [] } };

const rows: Readonly<Record<string, readonly FactRow[]>> = {
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
      'of profiles without a choice each may be in force',
      { profiles },
      ['/profiles/careful/auto_approve all-prompts on', '/profiles/open/auto_approve all-prompts off'],
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
  permissions: [
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
  limits: [
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
