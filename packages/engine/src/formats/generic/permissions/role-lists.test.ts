import { describeFacts } from '../testing.ts';

const shown = { agent: { system_prompt: 'You keep the depot in order.', model: 'gpt-4o' } };

describeFacts(
  {
    permissions: [
      [
        'commands by role',
        { allowed_commands: { mechanic: ['python'], visitor: ['ls'] } },
        ['/allowed_commands/mechanic/0 allow shell', '/allowed_commands/visitor/0 allow shell'],
      ],
      ['subcommands by program', { command_whitelist: { git: ['status'] } }, ['/command_whitelist/git/0 allow shell']],
      [
        'denied commands by operating system',
        { blocked_commands: { linux: ['mkfs'], windows: ['format'] } },
        ['/blocked_commands/linux/0 deny shell', '/blocked_commands/windows/0 deny shell'],
      ],
    ],
    fileGrants: [
      [
        'paths that may be read',
        { can_read: ['/srv', '~/notes'] },
        ['/can_read/0 read permission', '/can_read/1 read permission'],
      ],
      ['topics that may be read', { can_read: ['news', 'weather'] }, []],
      [
        'writable paths by role',
        { allowed_paths: { mechanic: ['/'] } },
        ['/allowed_paths/mechanic/0 write permission'],
      ],
      ['paths by kind of access', { allowed_paths: { read: ['./docs'] } }, ['/allowed_paths/read/0 read permission']],
    ],
    tools: [
      [
        'tools by role',
        { allowed_tools: { mechanic: ['run_shell'], visitor: ['read_file'] } },
        ['/allowed_tools/mechanic/0 unknown can execute', '/allowed_tools/visitor/0 unknown can read'],
      ],
      ['a denied list among the allowed tools', { allowed_tools: { denied: ['run_shell'] } }, []],
    ],
    grants: [
      [
        'the role of a service account',
        { service_account: { role: 'cluster-admin' } },
        ['/service_account/role admin wide true'],
      ],
      ['the role of a contact', { contact: { role: 'admin' } }, []],
    ],
    egresses: [
      ['domains by role', { allowed_domains: { mechanic: ['*'] } }, ['/allowed_domains/mechanic/0 domains open']],
    ],
  },
  shown,
);
