import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '../../analyze.ts';
import { Random, sanitizedOf } from '../testing.ts';

const random = new Random(29);
const worded = ['quiet', 'harbour', 'lane'].join('-');
const counted = ['quiet', 'harbour', random.text(3, '23456789')].join('-');
const numbered = ['harbour', random.text(4, '23456789')].join('');

const header = (value: string) => ({
  mcpServers: { desk: { url: 'https://desk.acme.dev/mcp', headers: { Authorization: value } } },
});
const args = (value: string) => ({
  mcpServers: { desk: { command: 'npx', args: ['mcp-remote@0.1.2', 'https://desk.acme.dev', '--header', value] } },
});

describe('words after an authentication scheme', () => {
  for (const word of [worded, counted, numbered, `${worded}-token`]) {
    for (const [title, config] of [
      ['a header', header(`Bearer ${word}`)],
      ['a header with another scheme', header(`Token ${word}`)],
      ['an argument', args(`Authorization: Bearer ${word}`)],
      ['an argument without a space', args(`Authorization:Bearer ${word}`)],
      ['a shell command', { command: `curl -H "Authorization: Bearer ${word}" https://desk.acme.dev` }],
      ['an environment variable', { environment: [`UPSTREAM_AUTH=Bearer ${word}`] }],
    ] as const) {
      it(`masks ${word} in ${title}`, () => {
        const content = JSON.stringify(config);
        assert.equal(sanitizedOf(content), content.replace(word, 'REDACTED-token-1'));
      });
    }
  }

  it('reports them with the severity info', () => {
    const analysis = analyze({ content: JSON.stringify(header(`Bearer ${worded}`)), format: 'json' });
    assert.ok(analysis.kind === 'report');
    const [finding] = analysis.report.findings.filter(({ ruleId }) => ruleId === 'AG-001');
    assert.equal(finding?.severity, 'info');
    assert.match(finding.message, /plain words/);
  });

  for (const config of [
    header('Bearer your-token'),
    header('Bearer <token>'),
    header('Bearer ${DESK_TOKEN}'),
    header('Bearer {{desk-token}}'),
    header('Bearer test-token'),
    header('Bearer dev-token'),
    header('Bearer my-token'),
    header('Bearer token'),
    args('Authorization: Bearer ${DESK_TOKEN}'),
    { instructions: `Send Authorization: Bearer ${worded} with each call.` },
    { instructions: 'The bearer of-good-news is welcome. Use Bearer authentication-only servers.' },
    { scheme: 'Bearer', description: 'Bearer token-exchange' },
    header('Basic dXNlcjpwYXNzd29yZA=='),
    header('Basic dXNlcm5hbWU6cGFzc3dvcmQ='),
    { instructions: 'Authorization: Basic dXNlcjpwYXNzd29yZA==' },
  ])
    it(`leaves ${JSON.stringify(config).slice(0, 120)}`, () => {
      const content = JSON.stringify(config);
      assert.equal(sanitizedOf(content), content);
    });
});
