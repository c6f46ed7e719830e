import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '@agent-grade/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { startTestService } from '../../testing/service.ts';
import { reportSchemaPath } from './json-schema.ts';

const content = JSON.stringify({
  mcpServers: {
    files: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-filesystem', '/'] },
    desk: {
      command: 'npx',
      args: ['-y', 'desk-server'],
      autoApprove: ['run_command'],
      env: { DESK_PASSWORD: 'Maple#204kite' },
    },
  },
});

describe('the JSON Schema of a report', async () => {
  const service = await startTestService();
  const response = await fetch(`${service.url}${reportSchemaPath}`);
  const schema = await response.json();
  await service.close();
  const isReport = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  const written = () => {
    const analysis = analyze({ content, format: 'json' });
    assert.ok(analysis.kind === 'report');
    return JSON.parse(JSON.stringify(analysis.report));
  };

  it('is served under its own identifier, which names the version that reports name', () => {
    assert.equal(response.headers.get('Content-Type'), 'application/schema+json; charset=utf-8');
    assert.equal(schema.$id, `http://127.0.0.1${reportSchemaPath}`);
    assert.equal(reportSchemaPath, `/schemas/report-${written().versions.schema}.json`);
  });

  it('accepts a report, with its findings, patches and map', () => {
    const report = written();
    assert.ok(report.findings.length > 1 && report.fixFirst.length > 0 && report.map.parts.length > 1);
    assert.ok(isReport(report), JSON.stringify(isReport.errors));
  });

  it('refuses one without a field, with a rule that does not exist or a score out of range', () => {
    const { sanitizedConfig: _, ...incomplete } = written();
    assert.ok(!isReport(incomplete));
    const [finding, ...findings] = written().findings;
    assert.ok(!isReport({ ...written(), findings: [{ ...finding, ruleId: 'AG-024' }, ...findings] }));
    assert.ok(!isReport({ ...written(), score: 101 }));
  });
});
