import { describeFacts } from '../testing.ts';

const shown = { agent: { system_prompt: 'You keep the depot in order.', model: 'gpt-4o' } };

describeFacts(
  {
    permissions: [
      [
        'by who may run them',
        { allowed_commands: { mechanic: ['python'], visitor: ['ls'] } },
        ['/allowed_commands/mechanic/0 allow shell', '/allowed_commands/visitor/0 allow shell'],
      ],
      [
        'by the program, with the words that may follow it',
        { command_whitelist: { git: ['status'] } },
        ['/command_whitelist/git/0 allow shell'],
      ],
      [
        'that are refused by the machine',
        { blocked_commands: { linux: ['mkfs'], windows: ['format'] } },
        ['/blocked_commands/linux/0 deny shell', '/blocked_commands/windows/0 deny shell'],
      ],
    ],
    fileGrants: [
      [
        'by what it may do there',
        { can_read: ['/srv', '~/notes'] },
        ['/can_read/0 read permission', '/can_read/1 read permission'],
      ],
      ['and are none where other things are read', { can_read: ['news', 'weather'] }, []],
      [
        'by who may write there',
        { allowed_paths: { mechanic: ['/'] } },
        ['/allowed_paths/mechanic/0 write permission'],
      ],
      [
        'by what is done there, as before',
        { allowed_paths: { read: ['./docs'] } },
        ['/allowed_paths/read/0 read permission'],
      ],
    ],
    tools: [
      [
        'by who has them',
        { allowed_tools: { mechanic: ['run_shell'], visitor: ['read_file'] } },
        ['/allowed_tools/mechanic/0 unknown can execute', '/allowed_tools/visitor/0 unknown can read'],
      ],
      ['of lists that decide otherwise', { allowed_tools: { denied: ['run_shell'] } }, []],
    ],
    grants: [
      [
        'of the account of a service',
        { service_account: { role: 'cluster-admin' } },
        ['/service_account/role admin wide true'],
      ],
      ['of a person', { contact: { role: 'admin' } }, []],
    ],
    egresses: [
      ['by who goes there', { allowed_domains: { mechanic: ['*'] } }, ['/allowed_domains/mechanic/0 domains open']],
    ],
  },
  shown,
);
