import { describeFacts, type FactRow } from '../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'lookup_order' }] };

/** A statement on what is done to what, each with a neighbour that allows nothing or something else. */
const rows: Readonly<Record<string, readonly FactRow[]>> = {
  fileGrants: [
    [
      'a folder that may be written',
      { entitlements: [{ verb: 'write', resource: '/', effect: 'allow' }] },
      ['/entitlements/0/resource write permission'],
    ],
    [
      'folders that may be read',
      { grants: [{ actions: ['read'], resources: ['/srv/etl', '~/.ssh'], effect: 'Allow' }] },
      ['/grants/0/resources/0 read permission', '/grants/0/resources/1 read permission'],
    ],
    ['a folder that may not', { entitlements: [{ verb: 'write', resource: '/', effect: 'deny' }] }, []],
    [
      'a folder under a condition',
      { entitlements: [{ verb: 'write', resource: '/', effect: 'allow', when: { ticket: true } }] },
      [],
    ],
    ['folders that are read from', { files: { read_from: ['~'] } }, ['/files/read_from/0 read permission']],
    ['people that are read from', { letters: { read_out_from: ['anna'] } }, []],
    [
      'folders that are only read',
      { files: { folders: ['./in'], access: 'read' } },
      ['/files/folders/0 read permission'],
    ],
    ['folders beside', { additionalDirectories: ['/etc'] }, ['/additionalDirectories/0 write directory']],
    ['courses beside', { additionalLessons: ['/etc'] }, []],
    ['a folder in a text', { paths: { allowed: '/' } }, ['/paths/allowed write permission']],
    ['a name in a text', { paths: { allowed: 'desk' } }, []],
    ['a calendar', { entitlements: [{ verb: 'read', resource: 'calendar', effect: 'allow' }] }, []],
    ['a folder without an answer', { entitlements: [{ verb: 'write', resource: '/' }] }, []],
  ],
  permissions: [
    [
      'every command',
      { entitlements: [{ verb: 'exec', resource: '*', effect: 'allow' }] },
      ['/entitlements/0/resource allow shell wildcard true'],
    ],
    [
      'no command',
      { entitlements: [{ verb: 'exec', resource: '*', effect: 'deny' }] },
      ['/entitlements/0/resource deny shell wildcard true'],
    ],
    ['a deed', { release: { deploy: 'without asking' } }, ['/release/deploy allow other wildcard true']],
    ['a deed that waits', { apply: 'after-approval' }, ['/apply ask write wildcard true']],
    ['a deed in a word', { apply: 'always' }, []],
    ['what no rule names', { fallbackDecision: 'allow' }, ['/fallbackDecision allow any wildcard true']],
    ['what is kept in reserve', { fallbackPrinter: 'allow' }, []],
    ['what is no deed', { greeting: 'without asking' }, []],
    [
      'edits of files',
      { approval_policy: { fileEdits: 'auto' } },
      ['/approval_policy/fileEdits allow write wildcard true'],
    ],
    [
      'edits that are asked about',
      { approval_policy: { fileEdits: 'ask' } },
      ['/approval_policy/fileEdits ask write wildcard true'],
    ],
    ['what may run', { sandbox: { may_run: 'everything' } }, ['/sandbox/may_run allow shell wildcard true']],
    [
      'what may not run',
      { sandbox: { cannot_run: ['rm'], may_not_run: ['dd'] } },
      ['/sandbox/cannot_run/0 deny shell', '/sandbox/may_not_run/0 deny shell'],
    ],
    ['when it may run', { job: { may_run: 'nightly' } }, []],
  ],
  grants: [
    [
      'policies of a cloud',
      { aws: { policies: ['arn:aws:iam::aws:policy/AdministratorAccess'] } },
      ['/aws/policies/0 admin wide true'],
    ],
    [
      'scopes of a token',
      { github: { permissions: ['admin:org', 'repo'] } },
      ['/github/permissions/0 oauth-scope', '/github/permissions/1 oauth-scope'],
    ],
    ['tools by name', { github: { permissions: ['read_issue', 'post_comment'] } }, []],
    ['all of a database', { db: { grants: ['ALL PRIVILEGES'] } }, ['/db/grants/0 database-role wide true']],
    ['the owner of one', { db: { user: 'root' } }, ['/db/user database-role wide true']],
    ['a reader of one', { db: { user: 'reader' } }, []],
    ['the owner of a shop', { shop: { user: 'root' } }, []],
    ['a little of one', { db: { grants: ['SELECT'] } }, []],
    ['policies that only read', { aws: { policies: ['arn:aws:iam::aws:policy/ReadOnlyAccess'] } }, []],
  ],
  approvals: [
    ['deeds in a list', { actions: [{ do: 'pay_invoice', hitl: false }] }, ['/actions/0/hitl tool off']],
    [
      'nobody asked in a chat',
      { chat: { skip_approval_for: ['delete_channel'] } },
      ['/chat/skip_approval_for/0 tool off'],
    ],
    ['somebody asked in a chat', { chat: { confirm: ['delete_channel'] } }, ['/chat/confirm/0 tool on']],
  ],
};

describeFacts(rows, agent);
