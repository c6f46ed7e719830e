import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { analyze } from '../../analyze.ts';
import { judge } from './judge.ts';
import { isWorded } from './worded.ts';

describe('words in place of a credential', () => {
  const cases: readonly (readonly [name: string, value: string, expected: boolean])[] = [
    ['API_KEY', 'maple48', true],
    ['API_TOKEN', 'desk-lab-secret', true],
    ['CLIENT_SECRET', 'shop-shared-client', true],
    ['MAIL_WEBHOOK_SECRET', 'quiet_maple_street', true],
    ['api_key', 'quiet-maple', true],
    ['clientSecret', 'quiet-maple', true],
    ['SECRET_KEY', 'QuietMapleStreet', true],
    ['api_key', 'desk-ann-admin-key-003', true],
    ['auth_token', 'maple_street_owner_token_8765', true],
    ['apiKey', 'mail-key-003', false],
    ['apiKey', 'desk-mail-api-key', false],
    // Placeholders, and remarks about where the value is.
    ['API_KEY', 'my-shop-value', false],
    ['API_KEY', 'test-desk', false],
    ['ENCRYPTION_KEY', 'generate-with-openssl', false],
    ['ENCRYPTION_KEY', 'long-and-random-words', false],
    ['API_KEY', 'see-vault', false],
    ['API_KEY', 'DESK_API_KEY', false],
    ['API_KEY', '${DESK_KEY}', false],
    ['API_KEY', 'not-needed-here', false],
    ['API_TOKEN', 'read-write', false],
    ['AUTH_SECRET', 'auth_secret_v2', false],
    // A single word may be the name of a program or a scheme.
    ['API_KEY', 'maple', false],
    ['API_KEY', 'sha256', false],
    ['JWT_SECRET', 'base64', false],
    // Repetitions of the name and, under a key of a file, names of stored keys.
    ['MAIL_API_KEY', 'mail-key', false],
    ['MAIL_API_KEY', 'prod-mail-key', false],
    ['MAIL_API_KEY', 'prod-maple-street', true],
    ['API_KEY', 'workload-identity', false],
    ['apiKey', 'mail-key', false],
    ['clientSecret', 'shop-credentials', false],
    ['secretKey', 'db-user', false],
    ['existingClientSecret', 'quiet-maple', false],
    // Names of other values.
    ['sessionKey', 'quiet-maple', false],
    ['token', 'quiet-maple', false],
    ['native_token', 'quiet-maple', false],
    ['tokens', 'quiet-maple', false],
    ['API_KEY_HEADER', 'quiet-maple', false],
    // The beginning of an expression.
    ['API_KEY', 'chat_with_', false],
  ];
  for (const [name, value, expected] of cases) {
    it(`${name}: ${value}`, () => assert.equal(isWorded(name, value), expected));
  }

  const analysed = (tree: object) => {
    const analysis = analyze({ content: JSON.stringify(tree), format: 'json' });
    assert.equal(analysis.kind, 'report');
    return analysis.kind === 'report' ? analysis.report : null;
  };

  it('masks them and reports them with the severity info', () => {
    const report = analysed({ mcpServers: { desk: { command: 'desk-mcp', env: { API_KEY: 'quiet-maple' } } } });
    assert.ok(!JSON.stringify(report).includes('quiet-maple'));
    const [finding] = report?.findings.filter(({ ruleId }) => ruleId === 'AG-001') ?? [];
    assert.deepEqual([finding?.severity, finding?.deduction], ['info', 0]);
  });

  it('masks them in dotenv lines and in quotes, but not in code', () => {
    const masks = (notes: string) =>
      JSON.stringify(analysed({ name: 'a', model: 'gpt-4o', notes })).includes('REDACTED-');
    for (const text of ['PORT=1 API_KEY=quiet-maple HOST=x', "connect(api_key='quiet-maple')"]) {
      assert.ok(masks(text), text);
    }
    for (const text of [
      'connect(api_key=shop_client)',
      '$env:API_KEY = Read-Host',
      'The API_KEY is read-only here.',
      'Send Authorization: Bearer quiet-maple',
      'Authorization: Bearer quiet-maple is sent.',
      '| Name | Value |\n|---|---|\n| API_KEY | quiet-maple |',
      'user,api_key\nbob,quiet-maple-7\n',
      'Set API_KEY to quiet-maple mode.',
    ]) {
      assert.ok(!masks(text), text);
    }
  });
});

it('words that start like a key or contain a number are a key under the name of a master key', () => {
  const classOf = (name: string, value: string) => judge('secret', name, value)?.class;
  assert.equal(classOf('master_key', 'sk-quiet-maple'), 'named');
  assert.equal(classOf('DESK_MASTER_KEY', 'quiet-maple-street-key-2025'), 'named');
  assert.equal(classOf('gateway_token', 'quiet-maple-street-token-998877'), 'named');
  assert.equal(classOf('gateway_token', 'maple-token-2031-quiet'), 'named');
  assert.equal(classOf('gateway_token', 'my-secret-token-2031-dev'), undefined);
  assert.equal(classOf('master_key', 'quiet-maple'), 'worded');
  assert.equal(classOf('api_key', 'sk-quiet-maple'), 'worded');
  assert.equal(classOf('master_key', 'sk-my-secret-key'), undefined);
  for (const asking of ['sk-desk-change-me', 'sk-replace-this', 'sk-desk-change-in-production', 'sk-change-before-use'])
    assert.notEqual(classOf('master_key', asking), 'named', asking);
  for (const key of ['sk-exchange-desk', 'sk-change-desk-maple', 'sk-desk-changes'])
    assert.equal(classOf('master_key', key), 'named', key);
});
