import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildVscode } from '../../../tools/build-vscode.ts';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  readonly main: string;
};

describe('VS Code extension', () => {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-vscode-'));
  before(() => buildVscode(directory));
  after(() => rmSync(directory, { recursive: true }));

  it('is one file, at the path of the manifest, that needs nothing but the editor', () => {
    const text = readFileSync(join(directory, manifest.main.replace('./dist/', '')), 'utf8');
    const modules = [...text.matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)].map((match) => match[1] ?? '');
    const foreign = modules.filter((name) => !name.startsWith('./') && !isBuiltin(name));
    assert.deepEqual([...new Set(foreign)], ['vscode']);
  });

  it('starts a server that answers an editor', async () => {
    const server = spawn(process.execPath, [join(directory, 'server.cjs'), '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const message = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { processId: null, rootUri: null, capabilities: {} },
    });
    server.stdin.write(`Content-Length: ${message.length}\r\n\r\n${message}`);
    let answer = '';
    for await (const chunk of server.stdout.setEncoding('utf8')) {
      answer += chunk;
      if (answer.includes('hoverProvider')) break;
    }
    server.kill();
    assert.match(answer, /"hoverProvider":true/);
  });
});
