import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskOf } from '../mask.ts';
import { classifyName, nameWords } from './names.ts';

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
      'password_utente',
      'clave_secreta',
      'senhaBanco',
      'ПАРОЛЬ_БД',
      'mat_khau',
      'mima',
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
      'VAULT_SECRET_ID',
      'approle_secret_id',
      'LI_AT',
      'SECRET_KEY',
      'APIkey',
      'myAPIkeys',
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
      'next-auth.session-token',
    ],
    key: ['key', 'auth', 'cookie', 'SUPABASE_KEY', 'token_of_acme', 'salt', 'NEWS_API', 'MAIL_REFRESH'],
    excluded: [
      'secret_id',
      'dedupe_key',
      'ChangeToken',
      'CreationToken',
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
      'verify_key',
      'API_BASE_URL',
      'publishable_key',
      'primaryKey',
      'cache_key',
      'fileKey',
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
      'APIkeyboard',
      'Okey',
      'name',
      'api',
      'api_gateway',
      'private_channel',
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
    it(`of the class ${expected}`, () => {
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

  it('are read with look-alike letters replaced', () => {
    for (const name of ['pаssword', 'db_pаsswоrd', 'passw0rd', 'DB_PA55WORD'])
      assert.equal(classifyName(name), 'password', name);
    for (const name of ['api ключ', 'apiКлюч', 'токен']) assert.equal(classifyName(name), 'secret', name);
    for (const name of ['раздел', 'оператор note', 'passw0rds_file', 'pаssаge'])
      assert.equal(classifyName(name) === 'password', false, name);
  });

  it('contain no words of masks', () => {
    assert.deepEqual(nameWords(`a=${maskOf('token', 1)}&b=${maskOf('password', 2)}`), ['a', 'b']);
    assert.deepEqual(nameWords('REDACTED-token'), ['redacted', 'token']);
  });
});
