/** Time and peak memory for each hostile text, each in its own process with the Node options of `npm start`: `node bench/hostile.ts [TITLE]`. */
import { spawnSync } from 'node:child_process';
import { hostileTexts, writeHostile } from './hostile-texts.ts';
import { printRow } from './measure.ts';

/** The limits for a text of this size: a second of processor time, and this much memory for the whole process. */
const ceiling = { cpuMs: 1_000, megabytes: 300 } as const;

const [, , wanted, isChild] = process.argv;
if (isChild === 'child') await measure(wanted ?? '');
else report(wanted);

async function measure(title: string): Promise<void> {
  const { analyze } = await import('@agent-grade/engine');
  const text = hostileTexts.find((candidate) => candidate.title === title);
  if (text === undefined) throw new Error(`No hostile text is called ${title}.`);
  const content = writeHostile(text);
  analyze({ content: '{"mcpServers":{"a":{"command":"npx"}}}', format: 'json' });
  const before = process.cpuUsage();
  const start = performance.now();
  const analysis = analyze({ content, format: text.format });
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const answer = analysis.kind === 'problem' ? analysis.problem.code : `report, ${analysis.report.findings.length}`;
  console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000, megabytes: peakMegabytes(), answer }));
}

/** Peak memory of this process. */
function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function report(title: string | undefined): void {
  printRow(['text', 'ms', 'CPU ms', 'peak MB', '', 'answer']);
  for (const text of hostileTexts.filter((candidate) => title === undefined || candidate.title === title)) {
    const words = ['--max-semi-space-size=8', import.meta.filename, text.title, 'child'];
    const child = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (child.status !== 0) {
      printRow([
        text.title,
        'failed',
        '',
        '',
        '',
        child.stderr.split('\n').find((line) => line.includes('Error')) ?? '',
      ]);
      continue;
    }
    const { ms, cpuMs, megabytes, answer } = JSON.parse(child.stdout);
    const over = cpuMs > ceiling.cpuMs || megabytes > ceiling.megabytes ? 'OVER' : '';
    printRow([text.title, ms.toFixed(0), cpuMs.toFixed(0), megabytes.toFixed(0), over, answer]);
  }
}
