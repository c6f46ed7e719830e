import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ruleCatalogue } from '../catalogue.ts';
import { reportOn } from '../rules/testing.ts';
import { renderGithub } from './github.ts';
import { renderJunit } from './junit.ts';
import { renderMarkdown } from './markdown.ts';
import { renderSarif } from './sarif.ts';
import { coloured, plain, renderText } from './text.ts';

const hostile = '<img src=x onerror=alert(1)> `tick` *star* ]]> %0A::error::';
const report = reportOn({
  mcpServers: {
    [hostile]: { command: 'npx', args: ['-y', 'some-notes-server'] },
    two: { command: 'npx', args: ['other-server'] },
  },
});
const subject = { title: 'dir with space/mcp.json', report };
const sarifOptions = { rules: ruleCatalogue, pages: {}, documentation: 'https://example.com', version: '1.0.0' };
const sarif = JSON.parse(renderSarif([subject], sarifOptions));

describe('renderings', () => {
  it('write one SARIF result per finding, with all four region fields and a known rule', () => {
    const [run] = sarif.runs;
    assert.equal(run.results.length, report.findings.length);
    for (const result of run.results) {
      assert.equal(run.tool.driver.rules[result.ruleIndex].id, result.ruleId);
      const { physicalLocation } = result.locations[0];
      assert.deepEqual(Object.keys(physicalLocation.region), ['startLine', 'startColumn', 'endLine', 'endColumn']);
      assert.equal(physicalLocation.artifactLocation.uri, 'dir%20with%20space/mcp.json');
      assert.match(result.partialFingerprints['agentGrade/v1'], /^[0-9a-f]{16}$/);
    }
  });

  it('say what to fix first', () => {
    const step = 'AG-008 Unpinned or mutable component (2 places): ';
    assert.ok(
      renderText(report, 'a.json', plain).includes(
        `\nFix these first, in this order:\n  - ${step}score 100/100 (A+) once fixed\n`,
      ),
    );
    assert.ok(renderMarkdown(report, 'a.json').includes(`\n## Fix these first\n\n1. ${step}grade A+, 100 of 100\n`));
  });

  it('show nothing of the file for a finding about all of it', () => {
    const open = reportOn({ $schema: 'https://opencode.ai/config.json', theme: 'tide' });
    assert.deepEqual(
      open.findings.map(({ location, evidence }) => [location.pointer, evidence]),
      [['', '']],
    );
    const written = [
      renderText(open, 'opencode.json', plain),
      renderMarkdown(open, 'opencode.json'),
      renderJunit([{ title: 'opencode.json', report: open }]),
      renderSarif([{ title: 'opencode.json', report: open }], sarifOptions),
    ];
    for (const text of written) assert.ok(!/tide|"evidence"|\| {2}\n|```\n\n```/.test(text), text);
    assert.ok(renderText(report, 'mcp.json', plain).includes('   |  "some-notes-server"\n'));
  });

  it('annotate the first line of a file for a finding about all of it', () => {
    const open = reportOn('{\n  "$schema": "https://opencode.ai/config.json",\n  "theme": "tide"\n}');
    assert.match(
      renderGithub([{ title: 'opencode.json', report: open }]),
      /^::error file=opencode.json,line=1,endLine=1,title=/,
    );
  });

  it('write Markdown in which no user text becomes markup', () => {
    const text = renderMarkdown(report, hostile);
    const outsideCode = text.replace(/(`+)[\s\S]*?[^`]\1(?!`)/g, '');
    assert.ok(!/<img/.test(outsideCode.replaceAll('\\<', '')));
  });

  it('write JUnit XML with everything escaped', () => {
    const xml = renderJunit([{ title: hostile, report }]);
    assert.ok(!xml.includes('<img') && !xml.includes(']]>'));
    assert.equal(xml.match(/<failure /g)?.length, report.findings.length);
  });

  it('report a hint in JUnit XML as a passed case', () => {
    const hints = reportOn({ mcpServers: { far: { type: 'http', url: 'https://notes.example.com/mcp' } } });
    assert.deepEqual(
      hints.findings.map(({ severity }) => severity),
      ['info'],
    );
    const xml = renderJunit([{ title: 'mcp.json', report: hints }]);
    assert.match(xml, /tests="1" failures="0"/);
    assert.match(xml, /<system-out>Server far has no credential/);
    assert.ok(!xml.includes('<failure'));
  });

  it('write exactly one workflow command per finding', () => {
    const lines = renderGithub([{ title: hostile, report }])
      .trimEnd()
      .split('\n');
    assert.equal(lines.length, report.findings.length);
    for (const line of lines)
      assert.match(
        line,
        /^::(?:error|warning|notice) file=[^,:]*,line=\d+,endLine=\d+(?:,col=\d+,endColumn=\d+)?,title=[^:]*::/,
      );
  });

  it('give the reason and fix once in text output, at the first finding of a rule', () => {
    const versions = report.findings.filter(({ ruleId }) => ruleId === 'AG-008');
    assert.equal(versions.length, 2);
    const text = renderText(report, 'mcp.json', plain);
    for (const { why, remediation } of versions) {
      assert.equal(text.split(why).length - 1, 1);
      assert.equal(text.split(remediation.summary).length - 1, 1);
    }
  });

  it('state the place of each protection, since a file may have many similar ones', () => {
    const server = { command: 'npx', args: ['acme@1.0.0'] };
    const guarded = reportOn({ mcpServers: { one: server, two: server } });
    const text = renderText(guarded, 'mcp.json', plain);
    assert.equal(new Set(guarded.defenses.map(({ message }) => message)).size, 1);
    for (const { message, pointer } of guarded.defenses) assert.ok(text.includes(`  - ${message}  ${pointer}\n`));
  });

  it('write text with and without colour', () => {
    assert.ok(!renderText(report, 'mcp.json', plain).includes('\u001b'));
    assert.ok(renderText(report, 'mcp.json', coloured).includes('\u001b[1m'));
  });
});
