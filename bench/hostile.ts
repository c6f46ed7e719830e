/**
 * Time and peak memory for each hostile text, each in its own process with the Node options of `npm start`: `node bench/hostile.ts [TITLE]`.
 * The first analysis includes compiling the analyser, as after a start; the second is what a running service takes.
 */
import { spawnSync } from 'node:child_process';
import { hostileTexts, writeHostile } from './hostile-texts.ts';
import { printRow } from './measure.ts';

/** The limits for a text of this size: a second in a running service, and this much memory for the whole process. */
const ceiling = { ms: 1_000, megabytes: 300 } as const;

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
  const timed = () => {
    const start = performance.now();
    const analysis = analyze({ content, format: text.format });
    return { ms: performance.now() - start, analysis };
  };
  const { ms, analysis } = timed();
  const { user, system } = process.cpuUsage(before);
  const megabytes = peakMegabytes();
  const again = timed().ms;
  const answer = analysis.kind === 'problem' ? analysis.problem.code : `report, ${analysis.report.findings.length}`;
  console.log(JSON.stringify({ ms, again, cpuMs: (user + system) / 1000, megabytes, answer }));
}

/** Peak memory of this process. */
function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function report(title: string | undefined): void {
  printRow(['text', 'first ms', 'CPU ms', 'peak MB', 'again ms', '', 'answer']);
  for (const text of hostileTexts.filter((candidate) => title === undefined || candidate.title === title)) {
    const words = ['--max-semi-space-size=8', import.meta.filename, text.title, 'child'];
    const child = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (child.status !== 0) {
      const reason = child.stderr.split('\n').find((line) => line.includes('Error')) ?? '';
      printRow([text.title, 'failed', '', '', '', '', reason]);
      continue;
    }
    const { ms, again, cpuMs, megabytes, answer } = JSON.parse(child.stdout);
    const over = again > ceiling.ms || megabytes > ceiling.megabytes ? 'OVER' : '';
    const figures: readonly number[] = [ms, cpuMs, megabytes, again];
    printRow([text.title, ...figures.map((figure) => figure.toFixed(0)), over, answer]);
  }
}
