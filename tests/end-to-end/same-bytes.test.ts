/** The command line's JSON for a file is byte for byte the API's response. */
import assert from 'node:assert/strict';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { guessNotation } from '@agent-grade/engine';
import { call, folderWith } from '../../packages/cli/src/testing.ts';
import { createAnalyser } from '../../packages/service/src/analysis/create-analyser.ts';
import { startTestService, type TestService } from '../../packages/service/src/testing/service.ts';

const root = join(import.meta.dirname, '../..');
const token = ['ghp', '_', 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4zAb7d'].join('');
const written = {
  'mcp.json': `{"mcpServers":{"github":{"command":"docker","args":["run","acme/x"],"env":{"GITHUB_TOKEN":"${token}"}}}}`,
  'opencode.jsonc': '{\n  // ours\n  "$schema": "https://opencode.ai/config.json",\n  "permission": "allow",\n}\n',
  'with-mark.json': '\uFEFF{"mcpServers":{"notes":{"command":"npx","args":["-y","é-server 🙂"]}}}',
  'lines.yaml': 'mcpServers:\r\n  notes:\r\n    command: npx # why\r\n    args: [some-notes-server]\r\n',
  'stream.yaml': 'a: 1\n---\nmcpServers: { notes: { command: npx, args: [some-notes-server] } }\n',
  'nothing.json': '{"a":1}',
  'large.json': `{"mcpServers":{"notes":{"command":"npx","args":["some-notes-server","${'x'.repeat(100_000)}"]}}}`,
  'broken.json': '{"mcpServers":',
};
/** A selection of the formats' samples: every twentieth. */
const samples = globSync('packages/engine/src/formats/*/samples/*.{json,yaml,yml}', { cwd: root })
  .sort()
  .filter((_, index) => index % 20 === 0);

const folder = folderWith(written);
let service: TestService;
before(async () => {
  // The service's real analyser: small texts in its own thread, large ones on worker threads.
  const analyser = createAnalyser({ threads: 1, heapMegabytesMax: 512, deadlineMs: 60_000, queueMax: 4 });
  service = await startTestService({ analyser });
});
after(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

describe('the same bytes', () => {
  for (const [name, at] of [
    ...Object.keys(written).map((file) => [file, folder] as const),
    ...samples.map((file) => [file, root] as const),
  ]) {
    it(`are output by the command line and the API for ${name}`, async () => {
      const content = readFileSync(join(at, name), 'utf8');
      const { text } = await service.makeKey('pro');
      const body = JSON.stringify({ content, format: guessNotation(name, content), sourceFilename: name });
      const answer = await service.post(body, { Authorization: `Bearer ${text}` });
      const { code, out, error } = await call(['check', '--no-config', '--format', 'json', name], at);
      if (answer.status !== 200) {
        assert.deepEqual([code, out], [3, ''], error);
        return;
      }
      assert.deepEqual(Buffer.from(out), Buffer.from(await answer.arrayBuffer()));
    });
  }
});
