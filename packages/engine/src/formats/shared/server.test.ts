import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createModel } from '../../agent/builder.ts';
import { parseDocument } from '../../document/parse.ts';
import { SourceText } from '../../text/source-text.ts';
import { Cursor } from '../cursor.ts';
import { Ledger } from '../ledger.ts';
import { looksLikeServer, readServers } from './server.ts';

function read(servers: unknown) {
  const document = parseDocument(new SourceText(JSON.stringify(servers)), 'json');
  if ('code' in document) throw new Error(document.code);
  const [root] = document.roots;
  if (root === undefined) throw new Error('no root');
  const model = createModel(root, 'mcp-client');
  const cursor = Cursor.atRoot(root, new Ledger());
  const [server] = readServers(cursor, model);
  if (server === undefined) throw new Error('no server');
  return { server, model, cursor };
}

/** The same launch command in the spelling of each host. */
const launches = {
  'Claude, Cursor, Copilot': { command: 'npx', args: ['-y', 'desk-mcp@1.2.3'], env: { MODE: 'fast' } },
  OpenCode: { type: 'local', command: ['npx', '-y', 'desk-mcp@1.2.3'], environment: { MODE: 'fast' } },
  Goose: { type: 'stdio', cmd: 'npx', args: ['-y', 'desk-mcp@1.2.3'], envs: { MODE: 'fast' } },
  'Zed, older': { command: { path: 'npx', args: ['-y', 'desk-mcp@1.2.3'], env: { MODE: 'fast' } } },
  'arguments in one text': { command: 'npx', args: '-y desk-mcp@1.2.3', env: { MODE: 'fast' } },
  'one line': { command: 'npx -y desk-mcp@1.2.3', env: ['MODE=fast'] },
};
const addresses = {
  'Claude, VS Code': { type: 'http', url: 'https://desk.example.com/mcp', headers: { Authorization: 'Bearer x' } },
  Windsurf: { serverUrl: 'https://desk.example.com/mcp', headers: { Authorization: 'Bearer x' } },
  'Gemini CLI': { httpUrl: 'https://desk.example.com/mcp', headers: { 'X-Api-Key': 'x' } },
  Goose: { type: 'streamable_http', uri: 'https://desk.example.com/mcp', headers: { Authorization: 'Bearer x' } },
  Continue: { type: 'streamable-http', url: 'https://desk.example.com/mcp', apiKey: 'x' },
  'OpenAI Responses': { server_url: 'https://desk.example.com/mcp', authorization: 'x' },
};
const switches = { disabled: true, enabled: false, isActive: false, startup: false };
const approvals = {
  autoApprove: ['*'],
  alwaysAllow: ['*'],
  trust: true,
  require_approval: 'never',
  approvalMode: 'never',
};
const certificates = {
  sslVerify: false,
  requestOptions: { verifySsl: false },
  verify_tls: false,
  insecureSkipVerify: true,
  tls: { rejectUnauthorized: false },
};

