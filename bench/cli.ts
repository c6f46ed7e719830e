/**
 * Two repositories of forty agent configurations, each checked by one command: forty formats, and forty files of the two formats that every
 * scanner reads. Other scanners are measured beside it in the same run, alternately: `--peer 'name=command {}'`, where `{}` stands for the
 * folder. Whole processes, median of five.
 *
 *     node bench/cli.ts --peer 'other=node /path/to/scanner.js scan {}'
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatDefinitions } from '@agent-grade/engine/formats';
import { printRow } from './measure.ts';

const filesWanted = 40;
const runs = 5;
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { peer: { type: 'string', multiple: true, default: [] } } });

const folder = mkdtempSync(join(tmpdir(), 'agent-grade-bench-'));
const mixed = join(folder, 'mixed');
const common = join(folder, 'common');
const small = join(folder, 'small');
const program = join(folder, 'program');

/** The largest sample of each format, under a file name of that format, each in its own folder. */
function makeMixed(): number {
  let made = 0;
  for (const { id, filenames } of formatDefinitions) {
    const samples = globSync(`packages/engine/src/formats/${id}/samples/*`, { cwd: root }).sort();
    const size = (name: string): number => statSync(join(root, name)).size;
    const [sample] = samples.sort((a, b) => size(b) - size(a));
    if (sample === undefined || made === filesWanted) continue;
    const ending = sample.slice(sample.lastIndexOf('.'));
    const fitting = filenames.find((name) => name.endsWith(ending)) ?? basename(sample);
    const path = join(mixed, `team-${made}`, fitting.replaceAll('*', id));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, readFileSync(join(root, sample)));
    made++;
  }
  return made;
}

/** Samples of MCP clients and of Claude Code, alternately and repeated as needed. */
function makeCommon(): number {
  const kinds = [
    ['mcp-client', '.mcp.json'],
    ['claude-code-settings', '.claude/settings.json'],
  ] as const;
  for (let made = 0; made < filesWanted; made++) {
    const [id, name] = kinds[made % 2] ?? kinds[0];
    const samples = globSync(`packages/engine/src/formats/${id}/samples/*.json`, { cwd: root }).sort();
    const path = join(common, `team-${made}`, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, readFileSync(join(root, samples[(made >> 1) % samples.length] ?? '')));
  }
  return filesWanted;
}

interface Contestant {
  readonly name: string;
  readonly command: readonly string[];
}

interface Run {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly megabytes: number;
  readonly process: SpawnSyncReturns<string>;
}

/** Preloaded into each contestant, all of which are Node programs: writes the resources used when it ends. */
const meter = join(folder, 'meter.cjs');
const meterCode = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  require('fs').appendFileSync(process.env.METER, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }) + '\\n');
});`;

function measure({ command }: Contestant): Run {
  const log = join(folder, 'meter.log');
  writeFileSync(log, '');
  const [file = '', ...args] = command;
  const start = performance.now();
  const process_ = spawnSync(file, args, {
    encoding: 'utf8',
    cwd: folder,
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_OPTIONS: `--require ${meter}`, METER: log, HOME: join(folder, 'home') },
  });
  const wallMs = performance.now() - start;
  const used = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { maxRSS: number; cpu: number });
  const cpuMs = used.reduce((sum, { cpu }) => sum + cpu, 0) / 1000;
  return { wallMs, cpuMs, megabytes: Math.max(0, ...used.map(({ maxRSS }) => maxRSS)) / 1024, process: process_ };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

mkdirSync(join(folder, 'home'));
mkdirSync(small);
writeFileSync(meter, meterCode);
writeFileSync(join(small, '.mcp.json'), '{"mcpServers":{"notes":{"command":"npx","args":["-y","some-notes-server"]}}}');
writeFileSync(join(folder, 'empty.mjs'), '');
const made = makeMixed();
const repositories = [
  [`${made} formats`, mixed],
  [`${makeCommon()} files of two formats`, common],
] as const;
const build = spawnSync(process.execPath, [join(root, 'tools/build-cli.ts'), program], { encoding: 'utf8' });
if (build.status !== 0) throw new Error(build.stderr);
const ours = [process.execPath, join(program, 'agent-grade.js')];

const contestants: readonly Contestant[] = [
  { name: 'node, nothing at all', command: [process.execPath, join(folder, 'empty.mjs')] },
  { name: 'agent-grade, one small file', command: [...ours, 'check', join(small, '.mcp.json')] },
  ...repositories.flatMap(([title, place]): readonly Contestant[] => [
    {
      name: `agent-grade, ${title}`,
      command: [...ours, 'check', place, '--format', `sarif=${place}.sarif`, '--format', 'summary'],
    },
    ...values.peer.map((written): Contestant => {
      const at = written.indexOf('=');
      const words = written.slice(at + 1).split(' ');
      return { name: `${written.slice(0, at)}, ${title}`, command: words.map((word) => word.replace('{}', place)) };
    }),
  ]),
];

const results = contestants.map(() => [] as Run[]);
// Alternately, so that a slow moment of the machine affects all alike; the first round warms the caches and is not counted.
for (let round = 0; round <= runs; round++)
  contestants.forEach((contestant, index) => {
    const run = measure(contestant);
    if (round > 0) results[index]?.push(run);
  });

printRow(['median of five', 'wall ms', 'CPU ms', 'peak MB', 'exit']);
contestants.forEach(({ name }, index) => {
  const all = results[index] ?? [];
  const figure = (of: (run: Run) => number): string => median(all.map(of)).toFixed(0);
  printRow([
    name,
    figure(({ wallMs }) => wallMs),
    figure(({ cpuMs }) => cpuMs),
    figure(({ megabytes }) => megabytes),
    String(all[0]?.process.status),
  ]);
});
const [run] = JSON.parse(readFileSync(`${mixed}.sarif`, 'utf8')).runs;
const named = new Set(
  run.results.map(
    ({ locations }: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
      locations[0]?.physicalLocation.artifactLocation.uri,
  ),
);
console.log(`One SARIF file: ${run.results.length} results in ${named.size} of ${made} files. One summary:`);
console.log(results[2]?.[0]?.process.stderr.trim().split('\n').at(-1));
rmSync(folder, { recursive: true });
