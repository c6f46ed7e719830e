import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random } from '../testing.ts';
import { isPlainVariable, isReference, literalParts } from './references.ts';

const random = new Random(31);

describe('references', () => {
  const references = [
    '${X}',
    '$X',
    '$DESK_USER@$DESK_HOST',
    '%X%',
    '%env(DESK_SECRET)%',
    '%env(string:default:desk.key:DESK_KEY)%',
    '${env:X}',
    '${input:key}',
    '${{ secrets.X }}',
    '{{secrets.x}}',
    '{{ $env.X }}',
    '={{ $json.token }}',
    '=Env.X',
    '{env:X}',
    '{file:~/key}',
    '#{X}#',
    '@X@',
    "@{variables('accessToken')}",
    "@{body('Get_desk')?['token']}",
    '<%= ENV["X"] %>',
    '$(cat /run/secrets/x)',
    '$$(cat /run/secrets/x)',
    '`op read op://v/i`',
    '!env X',
    '__X__',
    '[[x]]',
    'process.env.X',
    'os.environ/X',
    'os.getenv("X")',
    'env(X)',
    'secrets.X',
    'secrets.MCP_GH_PAT_RW_V3_TMP_XZ',
    'user.npmRegistryAuthTokenRO3',
    'op://vault/item/key',
    'vault:secret/data/x#key',
    'keychain://x',
    'aws-sm:prod/x',
    'secretref:x',
    'secretKeyRef:desk/api-key',
    'file:/etc/key',
    '/run/secrets/x',
    'arn:aws:secretsmanager:eu-west-1:123456789012:secret:x',
    'projects/1/secrets/x/versions/latest',
    'desk-password:latest',
    'https://acme.vault.azure.net/secrets/x',
    '@Microsoft.KeyVault(SecretUri=https://acme.vault.azure.net/secrets/x/)',
    'ref+vault://secret/x#key',
    `ENC[AES256_GCM,data:${'Qk3='.repeat(8)},type:str]`,
    '$ANSIBLE_VAULT;1.1;AES256',
    '$.secrets.x',
    '@/run/secrets/x',
    '@./x.txt',
  ];
  it('are recognised in the notations of hosts and secret stores', () => {
    for (const text of references) assert.ok(isReference(text), text);
  });

  it('do not include literals with a similar beginning', () => {
    for (const text of [
      'hunter2hunter2',
      'a$b',
      'p%ssw%rd',
      'env',
      'Sup3r:S3cret',
      'http',
      '{',
      'file',
      'x${A}y',
      '$DESK_USER@hunter2',
      '$desk@$Winter',
      '$XK9Q@$ZP4M',
      '%envDesk(8)%7',
      `user.a7${random.text(30, hex)}`,
      `secret.${random.text(30)}7`,
    ]) {
      assert.equal(isReference(text), false, text);
    }
  });

  it('leave the default and the text around them to be judged', () => {
    const partsOf = (text: string) =>
      literalParts(text)?.map(({ start, end, fallback }) => [text.slice(start, end), fallback]) ?? null;
    assert.deepEqual(partsOf('${A:-b-c}'), [['b-c', true]]);
    assert.deepEqual(partsOf('Bearer ${A}tail'), [
      ['Bearer ', false],
      ['tail', false],
    ]);
    assert.deepEqual(partsOf('${DB_PASSWORD:hunter2}'), [['hunter2', true]]);
    assert.deepEqual(partsOf('{{ x | default("y") }}'), [['y', true]]);
    assert.deepEqual(partsOf('${env:NAME}'), []);
    assert.deepEqual(partsOf('${input:api-key}'), []);
    assert.equal(partsOf('plain'), null);
  });
});

describe('a plain variable', () => {
  it('is a reference too', () => {
    for (const text of ['${TOKEN}', '${ORDERS_API_TOKEN}', '${PART_12_KEY}']) {
      assert.ok(isPlainVariable(text), text);
      assert.ok(isReference(text), text);
    }
  });

  it('has short words, no default and no other text', () => {
    const others = [
      `\${${'A1B2'.repeat(5)}}`,
      `\${TOKEN_${'Z9'.repeat(10)}}`,
      '${TOKEN:-Winter2031}',
      '${TOKEN}x',
      'x${TOKEN}',
      '${token}',
      '$TOKEN',
      '${}',
      '${A_B_C_D_E_F_G_H}',
    ];
    for (const text of others) assert.equal(isPlainVariable(text), false, text);
  });
});
