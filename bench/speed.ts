/** The whole analysis beside two well-known parsers on the same text, JSON.parse and js-yaml's load, in the same run. */
import { analyze } from '@agent-grade/engine';
import { load } from 'js-yaml';
import { fastestInTurn, printRow } from './measure.ts';
import { homeMadeSample, jsonSample, workflowSample, yamlSample } from './samples.ts';

/** Enough runs for the JIT compiler to have finished: a service is warm after its first thousand small texts. */
const sizes = [
  { title: '4 KB', bytes: 4 * 1024, runs: 5000 },
  { title: '100 KB', bytes: 100 * 1024, runs: 200 },
  { title: '1 MB', bytes: 1_000_000, runs: 30 },
] as const;

const languages = [
  {
    format: 'json',
    title: 'JSON servers',
    sample: jsonSample,
    known: 'JSON.parse',
    parse: (text: string): unknown => JSON.parse(text),
  },
  {
    format: 'json',
    title: 'JSON workflow',
    sample: workflowSample,
    known: 'JSON.parse',
    parse: (text: string): unknown => JSON.parse(text),
  },
  {
    format: 'json',
    title: 'JSON home-made',
    sample: homeMadeSample,
    known: 'JSON.parse',
    parse: (text: string): unknown => JSON.parse(text),
  },
  {
    format: 'yaml',
    title: 'YAML',
    sample: yamlSample,
    known: 'js-yaml load',
    parse: (text: string): unknown => load(text),
  },
] as const;

printRow(['text', 'analysis ms', 'beside ms', 'ratio']);
for (const { format, title, sample, known, parse } of languages) {
  for (const size of sizes) {
    const content = sample(size.bytes);
    const { analysis, beside } = fastestInTurn(
      { analysis: () => analyze({ content, format }), beside: () => parse(content) },
      size.runs,
    );
    const figures = [analysis, beside, analysis / beside].map((figure) => figure.toFixed(2));
    printRow([`${size.title} ${title} (${known})`, ...figures]);
  }
}
console.log(`peak memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
