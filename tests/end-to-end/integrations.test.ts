/** The GitHub action, the workflow, the pre-commit hook and the GitLab job: their steps are run as a runner does, in a scratch repository. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { load } from 'js-yaml';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'agent-grade-integrations-'));
const unpinned = '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}';
const bypass = '{"permissions":{"defaultMode":"bypassPermissions","allow":["Bash(git status)"]}}';

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const action = load(read('action.yml')) as Action;

function write(place: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), content);
  }
  return place;
}

/** A program of this name with other behaviour, in a folder for PATH. */
function standIn(name: string, script: string): string {
  const place = join(folder, `stand-in-${name}`);
  write(place, { [name]: `#!/usr/bin/env bash\n${script}\n` });
  chmodSync(join(place, name), 0o755);
  return place;
}

function bash(script: string, cwd: string, env: Readonly<Record<string, string>>, first: readonly string[] = []) {
  const path = [...first, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  // How a runner starts `shell: bash`.
  return spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, ...env, PATH: path },
  });
}

/** Runs the composite action: evaluates expressions, gives each step its environment, and passes outputs on. */
function runAction(workspace: string, given: Readonly<Record<string, string>>) {
  const files = { GITHUB_OUTPUT: join(workspace, '../output'), GITHUB_STEP_SUMMARY: join(workspace, '../summary.md') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const outputs = new Map<string, string>();
  const fill = (text: string): string =>
    text.replace(/\$\{\{ (inputs|steps)\.([\w.-]+) \}\}/g, (_, kind, name) => {
      if (kind === 'steps') return outputs.get(name.replace('.outputs', '')) ?? '';
      return given[name] ?? action.inputs[name]?.default ?? assert.fail(`no input ${name}`);
    });
  const npm = standIn('npm', `printf '%s\\n' "$*" > '${join(workspace, '../npm')}'`);
  let printed = '';
  const handedOver: Step['with'][] = [];
  for (const step of action.runs.steps) {
    if (step.uses !== undefined) {
      if (step.uses.includes('upload-sarif') && given.upload !== 'false' && outputs.get('check.sarif-file'))
        handedOver.push(step.with);
      continue;
    }
    assert.equal(step.shell, 'bash');
    assert.ok(!step.run?.includes('${{'), 'An expression inside a script runs what it stands for.');
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, value]) => [key, fill(value)]));
    const github = { GITHUB_ACTION_PATH: root, RUNNER_TEMP: join(workspace, '..'), ...files };
    const { status, stdout, stderr } = bash(step.run ?? '', workspace, { ...github, ...env }, [npm]);
    printed += stdout + stderr;
    for (const line of readFileSync(files.GITHUB_OUTPUT, 'utf8').split('\n')) {
      const [key, value] = line.split('=');
      if (key && value !== undefined) outputs.set(`${step.id}.${key}`, value);
    }
    if (status !== 0) return { status, printed, stderr, outputs, handedOver, fill };
  }
  return { status: 0, printed, stderr: '', outputs, handedOver, fill };
}

const repository = (name: string, files: Readonly<Record<string, string>>): string => {
  const place = write(join(folder, name, 'repository'), files);
  mkdirSync(join(place, '.git'));
  return place;
};

