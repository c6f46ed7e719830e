/** The guides' examples are run as they are: commands in a scratch repository, files by the programs they are for. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { load } from 'js-yaml';
import { createAnalyser } from '../../packages/service/src/analysis/create-analyser.ts';
import { startTestService, type TestService } from '../../packages/service/src/testing/service.ts';
import { guideNames, guides } from '../../tools/guides.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'agent-grade-guides-'));

interface Block {
  readonly language: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** The fenced blocks of a guide: "```bash run exit=0", "```yaml file=agent-grade.yaml", "```yaml workflow". */
function blocksOf(name: string): readonly Block[] {
  const text = readFileSync(join(root, 'docs/guides', `${name}.md`), 'utf8');
  return [...text.matchAll(/^```(\w+)(.*)\n([\s\S]*?)\n```$/gm)].map(([, language = '', words = '', content = '']) => ({
    language,
    words: words.trim().split(' '),
    text: content,
  }));
}

const wordOf = ({ words }: Block, key: string): string | undefined =>
  words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);

function run(
  script: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{ status: number | null; text: string }> {
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  // Asynchronous, because the service that a guide uses runs in this process.
  const child = spawn('bash', ['--norc', '-c', `set -e\n${script}`], {
    cwd,
    env: { ...process.env, ...env, PATH: path },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, text })));
}

let service: TestService;
let key: string;
before(async () => {
  const analyser = createAnalyser({ threads: 1, heapMegabytesMax: 512, deadlineMs: 60_000, queueMax: 4 });
  service = await startTestService({ analyser });
  key = (await service.makeKey('pro')).text;
  mkdirSync(join(folder, 'bin'));
  const program = join(root, 'packages/cli/bin/agent-grade.js');
  writeFileSync(join(folder, 'bin/agent-grade'), `#!/bin/sh\nexec node '${program}' "$@"\n`);
  chmodSync(join(folder, 'bin/agent-grade'), 0o755);
  // Where an installed package would be.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
after(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

describe('guides', () => {
  it('are the files of the folder', () => {
    const files = globSync('*.md', { cwd: join(root, 'docs/guides') }).map((file) => basename(file, '.md'));
    assert.deepEqual(files.sort(), [...guideNames].sort());
  });

  for (const { anchor } of guides()) {
    const blocks = blocksOf(anchor);

    it(`${anchor} has no example that is not run`, () => {
      assert.ok(blocks.length > 0);
      for (const { words } of blocks)
        assert.ok(
          words.some((word) => /^(?:run|file=.+|workflow|hook)$/.test(word)),
          words.join(' '),
        );
    });

    it(`${anchor} works`, async () => {
      const at = join(folder, anchor);
      mkdirSync(join(at, '.git/hooks'), { recursive: true });
      for (const block of blocks) {
        const file = wordOf(block, 'file');
        const script = block.text.replaceAll('http://127.0.0.1:3000', service.url);
        if (file !== undefined) writeFileSync(join(at, file), script);
        if (!block.words.includes('run')) continue;
        const { status, text } = await run(script, at, { KEY: key });
        assert.equal(status, Number(wordOf(block, 'exit')), `${block.text}\n${text}`);
      }
    });
  }
});

describe('files in guides', () => {
  const all = guideNames.flatMap(blocksOf);
  type Uses = { readonly uses?: string; readonly with?: object };
  type Workflow = { readonly jobs: Readonly<Record<string, Uses & { readonly steps?: readonly Uses[] }>> };
  const readInputs = (name: string): object => {
    const file = load(readFileSync(join(root, name), 'utf8')) as {
      inputs?: object;
      on?: { workflow_call?: { inputs?: object } };
    };
    return file.inputs ?? file.on?.workflow_call?.inputs ?? assert.fail(`${name} has no inputs`);
  };

  it('use existing inputs of the action and the workflow, and pin third-party actions', () => {
    const workflows = all.filter(({ words }) => words.includes('workflow'));
    assert.equal(workflows.length, 2);
    for (const { text } of workflows) {
      const { jobs } = load(text) as Workflow;
      for (const { uses, with: given } of Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])])) {
        if (uses === undefined) continue;
        if (!uses.startsWith('agent-grade/')) {
          assert.match(uses, /@[0-9a-f]{40}$/);
          continue;
        }
        const known = readInputs(uses.includes('.github') ? '.github/workflows/agent-grade.yml' : 'action.yml');
        for (const name of Object.keys(given ?? {})) assert.ok(name in known, name);
      }
    }
  });

  it('refer to the hook by its id', () => {
    const [hook] = all.filter(({ words }) => words.includes('hook'));
    const { repos } = load(hook?.text ?? '') as { repos: { hooks: { id: string }[] }[] };
    const known = load(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')) as { id: string }[];
    assert.deepEqual(
      repos[0]?.hooks.map(({ id }) => id),
      known.map(({ id }) => id),
    );
  });
});
