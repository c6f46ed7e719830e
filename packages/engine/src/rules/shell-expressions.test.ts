import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-002';
const severities = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ severity }) => severity);

describe('regular expressions of Amazon Q, which does not split command lines', () => {
  const rows: readonly (readonly [expression: string, severity: string | null])[] = [
    ['git log.*', 'medium'],
    ['npm install .+', 'medium'],
    ['git log .* --stat', 'medium'],
    ['python .*', 'high'],
    ['git status', null],
    ['git log [a-z0-9-]*', null],
    ['cat notes\\.+', null],
    ['(.*)', 'critical'],
    ['^(?!rm).*$', 'critical'],
    ['npm (test|run) .*', 'medium'],
    ['ls( .*)?', 'medium'],
    ['git (status|diff)( .*)?', 'medium'],
    ['(npm|npx) .*', 'high'],
    ['(python|node) .*', 'high'],
    ['npm (test|lint)', null],
    ['(?:npm|yarn) test', null],
    ['(?!.*[;&|])git log .*', null],
    ['python --version|node --version', null],
  ];
  const agentOf = (settings: object) => ({
    name: 'helper',
    tools: ['execute_bash'],
    toolsSettings: { execute_bash: settings },
  });
  for (const [expression, severity] of rows) {
    it(`${expression}: ${severity ?? 'quiet'}`, () => {
      assert.deepEqual(severities(agentOf({ allowedCommands: [expression] })), severity === null ? [] : [severity]);
    });
  }
  it('of one list are a finding each, whose patch removes the entry', () => {
    const expressions = ['git log.*', 'git status', 'npm test.*'];
    const report = reportOn(agentOf({ allowedCommands: expressions }));
    const list = '/toolsSettings/execute_bash/allowedCommands';
    assert.deepEqual(
      report.findings
        .filter(({ ruleId }) => ruleId === id)
        .map(({ location, remediation }) => [location.pointer, remediation.patch]),
      [0, 2].map((index) => [`${list}/${index}`, [{ op: 'remove', path: `${list}/${index}` }]]),
    );
  });
  it('are protections in a deny list', () => {
    assert.deepEqual(severities(agentOf({ allowedCommands: ['git status'], deniedCommands: ['git push.*'] })), []);
  });
});

describe('expressions that match anywhere in a line', () => {
  const rows: readonly (readonly [expression: string, severity: string | null])[] = [
    ['^(ls|python)\\b', 'high'],
    ['^node', 'high'],
    ['^docker\\s', 'high'],
    ['^(ls|cat)\\b', null],
    ['^python --version$', null],
    ['^(git (status|log)|npm test)\\b', null],
  ];
  for (const [expression, severity] of rows) {
    it(`${expression}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [severity];
      assert.deepEqual(severities({ 'chat.tools.terminal.autoApprove': { [`/${expression}/`]: true } }), expected);
      const tools = { terminal: { always_allow: [{ pattern: expression }] } };
      assert.deepEqual(
        severities({ context_servers: {}, agent: { tool_permissions: { default: 'confirm', tools } } }),
        expected,
      );
    });
  }
});
