import assert from 'node:assert/strict';
import { it } from 'node:test';
import { analyze } from '../../analyze.ts';

it('a default password has the severity info if the host is a placeholder', () => {
  const severities = (url: string) => {
    const content = JSON.stringify({ mcpServers: { a: { command: 'desk', env: { DB_URL: url } } } });
    const analysis = analyze({ content, format: 'json' });
    assert.equal(analysis.kind, 'report');
    if (analysis.kind !== 'report') return [];
    assert.ok(!JSON.stringify(analysis.report).includes(url));
    return analysis.report.findings.filter(({ ruleId }) => ruleId === 'AG-001').map(({ severity }) => severity);
  };
  assert.deepEqual(severities('postgres://postgres:password@db.xxxxx.acme.dev:5432/a'), ['info']);
  assert.deepEqual(severities('mysql://root:root@your-host:3306/a'), ['info']);
  assert.deepEqual(severities('mysql://root:root@desk:3306/a'), ['medium']);
  assert.deepEqual(severities('mysql://root:root@yourdesk.acme.dev/a'), ['medium']);
  assert.deepEqual(severities('postgres://desk:Gr33n-Harbour7@db.xxxxx.acme.dev:5432/a'), ['critical']);
});
