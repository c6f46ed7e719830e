import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { ruleCatalogue } from '../catalogue.ts';
import type { Report } from '../report/schema.ts';
import { reportOn } from '../rules/testing.ts';
import { toSarif } from '../sarif.ts';
import { renderSarif, sarifLimits } from './sarif.ts';
import type { Subject } from './subject.ts';

/** The schema that schemastore.org publishes for SARIF 2.1.0. */
const schema = createRequire(import.meta.url).resolve('@microsoft/jest-sarif');
const ajv = new Ajv.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isValid: { (data: unknown): boolean; errors?: unknown } = ajv.compile(
  JSON.parse(readFileSync(schema.replace(/index\.js$/, 'schemas/sarif-2.1.0-rtm.5.json'), 'utf8')),
);

const report = reportOn({
  mcpServers: {
    notes: { command: 'npx', args: ['-y', 'some-notes-server'] },
    '<b>`x`\u202e': { url: 'http://mcp.example.com', headers: { Authorization: 'Bearer abc' } },
  },
  permissions: { defaultMode: 'bypassPermissions', allow: ['Bash'] },
});
const subject: Subject = { title: 'a folder/mcp.json', report };
const render = (subjects: readonly Subject[], more: Parameters<typeof toSarif>[1] = {}) => {
  const sarif = JSON.parse(toSarif(subjects, more));
  assert.ok(isValid(sarif), JSON.stringify(isValid.errors));
  return sarif;
};

/** A report with a given number of findings whose severities alternate, least severe first. */
function largeReport(count: number): Report {
  const severities = ['low', 'medium', 'high', 'critical'] as const;
  const [first] = report.findings;
  assert.ok(first);
  const findings = Array.from({ length: count }, (_, index) => ({
    ...first,
    severity: severities[Math.floor((index * severities.length) / count)] ?? 'low',
  }));
  return { ...report, findings };
}

describe('SARIF', () => {
  it('conforms to the published schema: with findings, without, and with unreadable files', () => {
    render([subject]);
    render([]);
    render([{ title: 'clean.json', report: { ...report, findings: [] } }]);
    const unread = [{ title: 'broken.json', reason: 'The text ends too early (line 1, column 2)' }];
    const { invocations } = render([subject], { unread }).runs[0];
    assert.match(invocations[0].toolExecutionNotifications[0].message.text, /^broken\.json: /);
  });

  it('is rejected by the schema check when malformed', () => {
    const sarif = JSON.parse(toSarif([subject]));
    sarif.runs[0].results[0].level = 'fatal';
    assert.ok(!isValid(sarif));
  });

  it('has every property that code scanning shows in each descriptor', () => {
    const { rules } = render([subject]).runs[0].tool.driver;
    assert.ok(rules.length > 2);
    for (const { help, helpUri, properties, fullDescription, shortDescription, defaultConfiguration } of rules) {
      assert.ok(help.text && shortDescription.text && fullDescription.text && defaultConfiguration.level);
      assert.match(help.markdown, /^# AG-\d{3}[\s\S]*## How to fix/);
      assert.match(helpUri, /^https:\/\/\S+\/docs\/rules\/AG-\d{3}\.md$/);
      assert.match(properties['security-severity'], /^\d\.\d$/);
      assert.ok(['very-high', 'high', 'medium', 'low'].includes(properties.precision));
      assert.ok(properties.tags.includes('security') && properties.tags.length <= sarifLimits.tagsMax);
    }
  });

  it('has each result’s severity where GitHub reads it, in its descriptor', () => {
    const run = render([subject]).runs[0];
    const least = { critical: 9, high: 7, medium: 4, low: 0.1, info: 0.1 } as const;
    for (const { ruleIndex, properties } of run.results) {
      const score = Number(run.tool.driver.rules[ruleIndex].properties['security-severity']);
      const { severity } = properties as { severity: keyof typeof least };
      const worse = { critical: 11, high: 9, medium: 7, low: 4, info: 4 }[severity];
      assert.ok(score >= least[severity] && score < worse, `${severity} ${score}`);
    }
  });

  it('gives each place a relative URI, all four region fields and a stable fingerprint', () => {
    for (const { locations, partialFingerprints } of render([subject]).runs[0].results) {
      const { artifactLocation, region } = locations[0].physicalLocation;
      assert.deepEqual(artifactLocation, { uri: 'a%20folder/mcp.json', uriBaseId: '%SRCROOT%' });
      for (const field of ['startLine', 'startColumn', 'endLine', 'endColumn']) assert.ok(region[field] >= 1);
      assert.match(partialFingerprints.primaryLocationLineHash, /^[0-9a-f]{16}:1$/);
    }
    const outside = render([{ title: '../mcp.json', report }]).runs[0].results[0];
    assert.deepEqual(outside.locations[0].physicalLocation.artifactLocation, { uri: '../mcp.json' });
  });

  it('keeps to GitHub’s limits, worst findings first, and states what it omits', () => {
    const large = { title: 'large.json', report: largeReport(sarifLimits.resultsMax + 10) };
    const { results, invocations } = render([large, subject]).runs[0];
    assert.equal(results.length, sarifLimits.resultsMax);
    const order = ['error', 'warning', 'note'];
    const levels = results.map(({ level }: { level: string }) => order.indexOf(level));
    assert.deepEqual(
      levels,
      levels.toSorted((a: number, b: number) => a - b),
    );
    const left = 10 + report.findings.length;
    assert.match(
      invocations[0].toolExecutionNotifications[0].message.text,
      new RegExp(`^${left} findings are left out`),
    );
  });

  it('has titles and reasons within the lengths that code scanning shows', () => {
    for (const { id, title, why } of ruleCatalogue) {
      assert.ok(title.length <= 1024 && why.length <= 1024, id);
    }
  });

  it('truncates tags and related places', () => {
    const [first] = report.findings;
    assert.ok(first);
    const many = {
      ...first,
      references: Array.from({ length: 40 }, (_, index) => `CWE-${index}`) as never,
      related: Array.from({ length: 2000 }, () => first.location),
    };
    const sarif = renderSarif([{ title: 'x.json', report: { ...report, findings: [many] } }], {
      rules: ruleCatalogue,
      pages: {},
      documentation: 'https://example.com',
      version: '1.0.0',
    });
    assert.ok(isValid(JSON.parse(sarif)));
    const [run] = JSON.parse(sarif).runs;
    assert.equal(run.tool.driver.rules[0].properties.tags.length, 20);
    assert.equal(run.results[0].relatedLocations.length, 100);
  });
});
