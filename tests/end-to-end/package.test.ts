/** The published package: built, packed, installed into an empty folder without a registry, and run as a user does. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { analyze } from '@agent-grade/engine';
import packageJson from '../../packages/cli/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'agent-grade-package-'));
const user = join(folder, 'user');
const built = join(folder, 'built');
const unpinned = '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';

function run(command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 240_000,
    input: '',
    env: { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false', ...env },
  });
  return { status, stdout, stderr };
}

before(() => {
  const build = run(process.execPath, [join(root, 'tools/build-cli.ts'), built], root);
  assert.equal(build.status, 0, build.stderr);
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], built);
  assert.equal(packed.status, 0, packed.stderr);
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{"private": true}');
  const installed = run('npm', ['install', '--no-audit', '--no-fund', join(folder, packed.stdout.trim())], user);
  assert.equal(installed.status, 0, installed.stderr);
  writeFileSync(join(user, '.mcp.json'), unpinned);
});
after(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

describe('the published package', () => {
  it('runs with npx and gives the engine’s results', () => {
    const { status, stdout } = run('npx', ['agent-grade', 'check', '--format', 'json', '.mcp.json'], user);
    const analysis = analyze({ content: unpinned, format: 'json', sourceFilename: '.mcp.json' });
    assert.ok(analysis.kind === 'report');
    assert.equal(status, 12);
    assert.equal(stdout, JSON.stringify(analysis.report));
  });

  it('reads standard input', () => {
    const program = join(user, 'node_modules/agent-grade/agent-grade.js');
    const piped = run('sh', ['-c', `cat .mcp.json | "${process.execPath}" "${program}" check - --format json`], user);
    const analysis = analyze({ content: unpinned, format: 'json' });
    assert.ok(analysis.kind === 'report');
    assert.deepEqual([piped.stdout, piped.stderr], [JSON.stringify(analysis.report), '']);
  });

  it('installs nothing but itself', () => {
    assert.deepEqual(
      readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['agent-grade'],
    );
    const manifest = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
    assert.equal(manifest.dependencies, undefined);
    assert.equal(manifest.version, packageJson.version);
  });

  it('includes a software bill of materials', () => {
    const { components } = JSON.parse(readFileSync(join(built, 'sbom.cdx.json'), 'utf8'));
    const names = components.map(({ name }: { name: string }) => name);
    const needed = Object.keys(packageJson.dependencies).filter((name) => !name.startsWith('@agent-grade/'));
    for (const name of needed) assert.ok(names.includes(name), name);
    for (const { version, licenses } of components) assert.ok(/^\d/.test(version) && licenses[0].license.id);
    const licences = readFileSync(join(built, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const { name, version } of components) assert.ok(licences.includes(`${name} ${version}`));
    assert.match(readFileSync(join(built, 'LICENSE'), 'utf8'), /Apache License/);
  });

  it('works on every installed Node version, with every command, on several threads', () => {
    const program = join(user, 'node_modules/agent-grade/agent-grade.js');
    const nodes = ['/usr/bin/node', '/usr/local/bin/node', process.execPath].filter((node) => isNew(node));
    for (const node of nodes) {
      const call = (...args: readonly string[]) => run(node, [program, ...args], user).status;
      assert.equal(call('check', '--jobs', '2'), 12, node);
      assert.equal(call('check', '--format', 'sarif', '--explain'), 12, node);
      assert.equal(call('fix'), 12, node);
      assert.equal(call('redact', '.mcp.json'), 0, node);
      assert.equal(call('explain', 'AG-008'), 0, node);
      assert.equal(call('completion', 'bash'), 0, node);
      assert.equal(call('diff', '.mcp.json', '.mcp.json'), 0, node);
      assert.equal(call('mcp'), 0, node);
    }
  });

  it('loads only a few of its files for one small file, and neither threads, processes nor compression', () => {
    const hook = join(folder, 'loaded.mjs');
    writeFileSync(
      hook,
      `import { registerHooks } from 'node:module';
      const files = [];
      registerHooks({
        resolve: (name, context, next) => {
          const found = next(name, context);
          files.push(found.url);
          return found;
        },
      });
      process.on('exit', () => console.error(JSON.stringify([...process.moduleLoadList, ...new Set(files)])));`,
    );
    const program = join(user, 'node_modules/agent-grade/agent-grade.js');
    const { status, stderr } = run(process.execPath, ['--import', hook, program, 'check', '.mcp.json'], user);
    assert.equal(status, 12, stderr);
    const loaded: readonly string[] = JSON.parse(stderr);
    assert.ok(loaded.includes('NativeModule fs'));
    for (const name of ['worker_threads', 'child_process', 'zlib', 'http'])
      assert.ok(!loaded.includes(`NativeModule ${name}`), name);
    const own = loaded.filter((name) => name.startsWith('file:')).map((name) => name.slice(name.lastIndexOf('/') + 1));
    assert.ok(own.includes('agent-grade.js') && own.length <= 6, own.join(' '));
    const bytes = own.reduce((sum, name) => sum + readFileSync(join(built, name)).length, 0);
    // Only the engine with its formats: no injection patterns, service, pages or other commands.
    assert.ok(bytes < 1_400_000, `${bytes} bytes`);
  });

  it('writes a long report completely into a pipe, and ends silently with its own exit code when its reader closes it', () => {
    const program = join(user, 'node_modules/agent-grade/agent-grade.js');
    const many = join(folder, 'many.json');
    const servers = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [`notes-${at}`, { command: 'npx', args: [`notes-${at}`] }]),
    );
    writeFileSync(many, JSON.stringify({ mcpServers: servers }));
    const all = run(process.execPath, [program, 'check', many, '--format', 'json'], user);
    assert.ok(all.stdout.length > 200_000 && JSON.parse(all.stdout).findings.length > 0);
    const piped = run(
      'sh',
      ['-c', `{ "${process.execPath}" "${program}" check "${many}" --format json; echo $? >&2; } | head -c 9`],
      user,
    );
    assert.deepEqual([piped.stdout, piped.stderr], [all.stdout.slice(0, 9), `${all.status}\n`]);
  });

  it('caches compiled code in a folder of the user, or not at all if there is none', () => {
    const [cache, temporary] = [join(folder, 'cache'), join(folder, 'temporary')];
    mkdirSync(temporary);
    for (const home of [cache, cache, join(user, '.mcp.json')]) checkWithCache(home, { TMPDIR: temporary });
    const kept = join(cache, 'agent-grade');
    assert.ok(readdirSync(kept).some((name) => name.startsWith('chunk-check-') && name.includes(process.version)));
    assert.deepEqual(readdirSync(temporary), []);
  });

  it('compiles again if V8 rejects the cached code', () => {
    const cache = join(folder, 'cache-of-another');
    checkWithCache(cache);
    const files = readdirSync(join(cache, 'agent-grade')).map((name) => join(cache, 'agent-grade', name));
    assert.ok(files.length > 0);
    for (const file of files) writeFileSync(file, 'what another version of V8 left behind');
    checkWithCache(cache);
    for (const file of files) assert.ok(statSync(file).size > 100, file);
  });

  it('does not use a cache folder that others can write to', () => {
    const cache = join(folder, 'cache-of-all');
    mkdirSync(join(cache, 'agent-grade'), { recursive: true });
    chmodSync(join(cache, 'agent-grade'), 0o777);
    checkWithCache(cache);
    assert.deepEqual(readdirSync(join(cache, 'agent-grade')), []);
  });

  it('caches no compiled code if Node’s compile cache is disabled', () => {
    const cache = join(folder, 'cache-of-nobody');
    checkWithCache(cache, { NODE_DISABLE_COMPILE_CACHE: '1' });
    assert.equal(existsSync(cache), false);
  });

  it('has a reproducible build', () => {
    const again = join(folder, 'again');
    assert.equal(run(process.execPath, [join(root, 'tools/build-cli.ts'), again], root).status, 0);
    for (const name of readdirSync(built))
      assert.deepEqual(readFileSync(join(again, name)), readFileSync(join(built, name)), name);
  });
});

function checkWithCache(home: string, env: Readonly<Record<string, string>> = {}): void {
  const program = join(user, 'node_modules/agent-grade/agent-grade.js');
  const all = { ...env, XDG_CACHE_HOME: home };
  const { status, stderr } = run(process.execPath, [program, 'check', '.mcp.json'], user, all);
  assert.deepEqual([status, stderr], [12, '']);
}

/** The oldest Node version that the package supports. */
function isNew(node: string): boolean {
  const [major = 0, minor = 0] =
    run(node, ['-p', 'process.versions.node'], folder).stdout?.split('.').map(Number) ?? [];
  return major > 20 || (major === 20 && minor >= 19);
}