after(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

describe('the action', () => {
  it('annotates, writes the summary and SARIF, sets its outputs, and exits like check', () => {
    const at = repository('whole', { '.mcp.json': unpinned, 'b/.claude/settings.json': bypass });
    const { status, printed, outputs, handedOver, fill } = runAction(at, {});
    assert.equal(status, 14);
    assert.match(printed, /^::error file=b\/\.claude\/settings\.json,line=1,.*title=AG-003 critical::/m);
    assert.match(readFileSync(join(at, '../summary.md'), 'utf8'), /^\| `b\/\.claude\/settings\.json` \| F \|/m);
    assert.equal(outputs.get('check.exit-code'), '14');
    const sarif = JSON.parse(readFileSync(fill('${{ steps.check.outputs.sarif-file }}'), 'utf8'));
    const [{ locations }] = sarif.runs[0].results;
    assert.equal(locations[0].physicalLocation.artifactLocation.uri, 'b/.claude/settings.json');
    assert.equal(handedOver.length, 1);
    assert.match(readFileSync(join(at, '../npm'), 'utf8'), /^ci .*--omit=dev .*--ignore-scripts/);
  });

  it('accepts several paths, patterns and thresholds, none of which is executed by the shell', () => {
    const at = repository('inputs', {
      'a b/.mcp.json': bypass,
      'c/.mcp.json': bypass,
      'd/.mcp.json': unpinned,
      'own.yaml': 'fail-on: high\n',
    });
    assert.equal(runAction(at, { paths: 'd\na b\n', exclude: 'a b/\n' }).status, 14 - 2);
    assert.equal(runAction(at, { paths: 'd', 'fail-on': 'high' }).status, 0);
    assert.equal(runAction(at, { paths: 'd', config: 'own.yaml' }).status, 0);
    assert.equal(runAction(at, { paths: 'd', 'min-severity': 'high' }).status, 0);
    // The SARIF file of the runs above is not uploaded for a run that is refused.
    const refused = runAction(at, { paths: '$(touch ran)\n`touch ran`; touch ran' });
    assert.deepEqual([refused.status, refused.handedOver], [2, []]);
    assert.ok(!existsSync(join(at, 'ran')));
    assert.deepEqual(runAction(at, { upload: 'false', paths: 'd' }).handedOver, []);
  });

  for (const [name, files, inputs, expected] of [
    ['nothing to analyse', { 'readme.md': '' }, {}, { status: 3, said: /No agent configuration was found/ }],
    [
      'a file that cannot be read',
      { '.mcp.json': '{"mcpServers": {' },
      {},
      { status: 3, said: /^::error file=\.mcp\.json,title=Not analysed::Line 1, column 17: .* ends too early/m },
    ],
    [
      'a finding beside a file that cannot be read',
      { '.mcp.json': unpinned, 'a/.mcp.json': '{' },
      {},
      { status: 12, said: /^::error file=a\/\.mcp\.json,title=Not analysed::/m },
    ],
    [
      'a wrong configuration file',
      { '.mcp.json': unpinned, 'agent-grade.yaml': 'fail_on: high\n' },
      {},
      { status: 2, said: /"fail_on" is not a known key/ },
    ],
    [
      'no such configuration file',
      { '.mcp.json': unpinned },
      { config: 'absent.yaml' },
      { status: 2, said: /absent\.yaml/ },
    ],
    ['no such path', { '.mcp.json': unpinned }, { paths: 'absent' }, { status: 2, said: /absent/ }],
    [
      'a threshold that is none',
      { '.mcp.json': unpinned },
      { 'fail-on': 'severe' },
      { status: 2, said: /critical, high/ },
    ],
  ] as const) {
    it(`exits with ${expected.status} for ${name}, and says so`, () => {
      const { status, printed, handedOver } = runAction(repository(`wrong ${name}`, files), inputs);
      assert.equal(status, expected.status, printed);
      assert.match(printed, expected.said);
      // The step that fails is not the step that knows the reason.
      assert.match(printed, /the step Check/);
      // After a usage error there are no results; uploading empty ones would close existing alerts.
      assert.equal(handedOver.length, expected.status === 2 ? 0 : 1);
    });
  }
});

describe('workflows and the action', () => {
  for (const name of ['action.yml', ...globSync('.github/workflows/*.yml', { cwd: root })]) {
    it(`${name} pins every action to a full commit hash, with its version in a comment`, () => {
      const uses = [...read(name).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, what = '']) => what);
      for (const what of uses.filter((each) => !each.startsWith('./')))
        assert.match(what, /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    });
  }

  it('request only the permissions they need', () => {
    type Job = { readonly permissions: object; readonly steps: readonly Step[] };
    const workflow = load(read('.github/workflows/agent-grade.yml')) as {
      readonly permissions: object;
      readonly jobs: Readonly<Record<string, Job>>;
    };
    assert.deepEqual(workflow.permissions, {});
    const job = workflow.jobs.check;
    assert.deepEqual(job?.permissions, { contents: 'read', 'security-events': 'write' });
    const given = job?.steps.find(({ uses }) => uses === './.agent-grade')?.with ?? {};
    assert.deepEqual(
      Object.keys(given).filter((key) => !(key in action.inputs)),
      [],
    );
    for (const step of job?.steps ?? [])
      if (step.uses?.startsWith('actions/checkout')) assert.equal(step.with?.['persist-credentials'], false);
  });
});

describe('the reusable workflow', () => {
  /** The inputs that the action gets for a caller's inputs of the workflow. */
  function filled(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    type Workflow = {
      readonly on: { readonly workflow_call: { readonly inputs: Record<string, { readonly default?: unknown }> } };
      readonly jobs: { readonly check: { readonly steps: readonly Step[] } };
    };
    const { on, jobs } = load(read('.github/workflows/agent-grade.yml')) as Workflow;
    const step = jobs.check.steps.find(({ uses }) => uses === './.agent-grade');
    const inputOf = (name: string): string => given[name] ?? String(on.workflow_call.inputs[name]?.default);
    const fill = (text: string) => text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputOf(name));
    return Object.fromEntries(Object.entries(step?.with ?? {}).map(([key, text]) => [key, fill(text)]));
  }

  it('checks the caller’s files and excludes its own', () => {
    const at = repository('workflow', {
      '.mcp.json': unpinned,
      '.agent-grade/.mcp.json': bypass,
      'x/.mcp.json': bypass,
    });
    const { status, printed, handedOver } = runAction(at, filled({ exclude: 'x/\ny/\n' }));
    assert.equal(status, 12, printed);
    assert.ok(!printed.includes('.agent-grade/'));
    assert.equal(handedOver.length, 1);
    assert.equal(runAction(at, filled({ paths: '.mcp.json', 'fail-on': 'high', upload: 'false' })).status, 0);
    assert.equal(runAction(at, filled({ paths: 'absent' })).status, 2);
  });
});

