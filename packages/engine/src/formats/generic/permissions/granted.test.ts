import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../../testing.ts';
import { describeFacts, type FactRow } from '../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'Help the staff.', tools: [{ name: 'lookup_order' }] };

/** Settings that grant something, each with a neighbour in which the same words grant nothing. */
const rows: Readonly<Record<string, readonly FactRow[]>> = {
  fileGrants: [
    [
      'folders among permissions',
      { permissions: { filesystem: ['/etc', './work'] } },
      ['/permissions/filesystem/0 write permission', '/permissions/filesystem/1 write permission'],
    ],
    ['folders that are refused', { permissions: { deny: { filesystem: ['/etc'] } } }, []],
    ['paths that are read', { read_paths: ['/srv/desk'] }, ['/read_paths/0 read permission']],
    ['a folder above', { workspace: '../..' }, ['/workspace write directory']],
    ['keys beside', { workspace: '../.ssh' }, ['/workspace write directory']],
    ['a folder beside that of the file', { workspace: '../data/desk' }, []],
    ['several of them', { workspace_roots: ['../data', '/srv/desk'] }, ['/workspace_roots/1 write directory']],
    ['a disk', { disk: { read: ['/'] } }, ['/disk/read/0 read permission']],
    ['every file', { permissions: { files: 'everything' } }, ['/permissions/files write tool']],
    ['a question before it', { permissions: { files: 'ask' } }, []],
    ['paths of routes', { route_paths: ['/srv/desk'] }, []],
  ],
  executions: [
    [
      'code on the host',
      { capabilities: { codeExecution: { enabled: true, runtime: 'host' } } },
      ['/capabilities/codeExecution/runtime code-execution unrestricted'],
    ],
    ['code at the vendor', { capabilities: { codeExecution: { enabled: true, runtime: 'vendor' } } }, []],
    ['pages on the host', { capabilities: { pageReader: { enabled: true, runtime: 'host' } } }, []],
  ],
  exposures: [
    ['a door', { chat: { public: true } }, ['/chat/public public-trigger open']],
    ['a description', { metadata: { public: true } }, []],
    ['a room of the house', { kitchen: { open_to_public: true }, world: { public: true } }, []],
    ['pages that everybody reads', { blog: { public: true }, gallery: { public: true } }, []],
  ],
  isolations: [
    [
      'options of an engine of containers',
      { sandbox: { flags: ['--privileged'] } },
      ['/sandbox/flags/0 container-flag off escapes true'],
    ],
    ['options of a sandbox', { sandbox: { flags: ['--fast'] } }, []],
  ],
  egresses: [
    ['hosts among permissions', { permissions: { network: ['*'] } }, ['/permissions/network/0 domains open']],
    ['hosts that are refused', { permissions: { deny: { network: ['*'] } } }, []],
  ],
  grants: [
    ['the owner of a database', { db_user: 'root' }, ['/db_user database-role wide true']],
    ['an account of its own', { db_user: 'desk' }, []],
    [
      'the owner in a connection string',
      { database: { connection: 'Server=db.example.com;Database=desk;User Id=sa;' } },
      ['/database/connection database-role wide true'],
    ],
    ['an account in a connection string', { database: { connection: 'Server=db.example.com;User Id=desk;' } }, []],
    ['a policy of administrators', { aws: { role: 'AdministratorAccess' } }, ['/aws/role admin wide true']],
    [
      'every operation of a tool',
      { tools: [{ name: 'run_query', operations: ['*'] }] },
      ['/tools/0/operations/0 iam-action wide true'],
    ],
    ['one operation of a tool', { tools: [{ name: 'run_query', operations: ['select'] }] }, []],
    ['a policy by its name', { aws: { policy: 'AdministratorAccess' } }, ['/aws/policy admin wide true']],
    ['a policy by its full name', { role: 'arn:aws:iam::aws:policy/AdministratorAccess' }, ['/role admin wide true']],
    ['what somebody is', { role: 'administrator' }, []],
    ['another policy', { aws: { policy: 'full' } }, []],
    ['the owner of a project', { gcp: { role: 'roles/owner' } }, ['/gcp/role admin wide true']],
    ['a policy of readers', { aws: { role: 'ReadOnlyAccess' } }, []],
  ],
  limits: [
    ['how often it tries again', { retries: 999 }, ['/retries retries 999']],
    ['whether it does', { retry: true, retry_queue: 999 }, []],
  ],
  endpoints: [
    ['where the model is reached', { api_base: 'https://llm.example.net/v1' }, ['/api_base model']],
    [
      'where a tool is reached',
      { tools: [{ name: 'find_page', api_base: 'https://wiki.example.net/v1' }] },
      ['/tools/0/api_base tool'],
    ],
  ],
  transports: [
    [
      'a host that SSH does not know',
      { strict_host_key_checking: false },
      ['/strict_host_key_checking host-key-check off'],
    ],
    ['a certificate', { verify_ssl: false }, ['/verify_ssl certificate-check off']],
  ],
};

describeFacts(rows, agent);

describe('a ruling on a sentence', () => {
  it('rules no tool', () => {
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

describe('a server under words of its own', () => {
  const commandsOf = (entry: object) =>
    readSample(JSON.stringify({ mcp: [{ id: 'notes', ...entry }] }), 'json').facts.filter((fact) =>
      /^(?:servers|commands) /.test(fact),
    );
  it('is started with its arguments', () => {
    const facts = commandsOf({ exec: 'npx', argv: ['-y', 'notes-mcp@1.0.0'] });
    assert.deepEqual(facts, ['servers /mcp/0 stdio can ', 'commands /mcp/0/exec server']);
  });
  it('may be one line', () => {
    assert.equal(commandsOf({ exec: 'npx -y notes-mcp@1.0.0' }).length, 2);
  });
  it('shows itself in a list of others', () => {
    const serversOf = (start: string) =>
      readSample(JSON.stringify({ ...agent, servers: [{ name: 'a', start }] }), 'json').facts.filter((fact) =>
        fact.startsWith('servers '),
      );
    assert.deepEqual(serversOf('npx -y notes-mcp@1.0.0'), ['servers /servers/0 stdio can ']);
    assert.deepEqual(serversOf('npx -y http-server'), []);
  });
});

describe('a line that starts a container', () => {
  const isolationsOf = (settings: object) =>
    readSample(JSON.stringify({ ...agent, ...settings }), 'json').facts.filter((fact) =>
      fact.startsWith('isolations '),
    );
  it('says what the container may do, whatever it is called', () => {
    assert.deepEqual(isolationsOf({ box: { line: 'docker run --rm --privileged agent:1.0' } }), [
      'isolations /box/line container-flag off escapes true',
    ]);
  });
  it('is no sentence about one', () => {
    assert.deepEqual(isolationsOf({ box: { note: 'We docker run --privileged nothing.' } }), []);
  });
});

describe('what happens at an event', () => {
  const hooksOf = (settings: object) =>
    readSample(JSON.stringify({ ...agent, ...settings }), 'json').facts.filter((fact) => fact.startsWith('commands '));
  it('is a hook in a list of events, and by the name of an event of a host', () => {
    assert.deepEqual(hooksOf({ events: { opened: './prepare.sh' } }), ['commands /events/opened hook']);
    assert.deepEqual(hooksOf({ session_start: ['./prepare.sh'] }), ['commands /session_start/0 hook']);
  });
  it('is none where nothing is run', () => {
    assert.deepEqual(hooksOf({ events: { opened: 'greet' }, session_start: 'greet' }), []);
  });
});