describe('a server entry', () => {
  it('authenticates by OAuth if it says so', () => {
    const url = 'https://desk.example.com/mcp';
    assert.equal(read({ desk: { url, oauth: true } }).server.authenticated, true);
    assert.equal(read({ desk: { url, oauth: { client_id: 'desk' } } }).server.authenticated, true);
    assert.equal(read({ desk: { url, oauth: false } }).server.authenticated, null);
    assert.equal(read({ desk: { url, auth: 'none' } }).server.authenticated, null);
  });
  it('without a name is called by the host of its URL or by its command', () => {
    const nameOf = (entry: object) => read([entry]).server.name.value;
    assert.equal(nameOf({ name: 'desk', url: 'https://desk.example.com/mcp' }), 'desk');
    assert.equal(nameOf({ url: 'https://desk.example.com/mcp' }), 'desk.example.com');
    assert.equal(nameOf({ command: 'uvx', args: ['desk-mcp'] }), 'uvx');
    assert.equal(nameOf({ command: ['uvx', 'desk-mcp'] }), 'uvx');
  });
  for (const [host, entry] of Object.entries(launches)) {
    it(`has the same launch command in the spelling of ${host}`, () => {
      const { server } = read({ desk: entry });
      const [invocation] = server.launch?.invocations ?? [];
      assert.equal(server.transport, 'stdio');
      assert.equal(invocation?.package?.name, 'desk-mcp');
      assert.equal(invocation?.package?.version, '1.2.3');
      assert.deepEqual(
        server.environment.map(({ name, value }) => [name.value, value?.value]),
        [['MODE', 'fast']],
      );
    });
  }

  for (const [host, entry] of Object.entries(addresses)) {
    it(`has the same URL and credential in the spelling of ${host}`, () => {
      const { server, model } = read({ desk: entry });
      assert.equal(server.transport, 'http');
      assert.equal(server.authenticated, true);
      assert.deepEqual(
        model.endpoints.map(({ url, purpose, credential }) => [url.value, purpose, credential]),
        [['https://desk.example.com/mcp', 'mcp', true]],
      );
    });
  }

  for (const [key, value] of Object.entries(switches)) {
    it(`is disabled by ${key}: ${value}`, () => {
      const { server, model } = read({ desk: { url: 'https://desk.example.com', [key]: value } });
      assert.equal(server.enabled, false);
      assert.equal(model.endpoints[0]?.enabled, false);
    });
  }

  for (const [key, value] of Object.entries(approvals)) {
    it(`needs no approval with ${key}`, () => {
      const { model } = read({ desk: { url: 'https://desk.example.com', [key]: value } });
      assert.deepEqual(
        model.approvals.map(({ kind, state }) => [kind, state]),
        [['server', 'off']],
      );
    });
  }

  for (const [key, value] of Object.entries(certificates)) {
    it(`has its certificate check disabled by ${key}`, () => {
      const { model } = read({ desk: { url: 'https://desk.example.com', [key]: value } });
      assert.deepEqual(
        model.transports.map(({ state }) => state),
        ['off'],
      );
    });
  }

  it('may have a name that plain objects would lose', () => {
    const document = parseDocument(
      new SourceText('{"__proto__": {"command": "x"}, "constructor": {"command": "y"}}'),
      'json',
    );
    if ('code' in document || document.roots[0] === undefined) throw new Error('does not parse');
    const model = createModel(document.roots[0], 'mcp-client');
    readServers(Cursor.atRoot(document.roots[0], new Ledger()), model);
    assert.deepEqual(
      model.servers.map(({ name }) => name.value),
      ['__proto__', 'constructor'],
    );
  });

  it('is not created for a comment', () => {
    const { model } = read({ desk: { command: 'x' }, _comment: 'off for now', '//': 'later' });
    assert.equal(model.servers.length, 1);
  });

  it('is recognised by its command or URL', () => {
    const { cursor } = read({ a: { command: 'x' }, b: { url: 'https://x.example.com' }, c: { name: 'x' } });
    assert.deepEqual(
      cursor.members().map(({ value }) => looksLikeServer(value)),
      [true, true, false],
    );
  });

  it('grants the folders among its arguments only to a file server or by a known flag', () => {
    const folders = (args: readonly string[]) =>
      read({ x: { command: 'npx', args } }).model.fileGrants.map(({ path, access }) => `${access} ${path.value}`);
    assert.deepEqual(folders(['-y', '@modelcontextprotocol/server-filesystem', '/', '~']), ['write /', 'write ~']);
    assert.deepEqual(folders(['-y', 'desk-mcp', '--root', '/srv']), ['write /srv']);
    assert.deepEqual(folders(['-y', 'desk-mcp', '--allow-path=/srv', '--read-only']), ['read /srv']);
    assert.deepEqual(folders(['-y', 'desk-mcp', '/']), []);
  });

  it('has prompts and tools for the descriptions that a model reads', () => {
    const { model, server } = read({
      desk: {
        command: 'x',
        description: 'Notes',
        instructions: 'Search first',
        tools: [{ name: 'add', description: 'Adds a note' }, { title: 'no name' }, 'list'],
      },
    });
    assert.deepEqual(
      model.prompts.map(({ text, role }) => [text.value, role]),
      [
        ['Notes', 'description'],
        ['Search first', 'description'],
      ],
    );
    assert.deepEqual(
      model.tools.map(({ name, description }) => [name.value, description?.value]),
      [['add', 'Adds a note']],
    );
    assert.equal(model.tools[0]?.server, server);
  });

  it('grants no folder for the working directory of its runner', () => {
    const { model } = read({ x: { command: 'uv', args: ['--directory', '/', 'run', 'server.py'] } });
    assert.deepEqual(model.fileGrants, []);
  });
});
