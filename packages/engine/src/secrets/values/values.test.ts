import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { base62, hex, Random } from '../testing.ts';
import { isDigestLike, isOrdinary, isPublic, isUuid } from './benign.ts';
import { judge, judgePossible } from './judge.ts';
import { classifyName, nameWords } from './names.ts';
import { isPlaceholder } from './placeholders.ts';
import { isReference, literalParts } from './references.ts';

describe('names', () => {
  const classes = {
    password: [
      'password',
      'DB_PASSWORD',
      'dbPassword',
      'smtp_pass',
      'PGPASSWORD',
      'MYSQL_PWD',
      'passphrase',
      'pin',
      'rootpw',
      'passwort',
      'contraseña',
      'senha',
      'mot_de_passe',
      'пароль',
      '密码',
      '数据库密码',
      'パスワード',
      '비밀번호',
      'şifre',
      'password2',
      'ADMIN_PW',
      'pass_word',
      'PassWd',
      'SSHPASS',
    ],
    secret: [
      'secret',
      'SECRET_KEY',
      'clientSecret',
      'api_key',
      'APIKEY',
      'X-Api-Key',
      'accessToken',
      'GITHUB_TOKEN',
      'X_SERVICE_APITOKEN_PROD',
      'private_key',
      'JWT_SECRET',
      'webhook_secret',
      'credentials',
      'Authorization',
      'mnemonic',
      'seed_phrase',
      'AccountKey',
      'openai-key',
      'токен',
      '密钥',
      '接口密钥',
      'api_schluessel',
      'csrfSecret',
      'ａｐｉ＿ｋｅｙ',
      'apiKey1',
      'api_keys',
      'SECRET_KEY_BASE',
      'TWITTER_COOKIES_CT0',
      'FB_PAGE_TOKEN',
      'page_access_token',
    ],
    key: ['key', 'auth', 'cookie', 'SUPABASE_KEY', 'token_of_acme', 'salt'],
    excluded: [
      'max_tokens',
      'csrf_token',
      'Sec-WebSocket-Key',
      'tokenLimit',
      'TOKEN_COUNT',
      'password_file',
      'passwordField',
      'secret_name',
      'api_key_env',
      'apiKeyHelper',
      'AWS_ACCESS_KEY_ID',
      'public_key',
      'publishable_key',
      'primaryKey',
      'cache_key',
      'routing_key',
      'token_url',
      'auth_mode',
      'credential_id',
      'next_page_token',
      'eos_token',
      'has_password',
      'redact_secrets',
      'wallet_address',
    ],
    neutral: [
      'name',
      'model',
      'tokenizer',
      'keyboard',
      'monkey',
      'author',
      'passenger',
      'secretary',
      'compass',
      'region',
    ],
  } as const;
  for (const [expected, names] of Object.entries(classes)) {
    it(`that promise: ${expected}`, () => {
      for (const name of names) {
        const own = classifyName(name);
        assert.equal(
          own === 'excluded' && expected === 'neutral' ? 'neutral' : own,
          expected,
          `${name}: ${nameWords(name).join(' ')}`,
        );
      }
    });
  }
});

