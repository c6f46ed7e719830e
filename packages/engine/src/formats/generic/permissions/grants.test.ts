import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';
import { describeFacts, type FactRow } from '../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'lookup_order' }] };

/** Settings that grant something, and similar ones that grant nothing. */
const rows: Readonly<Record<string, readonly FactRow[]>> = {
  fileGrants: [
    [
      'folders among permissions',
      { permissions: { filesystem: ['/etc', './work'] } },
      ['/permissions/filesystem/0 write permission', '/permissions/filesystem/1 write permission'],
    ],
    ['denied folders', { permissions: { deny: { filesystem: ['/etc'] } } }, []],
    ['read paths', { read_paths: ['/srv/desk'] }, ['/read_paths/0 read permission']],
    ['a folder above the project', { workspace: '../..' }, ['/workspace write directory']],
    ['a folder of keys beside the project', { workspace: '../.ssh' }, ['/workspace write directory']],
    ['a sibling of the file’s folder', { workspace: '../data/desk' }, []],
    [
      'several workspace folders',
      { workspace_roots: ['../data', '/srv/desk'] },
      ['/workspace_roots/1 write directory'],
    ],
    ['read access to a whole disk', { disk: { read: ['/'] } }, ['/disk/read/0 read permission']],
    ['access to all files', { permissions: { files: 'everything' } }, ['/permissions/files write tool']],
    ['approval of file access', { permissions: { files: 'ask' } }, []],
    ['paths of routes', { route_paths: ['/srv/desk'] }, []],
  ],
  executions: [
    [
      'code on the host',
      { capabilities: { codeExecution: { enabled: true, runtime: 'host' } } },
      ['/capabilities/codeExecution/runtime code-execution unrestricted'],
    ],
    ['code executed by the vendor', { capabilities: { codeExecution: { enabled: true, runtime: 'vendor' } } }, []],
    ['a page reader on the host', { capabilities: { pageReader: { enabled: true, runtime: 'host' } } }, []],
  ],
  exposures: [
    ['a public chat', { chat: { public: true } }, ['/chat/public public-trigger open']],
    ['public metadata', { metadata: { public: true } }, []],
    ['public rooms and worlds', { kitchen: { open_to_public: true }, world: { public: true } }, []],
    ['public web pages', { blog: { public: true }, gallery: { public: true } }, []],
  ],
  isolations: [
    [
      'options of a container engine',
      { sandbox: { flags: ['--privileged'] } },
      ['/sandbox/flags/0 container-flag off escapes true'],
    ],
    ['options of a sandbox', { sandbox: { flags: ['--fast'] } }, []],
  ],
  egresses: [
    ['hosts among permissions', { permissions: { network: ['*'] } }, ['/permissions/network/0 domains open']],
    ['denied hosts', { permissions: { deny: { network: ['*'] } } }, []],
  ],
  grants: [
    ['a database superuser', { db_user: 'root' }, ['/db_user database-role wide true']],
    ['a role of a database superuser', { database_role: 'superuser' }, ['/database_role database-role wide true']],
    ['a database account of its own', { db_user: 'desk' }, []],
    ['the role that a section describes', { access_control: { owner: { name: 'Ann', role: 'owner' } } }, []],
    [
      'the same role of the agent',
      { access_control: { clerk: { role: 'owner' } } },
      ['/access_control/clerk/role admin wide true'],
    ],
    [
      'a superuser in a connection string',
      { database: { connection: 'Server=db.example.com;Database=desk;User Id=sa;' } },
      ['/database/connection database-role wide true'],
    ],
    [
      'the administrator in a connection string',
      { database: { connection: 'Server=db.example.com;User Id=SYSDBA;' } },
      ['/database/connection database-role wide true'],
    ],
    ['an account named `admin`', { db_user: 'admin' }, []],
    ['an account in a connection string', { database: { connection: 'Server=db.example.com;User Id=desk;' } }, []],
    ['an administrator policy as a role', { aws: { role: 'AdministratorAccess' } }, ['/aws/role admin wide true']],
    [
      'every operation of a tool',
      { tools: [{ name: 'run_query', operations: ['*'] }] },
      ['/tools/0/operations/0 iam-action wide true'],
    ],
    ['one operation of a tool', { tools: [{ name: 'run_query', operations: ['select'] }] }, []],
    ['a policy by its name', { aws: { policy: 'AdministratorAccess' } }, ['/aws/policy admin wide true']],
    ['a policy by its ARN', { role: 'arn:aws:iam::aws:policy/AdministratorAccess' }, ['/role admin wide true']],
    ['the role of a person', { role: 'administrator' }, []],
    ['another policy', { aws: { policy: 'full' } }, []],
    ['the owner role of a project', { gcp: { role: 'roles/owner' } }, ['/gcp/role admin wide true']],
    ['a read-only policy', { aws: { role: 'ReadOnlyAccess' } }, []],
  ],
  limits: [
    ['a number of retries', { retries: 999 }, ['/retries retries 999']],
    ['a switch for retries', { retry: true, retry_queue: 999 }, []],
  ],
  endpoints: [
    ['the address of the model', { api_base: 'https://llm.example.net/v1' }, ['/api_base model']],
    [
      'the address of a tool',
      { tools: [{ name: 'find_page', api_base: 'https://wiki.example.net/v1' }] },
      ['/tools/0/api_base tool'],
    ],
  ],
  transports: [
    [
      'no check of SSH host keys',
      { strict_host_key_checking: false },
      ['/strict_host_key_checking host-key-check off'],
    ],
    ['no check of certificates', { verify_ssl: false }, ['/verify_ssl certificate-check off']],
  ],
};

