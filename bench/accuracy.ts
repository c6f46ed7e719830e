/**
 * Recall and precision on a folder of labelled files: `labels.jsonl`, and the files in `files/`. A finding matches a label if the rule is the
 * same and the pointers are equal or one is an ancestor of the other; each label is matched once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, type ReportedFinding, versions } from '@agent-grade/engine';
import { type Label, readLabels, related } from './labels.ts';
import { publish } from './publish.ts';

const [folder] = process.argv.slice(2).filter((word) => word !== '--write');
if (folder === undefined) {
  console.error(
    'Usage: npm run bench:accuracy -- DIR [--write]   (DIR holds labels.jsonl and files/; --write publishes the figures)',
  );
  process.exit(2);
}

const tally = {
  expected: 0,
  found: 0,
  severe: 0,
  severeFound: 0,
  alarms: 0,
  mediumAlarms: 0,
  forbidden: 0,
  loudClean: 0,
  leaks: 0,
};
const order = ['info', 'low', 'medium', 'high', 'critical'];
const rank = (severity: string) => order.indexOf(severity);

for (const label of readLabels(folder)) {
  const content = readFileSync(join(folder, 'files', label.file), 'utf8');
  const format = /\.ya?ml$/.test(label.file) ? 'yaml' : 'json';
  const analysis = analyze({ content, format });
  if (analysis.kind === 'problem') {
    console.log(`${label.file}: ${analysis.problem.code}`);
    continue;
  }
  compare(label, analysis.report.findings);
  const text = JSON.stringify(analysis.report);
  for (const secret of label.secrets) if (text.includes(secret)) tally.leaks++;
}

function compare(label: Label, findings: readonly ReportedFinding[]): void {
  const left = new Set(findings);
  for (const expected of label.expected) {
    const rules = [expected.rule, ...(expected.ruleAlso ?? [])];
    const pointers = [expected.pointer, ...(expected.also ?? [])];
    const candidates = [...left].filter(
      ({ ruleId, location }) => rules.includes(ruleId) && pointers.some((at) => related(at, location.pointer)),
    );
    const match = candidates.find(({ location }) => pointers.includes(location.pointer)) ?? candidates[0];
    const severe = rank(expected.severity) >= rank('high');
    tally.expected++;
    if (severe) tally.severe++;
    if (match === undefined) {
      console.log(
        `missed     ${label.file} ${expected.rule} ${expected.severity} ${expected.pointer} — ${expected.why}`,
      );
      continue;
    }
    left.delete(match);
    tally.found++;
    if (severe) tally.severeFound++;
    if (![expected.severity, ...(expected.severityAlso ?? [])].includes(match.severity)) {
      console.log(
        `severity   ${label.file} ${expected.rule} ${expected.pointer}: ${match.severity} for ${expected.severity}`,
      );
    }
  }
  judgeRest(label, [...left]);
}

function judgeRest(label: Label, rest: readonly ReportedFinding[]): void {
  let loud = false;
  for (const { ruleId, severity, location } of rest) {
    const at = (place: { rule: string; pointer: string }) =>
      place.rule === ruleId &&
      (place.pointer === '*' || place.pointer === location.pointer || location.pointer.startsWith(`${place.pointer}/`));
    if (label.forbidden.some(at)) {
      tally.forbidden++;
      console.log(`forbidden  ${label.file} ${ruleId} ${severity} ${location.pointer}`);
    }
    const allowed = label.allowed.some(
      (place) =>
        place.rule === ruleId &&
        (place.pointer === '*' || related(place.pointer, location.pointer)) &&
        rank(severity) <= rank(place.maxSeverity ?? 'critical'),
    );
    if (allowed || severity === 'info') continue;
    tally.alarms++;
    if (rank(severity) >= rank('medium')) {
      tally.mediumAlarms++;
      loud = true;
    }
    console.log(`alarm      ${label.file} ${ruleId} ${severity} ${location.pointer}`);
  }
  if (label.clean && loud) tally.loudClean++;
}

const share = (part: number, all: number) =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;
console.log(`recall, all                 ${share(tally.found, tally.expected)}`);
console.log(`recall, high and critical   ${share(tally.severeFound, tally.severe)}`);
console.log(`precision, medium and above ${share(tally.found, tally.found + tally.mediumAlarms)}`);
console.log(`precision, low and above    ${share(tally.found, tally.found + tally.alarms)}`);
console.log(
  `forbidden hits ${tally.forbidden}, clean files with a finding of medium or above ${tally.loudClean}, secrets leaked ${tally.leaks}`,
);

if (process.argv.includes('--write')) {
  const labels = readLabels(folder);
  publish({
    id: 'findings',
    ruleset: versions.ruleset,
    files: labels.length,
    labels: tally.expected,
    formats: new Set(labels.map(({ format }) => format)).size,
    figures: [
      { name: 'Recall, every severity', part: tally.found, all: tally.expected },
      { name: 'Recall, high and critical', part: tally.severeFound, all: tally.severe },
      { name: 'Precision, medium and above', part: tally.found, all: tally.found + tally.mediumAlarms },
      { name: 'Precision, low and above', part: tally.found, all: tally.found + tally.alarms },
    ],
    counts: [
      { name: 'Findings at locations that a label forbids', count: tally.forbidden },
      { name: 'Clean files with a finding of medium or above', count: tally.loudClean },
      { name: 'Secrets that reached a report', count: tally.leaks },
    ],
  });
}