describe('references', () => {
  const references = [
    '${X}',
    '$X',
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
    '<%= ENV["X"] %>',
    '$(cat /run/secrets/x)',
    '`op read op://v/i`',
    '!env X',
    '__X__',
    '[[x]]',
    'process.env.X',
    'os.environ/X',
    'os.getenv("X")',
    'env(X)',
    'secrets.X',
    'op://vault/item/key',
    'vault:secret/data/x#key',
    'keychain://x',
    'aws-sm:prod/x',
    'secretref:x',
    'file:/etc/key',
    '/run/secrets/x',
    'arn:aws:secretsmanager:eu-west-1:123456789012:secret:x',
    'projects/1/secrets/x/versions/latest',
    'https://acme.vault.azure.net/secrets/x',
    '@Microsoft.KeyVault(SecretUri=https://acme.vault.azure.net/secrets/x/)',
    'ref+vault://secret/x#key',
    `ENC[AES256_GCM,data:${'Qk3='.repeat(8)},type:str]`,
    '$ANSIBLE_VAULT;1.1;AES256',
    '$.secrets.x',
  ];
  it('in every notation that hosts and stores use', () => {
    for (const text of references) assert.ok(isReference(text), text);
  });

  it('are no literals that only begin alike', () => {
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
      '%envDesk(8)%7',
    ]) {
      assert.equal(isReference(text), false, text);
    }
  });

  it('leave the default and the text around them', () => {
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

describe('placeholders', () => {
  const placeholders = [
    'YOUR_API_KEY',
    '<YOUR_KEY>',
    'your-api-key',
    'sk-your-key-here',
    'sk-...',
    'xxxx',
    'XXXX-XXXX',
    'sk_test_xxx',
    'REPLACE_ME',
    'insert-token',
    'changethis',
    '***',
    '••••',
    'dummy',
    'example-token',
    'my-secret-key',
    'mysecretkey',
    'test_token_123',
    'none',
    'TBD',
    '[REDACTED]',
    'redacted',
    '00000000-0000-0000-0000-000000000000',
    '1234567890abcdef',
    'abc123def456',
    'acme_abc123def456ghi789jkl012mno345',
    'a1b2c3d4e5f6',
    'dein-api-key',
    'VOTRE_CLE',
    'tu-api-key',
    'SUA_CHAVE_AQUI',
    'twój-klucz',
    'ваш_токен',
    '你的密钥',
    '自行补充',
    'ここに入力',
    '여기에_키',
    'user_provided',
    'not-needed',
    'lm-studio',
    'jouw-sleutel',
    'din-nøgle',
    'sinun-avain',
    'váš-klíč',
    'az-ön-kulcs',
    'το-κλειδί-σας',
    'ваш-ключ-тут',
    'khóa-của-bạn',
    'kunci-anda',
    'आपका टोकन यहाँ',
    'ضع المفتاح هنا',
    'המפתח שלך כאן',
    'anahtarınız',
    '您的金鑰',
  ];
  it('in many languages', () => {
    for (const text of placeholders) assert.ok(isPlaceholder(text), text);
  });

  it('are no values that some deployment runs with', () => {
    for (const text of [
      'hunter2hunter2',
      'Winter-Morning-7',
      'correct horse battery',
      'Blue42!Tractor',
      'qS9-vK2m',
      'river-stone-maple',
    ]) {
      assert.equal(isPlaceholder(text), false, text);
    }
  });

  it('are no long tokens with crosses by chance', () => {
    const random = new Random(6);
    for (const crosses of ['xXx', 'xxx', 'XXX']) {
      assert.equal(isPlaceholder(`fm1a_${crosses}/${random.text(60)}`), false, crosses);
      assert.ok(isPlaceholder(`fm1a_${crosses.toLowerCase()}`));
    }
    assert.ok(
      isPlaceholder(`sk-proj-${'x'.repeat(40)}`) &&
        isPlaceholder('sk-ant-api03-xxxx-your-own-key-goes-here-instead-of-this'),
    );
  });

  it('are hardly ever random text', () => {
    const random = new Random(5);
    let wrong = 0;
    for (let i = 0; i < 2_000; i++) {
      if (isPlaceholder(random.text(32, base62)) || isPlaceholder(random.text(32, hex))) wrong++;
    }
    assert.ok(wrong <= 2, String(wrong));
  });
});

describe('public values', () => {
  it('say what they are', () => {
    const random = new Random(2);
    const digest = random.text(64, hex);
    for (const text of [
      `sha256:${digest}`,
      `app@sha256:${digest}`,
      `pk_live_${random.text(24)}`,
      `asst_${random.text(24)}`,
      `0x${random.text(40, hex)}`,
      `AC${random.text(32, hex)}`,
      `ssh-ed25519 ${random.text(68)}`,
      'data:image/png;base64,iVBOR',
    ]) {
      assert.ok(isPublic(text), text);
    }
    assert.ok(isDigestLike(digest) && isUuid('7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f'));
    for (const text of [
      'https://a.dev/x',
      './docs/key',
      'GITHUB_TOKEN',
      '1.2.3',
      '2026-01-22',
      'a@b.dev',
      'api.acme.dev:8080',
      '^sk-[a-z]{20}$',
    ])
      assert.ok(isOrdinary(text), text);
  });
});

describe('judging a value by its name', () => {
  const kindOf = (name: string, value: string) => judge(classifyName(name), name, value)?.class ?? null;
  const random = new Random(4);
  const cases: readonly (readonly [name: string, value: string, expected: string | null])[] = [
    ['password', 'sunflower', 'named'],
    ['password', 'correct horse battery staple', 'named'],
    ['password', 'Tr0ub4dor&3', 'named'],
    ['password', 'admin123', 'default'],
    ['password', 'postgres', 'default'],
    ['api_key', 'dify-sandbox', 'default'],
    ['name', 'dify-sandbox', null],
    ['api_key', 'my-sandbox', null],
    ['password', 'changeme', 'weak'],
    ['password', 'The password you sign in with.', null],
    ['password', 'required', null],
    ['password', 'abc', null],
    ['password', 'x7#', 'named'],
    ['password', '0000', 'default'],
    ['password', '$$Winter2031', 'named'],
    ['password', '@dmin99', 'named'],
    ['password', '%Kappa88', 'named'],
    ['password', '$oauth2Token', null],
    ['password', '$Password', null],
    ['password', '$$DB_PASSWORD2', null],
    ['password', '%DB_PASSWORD%', null],
    ['password', '@env:DB_PASSWORD', null],
    ['password', '%(password)s', null],
    ['mật khẩu', 'sunflower', 'named'],
    ['كلمة المرور', 'sunflower', 'named'],
    ['password', '/run/secrets/db', null],
    ['password', 'DB_PASSWORD', null],
    ['pin', '48151623', 'named'],
    ['token', random.text(40), 'named'],
    ['token', 'hunter2hunter2', 'named'],
    ['token', 'bearer', null],
    ['password', 'Password', null],
    ['passwort', 'Passwort', null],
    ['password', 'admin#2031', 'named'],
    ['password', 'YourTurn!77kx', 'named'],
    ['password', 'YourStrong!Passw0rd', null],
    ['password', 'example@123', null],
    ['signing_key', '1B923110DE970A0D', null],
    ['app_token', `bascn${random.text(22)}`, null],
    ['new_password', 'Nueva contraseña', null],
    ['new_password', 'Kata sandi baru', null],
    ['password', 'maple street harbour', 'named'],
    ['password', 'my-master-password', null],
    ['password', 'ENC(bWFwbGUgc3RyZWV0IGhhcmJvdXI=)', null],
    ['api_key', `encrypted:${random.text(90)}`, null],
    ['api_key', `AQICAH${random.text(180)}`, null],
    ['api_key', `${random.text(18)} ${random.text(18)}`, 'named'],
    ['key', `a=${random.text(18)}; b=${random.text(18)}`, null],
    ['access_token', '08176933932671707343', 'named'],
    ['backup_code', '58451715', 'named'],
    ['alarm_code', '4862', 'named'],
    ['error_code', '4862', null],
    ['status_codes', '58451715', null],
    ['file_token', random.text(27), null],
    ['transparency_pass', 'HIGH', null],
    ['FAIL_TO_PASS', 'tests/test_desk.py::test_line_2', null],
    ['on_verification_pass', 'clear_status_2', null],
    ['desk_pass', 'clear_status_2', 'named'],
    ['password', 'wrong_password_4821', null],
    ['credentials', 'SHOP_DESK_*', null],
    ['pin', 'An die Seite heften', null],
    ['pin', 'Desk 48 Maple', 'named'],
    ['pin', '4862', 'named'],
    ['door_pin_code', '739154', 'named'],
    ['pin', '7777', null],
    ['pinout', '4862', null],
    ['token', 'client_secret_basic', null],
    ['token', 'github-app-installation', null],
    ['secret', 'a sentence about secrets', null],
    ['api_key', '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f', 'named'],
    ['credential', '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f', null],
    ['key', 'ctrl+shift+k', null],
    ['key', random.text(40), 'named'],
    ['max_tokens', random.text(40), null],
    ['api_key', `Qk2${random.text(23)}`, 'named'],
    ['api_key', `Qk2${random.text(120)}`, null],
  ];
  for (const [name, value, expected] of cases) {
    it(`${name}: ${value} is ${expected ?? 'no secret'}`, () => assert.equal(kindOf(name, value), expected));
  }

  it('suspects random values that no name explains, and nothing that is short, public or made of words', () => {
    assert.equal(judgePossible(random.text(30))?.confidence, 'low');
    for (const value of [
      random.text(12),
      random.text(64, hex),
      '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f',
      'my-app-7d9f8b6c5d-x2x4z',
      'eu-central-1a-production-cluster',
      `\${${random.text(30)}}`,
      Buffer.from('List the orders of today — then stop, please.').toString('base64'),
    ]) {
      assert.equal(judgePossible(value), null, value);
    }
  });
});
