import { describeFacts, type FactRow } from '../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'lookup_order' }] };

/** Statements with an action and a resource, and similar ones that allow nothing or something else. */
const rows: Readonly<Record<string, readonly FactRow[]>> = {
  fileGrants: [
    [
      'a writable folder',
      { entitlements: [{ verb: 'write', resource: '/', effect: 'allow' }] },
      ['/entitlements/0/resource write permission'],
    ],
    [
      'readable folders',
      { grants: [{ actions: ['read'], resources: ['/srv/etl', '~/.ssh'], effect: 'Allow' }] },
      ['/grants/0/resources/0 read permission', '/grants/0/resources/1 read permission'],
    ],
    ['a folder that may not be written', { entitlements: [{ verb: 'write', resource: '/', effect: 'deny' }] }, []],
    [
      'a folder under a condition',
      { entitlements: [{ verb: 'write', resource: '/', effect: 'allow', when: { ticket: true } }] },
      [],
    ],
    ['folders to read from', { files: { read_from: ['~'] } }, ['/files/read_from/0 read permission']],
    ['people to read letters from', { letters: { read_out_from: ['anna'] } }, []],
    [
      'folders with read access',
      { files: { folders: ['./in'], access: 'read' } },
      ['/files/folders/0 read permission'],
    ],
    ['additional directories', { additionalDirectories: ['/etc'] }, ['/additionalDirectories/0 write directory']],
    ['additional lessons', { additionalLessons: ['/etc'] }, []],
    ['a single text that is a path', { paths: { allowed: '/' } }, ['/paths/allowed write permission']],
    ['a single text that is a name', { paths: { allowed: 'desk' } }, []],
    ['a calendar', { entitlements: [{ verb: 'read', resource: 'calendar', effect: 'allow' }] }, []],
    [
      'a folder in a policy that also concerns records',
      {
        entitlements: [
          { action: 'sql:drop', resource: 'stock/*', effect: 'allow' },
          { action: 'fs:write', resource: '/**', effect: 'allow' },
        ],
      },
      ['/entitlements/1/resource write permission'],
    ],
    [
      'a folder in a list of grants',
      { grants: [{ subject: 'clerk', verbs: ['read', 'write'], objects: ['/etc/**'] }] },
      ['/grants/0/objects/0 write permission'],
    ],
    ['a folder in a list of requests', { requests: [{ verbs: ['write'], objects: ['/etc/**'] }] }, []],
    ['a folder without an effect', { entitlements: [{ verb: 'write', resource: '/' }] }, []],
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
    [
      'an action without approval',
      { release: { deploy: 'without asking' } },
      ['/release/deploy allow other wildcard true'],
    ],
    ['an action after approval', { apply: 'after-approval' }, ['/apply ask write wildcard true']],
    ['an action with an ambiguous word', { apply: 'always' }, []],
    ['a fallback decision', { fallbackDecision: 'allow' }, ['/fallbackDecision allow any wildcard true']],
    ['a fallback of another kind', { fallbackPrinter: 'allow' }, []],
    ['a key that is no action', { greeting: 'without asking' }, []],
    [
      'automatic file edits',
      { approval_policy: { fileEdits: 'auto' } },
      ['/approval_policy/fileEdits allow write wildcard true'],
    ],
    [
      'file edits with approval',
      { approval_policy: { fileEdits: 'ask' } },
      ['/approval_policy/fileEdits ask write wildcard true'],
    ],
    ['everything that may run', { sandbox: { may_run: 'everything' } }, ['/sandbox/may_run allow shell wildcard true']],
    [
      'commands that may not run',
      { sandbox: { cannot_run: ['rm'], may_not_run: ['dd'] } },
      ['/sandbox/cannot_run/0 deny shell', '/sandbox/may_not_run/0 deny shell'],
    ],
    ['a schedule', { job: { may_run: 'nightly' } }, []],
  ],
  grants: [
    [
      'policies of a cloud account',
      { aws: { policies: ['arn:aws:iam::aws:policy/AdministratorAccess'] } },
      ['/aws/policies/0 admin wide true'],
    ],
    [
      'scopes of a token',
      { github: { permissions: ['admin:org', 'repo'] } },
      ['/github/permissions/0 oauth-scope', '/github/permissions/1 oauth-scope'],
    ],
    ['tools by name', { github: { permissions: ['read_issue', 'post_comment'] } }, []],
    ['all privileges of a database', { db: { grants: ['ALL PRIVILEGES'] } }, ['/db/grants/0 database-role wide true']],
    ['a superuser of a database', { db: { user: 'root' } }, ['/db/user database-role wide true']],
    ['a reader of a database', { db: { user: 'reader' } }, []],
    ['a user of a shop', { shop: { user: 'root' } }, []],
    ['one privilege of a database', { db: { grants: ['SELECT'] } }, []],
    ['policies that only read', { aws: { policies: ['arn:aws:iam::aws:policy/ReadOnlyAccess'] } }, []],
  ],
  approvals: [
    ['an action in a list', { actions: [{ do: 'pay_invoice', hitl: false }] }, ['/actions/0/hitl tool off']],
    [
      'a list without approval in a chat',
      { chat: { skip_approval_for: ['delete_channel'] } },
      ['/chat/skip_approval_for/0 tool off'],
    ],
    [
      'approval in a statement that is not understood',
      {
        rules: [
          { action: 'shell:*', resource: '*', effect: 'deny' },
          { action: 'sql:drop', resource: 'stock/*', effect: 'allow', approval: 'none' },
        ],
      },
      ['/rules/1/approval tool off'],
    ],
    ['a list with approval in a chat', { chat: { confirm: ['delete_channel'] } }, ['/chat/confirm/0 tool on']],
  ],
};

describeFacts(rows, agent);