describeFacts(rows, agent);

describe('a rule that is a sentence', () => {
  it('is no permission', () => {
    const permissions = [
      { rule: 'Staff may read the docs', effect: 'allow' },
      { rule: 'Nobody may delete', effect: 'deny' },
    ];
    const { facts } = readSample(JSON.stringify({ ...agent, permissions }), 'json');
    assert.deepEqual(
      facts.filter((fact) => /^(?:permissions|approvals) /.test(fact)),
      [],
    );
  });
});

describe('an MCP server under non-standard keys', () => {
  const commandsOf = (entry: object) =>
    readSample(JSON.stringify({ mcp: [{ id: 'notes', ...entry }] }), 'json').facts.filter((fact) =>
      /^(?:servers|commands) /.test(fact),
    );
  it('has a command with arguments', () => {
    const facts = commandsOf({ exec: 'npx', argv: ['-y', 'notes-mcp@1.0.0'] });
    assert.deepEqual(facts, ['servers /mcp/0 stdio can ', 'commands /mcp/0/exec server']);
  });
  it('may be given by one command line', () => {
    assert.equal(commandsOf({ exec: 'npx -y notes-mcp@1.0.0' }).length, 2);
  });
  it('is recognised in a list by a command that mentions MCP', () => {
    const serversOf = (start: string) =>
      readSample(JSON.stringify({ ...agent, servers: [{ name: 'a', start }] }), 'json').facts.filter((fact) =>
        fact.startsWith('servers '),
      );
    assert.deepEqual(serversOf('npx -y notes-mcp@1.0.0'), ['servers /servers/0 stdio can ']);
    assert.deepEqual(serversOf('npx -y http-server'), []);
  });
});

describe('a command line that starts a container', () => {
  const isolationsOf = (settings: object) =>
    readSample(JSON.stringify({ ...agent, ...settings }), 'json').facts.filter((fact) =>
      fact.startsWith('isolations '),
    );
  it('is read for the container’s privileges under any key', () => {
    assert.deepEqual(isolationsOf({ box: { line: 'docker run --rm --privileged agent:1.0' } }), [
      'isolations /box/line container-flag off escapes true',
    ]);
  });
  it('a sentence about such a command is not read', () => {
    assert.deepEqual(isolationsOf({ box: { note: 'We docker run --privileged nothing.' } }), []);
  });
});

describe('commands that run on an event', () => {
  const hooksOf = (settings: object) =>
    readSample(JSON.stringify({ ...agent, ...settings }), 'json').facts.filter((fact) => fact.startsWith('commands '));
  it('are hooks in a list of events, and under a host’s event name', () => {
    assert.deepEqual(hooksOf({ events: { opened: './prepare.sh' } }), ['commands /events/opened hook']);
    assert.deepEqual(hooksOf({ session_start: ['./prepare.sh'] }), ['commands /session_start/0 hook']);
  });
  it('words that are no commands are no hooks', () => {
    assert.deepEqual(hooksOf({ events: { opened: 'greet' }, session_start: 'greet' }), []);
  });
});

it('a list in the section of a messenger says who may write to the agent', () => {
  const found = (settings: object) =>
    findingsOf('AG-012', { agent: { model: 'gpt-4o', system_prompt: 'Help.' }, ...settings }).map(
      ({ pointer }) => pointer,
    );
  assert.deepEqual(found({ telegram: { allow: '*' } }), ['/telegram/allow']);
  assert.deepEqual(found({ channels: { whatsapp: { allow: 'everyone' } } }), ['/channels/whatsapp/allow']);
  assert.deepEqual(found({ canales: { whatsapp: { permitir: 'todos' } } }), ['/canales/whatsapp/permitir']);
  assert.deepEqual(found({ telegram: { deny: '*' } }), []);
  assert.deepEqual(found({ telegram: { allow: ['+49 30 1234'] } }), []);
  assert.deepEqual(found({ drawings: { allow: 'everyone' } }), []);
});

it('every verb of a cluster is a wide grant', () => {
  const found = (settings: object) => findingsOf('AG-020', { ...agent, ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ kube: { context: 'prod', verbs: ['*'] } }), ['/kube/verbs/0']);
  assert.deepEqual(found({ kube: { context: 'prod', verbs: ['get', 'list'] } }), []);
  assert.deepEqual(found({ grammar: { verbs: ['*'] } }), []);
  assert.deepEqual(found({ tools: [{ name: 'kube', verbs: 'all' }] }), ['/tools/0/verbs']);
  assert.deepEqual(found({ tools: [{ name: 'kube', verbs: 'get' }] }), []);
});

it('scopes of Google are known by their addresses, under the name of any service', () => {
  const found = (settings: object) =>
    findingsOf('AG-020', { agent: { ...agent, ...settings } }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ google_scopes: ['https://mail.google.com/'] }), ['/agent/google_scopes/0']);
  assert.deepEqual(found({ google_scopes: ['https://www.googleapis.com/auth/calendar.readonly'] }), []);
  assert.deepEqual(found({ search_scopes: ['admin', 'https://example.com/'] }), []);
});
