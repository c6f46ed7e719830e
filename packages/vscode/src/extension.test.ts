import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildVscode } from '../../../tools/build-vscode.ts';
import type { activate, deactivate } from './extension.ts';
import { Editor, OpenDocument } from './testing.ts';

const text = `{
  // stays
  "mcpServers": {
    "api": { "command": "node", "args": ["s.js"], "env": { "NODE_TLS_REJECT_UNAUTHORIZED": "0" } }
  }
}
`;

describe('VS Code extension in an editor', () => {
  const directory = mkdtempSync(join(tmpdir(), 'agent-grade-editor-'));
  const editor = new Editor();
  const document = new OpenDocument('/home/me/project/.cursor/mcp.json', 'jsonc', text);
  let extension: { readonly activate: typeof activate; readonly deactivate: typeof deactivate };

  before(async () => {
    await buildVscode(join(directory, 'dist'));
    // The bundle's `require('vscode')` gets this test's editor.
    const place = join(directory, 'node_modules/vscode');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.js'), 'module.exports = globalThis.editorOfTest;');
    Object.assign(globalThis, { editorOfTest: editor.module });
    extension = createRequire(import.meta.url)(join(directory, 'dist/extension.cjs'));
    const context = { asAbsolutePath: (path: string) => join(directory, path), subscriptions: [] };
    await extension.activate(context as unknown as Parameters<typeof activate>[0]);
  });
  after(async () => {
    await extension.deactivate();
    assert.deepEqual(editor.complaints, []);
    rmSync(directory, { recursive: true });
  });

  it('shows a finding in place, offers its patch, and removes the finding when the patch is applied', async () => {
    editor.open(document);
    const shown = await editor.diagnosticsOf(document, (all) => all.length > 0);
    const finding = shown.find(({ code }) => code === 'AG-010');
    assert.ok(finding !== undefined, JSON.stringify(shown));
    assert.equal(finding.source, 'AgentGrade');
    assert.equal(finding.range.start.line, 3);
    const [action, ...others] = await editor.actionsAt(document, finding);
    assert.equal(others.length, 0);
    assert.match(action?.title ?? '', /^AG-010: /);
    const [change] = action?.edit?.edits ?? [];
    assert.equal(String(change?.uri), String(document.uri));
    editor.changed.fire(document.apply(change?.edits ?? []));
    assert.equal(document.getText(), text.replace('"0"', '"1"'));
    await editor.diagnosticsOf(document, (all) => all.every(({ code }) => code !== 'AG-010'));
  });

  it('shows nothing for a file that is not an agent configuration', async () => {
    const other = new OpenDocument('/home/me/project/tsconfig.json', 'jsonc', '{"compilerOptions": {"strict": true}}');
    editor.open(other);
    assert.deepEqual(await editor.diagnosticsOf(other, () => true), []);
  });
});
