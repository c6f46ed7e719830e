import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import { readAgents } from './read.ts';

function read(text: string, language: 'json' | 'yaml', sourceFilename?: string) {
  const document = parseDocument(new SourceText(text), language);
  if ('code' in document) throw new Error(document.code);
  return readAgents(document, sourceFilename);
}

describe('readAgents', () => {
  it('reads every document of a stream and reports the format with the strongest evidence', () => {
    const reading = read('---\nnote: nothing to see\n---\nmcpServers:\n  a: {command: npx, args: [x]}\n', 'yaml');
    assert.equal(reading.format.id, 'mcp-client');
    assert.equal(reading.recognized, true);
    assert.deepEqual(
      reading.model.servers.map(({ at }) => at.document),
      [1],
    );
  });

  it('returns the generic format with low confidence if nothing was recognised', () => {
    const reading = read('{"colour": "blue"}', 'json');
    assert.equal(reading.format.id, 'generic');
    assert.equal(reading.recognized, false);
    assert.equal(reading.confidence, 'low');
  });

  it('treats an empty document as fully read', () => {
    assert.deepEqual(read('{}', 'json').unread, []);
    assert.deepEqual(read('---\nagents: []\n---\n', 'yaml').unread, []);
  });

  it('allows comments if the vendor documents them or the file name implies them', () => {
    const commented = '{ /* note */ "mcpServers": {} }';
    const vscode = '{ // note\n "servers": { "a": { "type": "stdio", "command": "x" } } }';
    assert.equal(read(vscode, 'json').extensionsAllowed, true);
    assert.equal(
      read('{ // note\n "permissions": { "allow": ["Bash"], "deny": [] } }', 'json').extensionsAllowed,
      false,
    );
    assert.equal(read(commented, 'json', 'servers.jsonc').extensionsAllowed, true);
    const listed = '{ // note\n "servers": [{ "name": "a", "command": "x" }] }';
    assert.equal(read(listed, 'json', 'app/.vscode/mcp.json').extensionsAllowed, true);
    assert.equal(read(listed, 'json', 'vscode/mcp.json').extensionsAllowed, false);
    const container = '{ // note\n "name": "desk", "image": "desk-tools:1.2" }';
    for (const name of [
      '.devcontainer.json',
      '.devcontainer/devcontainer.json',
      '.devcontainer/desk/devcontainer.json',
    ])
      assert.equal(read(container, 'json', name).extensionsAllowed, true, name);
    assert.equal(read(container, 'json', 'mydevcontainer.json').extensionsAllowed, false);
  });

  it('allows JSON5 only in formats that document it', () => {
    const loose = "{ gateway: { bind: 'lan', mode: 'local' }, channels: {} }";
    assert.equal(read(loose, 'json').format.id, 'openclaw');
    assert.equal(read(loose, 'json').extensionsAllowed, true);
    assert.equal(read("{ servers: { a: { type: 'http', url: 'x' } } }", 'json').extensionsAllowed, false);
  });

  it('lists settings that neither the format’s reader nor the generic reader knows', () => {
    const reading = read('{"mcpServers": {"a": {"command": "x", "args": [], "frobnicate": {"deep": 1}}}}', 'json');
    assert.deepEqual(
      reading.unread.map(({ path }) => path.join('/')),
      ['mcpServers/a/frobnicate'],
    );
  });
});