describe('the installed hook and job', () => {
  const environment = join(folder, 'environment');
  before(() => {
    // What pre-commit up to 4.6.0 does with a hook in the language node, without the registry; later versions install from git (see below).
    const packed = bash(`npm pack --pack-destination '${folder}'`, root, {});
    assert.equal(packed.status, 0, packed.stderr);
    const tarball = join(folder, packed.stdout.trim());
    const install = `npm install -g --offline --omit=optional --prefix '${environment}' '${tarball}'`;
    const installed = bash(install, folder, {});
    assert.equal(installed.status, 0, installed.stderr);
  });

  it('is built when npm installs the repository from git, and only then', () => {
    const npm = join(write(join(folder, 'npm'), { 'npm.mjs': '' }), 'npm.mjs');
    writeFileSync(
      npm,
      "import { appendFileSync } from 'node:fs';\nappendFileSync('called', `${process.argv.slice(2).join(' ')}\\n`);\n",
    );
    const { prepare } = JSON.parse(read('package.json')).scripts;
    const at = write(join(folder, 'from-git'), {
      'package.json': '{"type":"module"}',
      'tools/prepare-git-dependency.js': read('tools/prepare-git-dependency.js'),
    });
    assert.equal(bash(prepare, at, { npm_execpath: npm }).status, 0);
    assert.ok(!existsSync(join(at, 'called')));
    assert.equal(
      bash(prepare, at, { npm_execpath: npm, _PACOTE_NO_PREPARE_: 'git+file:///x', npm_config_global: 'true' }).status,
      0,
    );
    const [install, build] = readFileSync(join(at, 'called'), 'utf8').split('\n');
    assert.match(install ?? '', /^ci --global=false .*--ignore-scripts/);
    assert.equal(build, 'run prepack');
  });

  it('the hook blocks a commit with a finding', () => {
    const [hook, ...others] = load(read('.pre-commit-hooks.yaml')) as readonly { entry: string; files: string }[];
    assert.ok(hook !== undefined && others.length === 0);
    const at = repository('hook', { '.mcp.json': unpinned });
    assert.equal(bash(hook.entry, at, {}, [join(environment, 'bin')]).status, 12);
    writeFileSync(join(at, '.mcp.json'), '{"mcpServers":{"notes":{"command":"node","args":["./server.js"]}}}');
    assert.equal(bash(hook.entry, at, {}, [join(environment, 'bin')]).status, 0);
    for (const name of ['.mcp.json', 'a/agents.yaml', '.roomodes', 'x.kiro.hook'])
      assert.match(name, new RegExp(hook.files));
    assert.doesNotMatch('readme.md', new RegExp(hook.files));
  });

  const { 'agent-grade': job } = load(read('integrations/gitlab.yml')) as {
    'agent-grade': { script: readonly string[]; variables: Record<string, string>; artifacts: { reports: object } };
  };
  const runJob = (at: string, variables: Readonly<Record<string, string>> = {}) => {
    const npx = standIn('npx', `shift 2; exec '${join(environment, 'bin/agent-grade')}' "$@"`);
    return bash(job.script.join('\n'), at, { ...job.variables, ...variables }, [npx]);
  };

  it('GitLab’s job writes both reports', () => {
    const at = repository('gitlab', { '.mcp.json': unpinned });
    assert.equal(runJob(at).status, 12);
    assert.deepEqual(
      Object.values(job.artifacts.reports).map((file) => existsSync(join(at, String(file)))),
      [true, true],
    );
    const [entry] = JSON.parse(readFileSync(join(at, 'gl-code-quality-report.json'), 'utf8'));
    assert.deepEqual([entry.check_name, entry.location.path], ['AG-008', '.mcp.json']);
  });

  it('GitLab’s job accepts several paths, and exits like check for invalid inputs', () => {
    const at = repository('gitlab-wrong', {
      'a/.mcp.json': bypass,
      'b/.mcp.json': unpinned,
      'c/readme.md': '',
      '-d.json': bypass,
    });
    assert.equal(runJob(at, { AGENT_GRADE_PATHS: 'b c' }).status, 12);
    assert.equal(runJob(at, { AGENT_GRADE_PATHS: '-d.json' }).status, 14);
    assert.equal(runJob(at, { AGENT_GRADE_PATHS: 'b', AGENT_GRADE_FAIL_ON: 'high' }).status, 0);
    assert.equal(runJob(at, { AGENT_GRADE_FAIL_ON: 'severe' }).status, 2);
    assert.equal(runJob(at, { AGENT_GRADE_PATHS: 'absent' }).status, 2);
    const { status, stderr } = runJob(at, { AGENT_GRADE_PATHS: 'c' });
    assert.equal(status, 3);
    assert.match(stderr, /No agent configuration was found/);
    assert.deepEqual(JSON.parse(readFileSync(join(at, 'gl-code-quality-report.json'), 'utf8')), []);
  });
});
