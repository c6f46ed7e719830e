import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { base62, hex, Random } from '../testing.ts';
import { isPlaceholder } from './placeholders.ts';

describe('placeholders', () => {
  const placeholders = [
    'YOUR_API_KEY',
    'y0ur app1 p4ss w0rd',
    'string|null',
    'varchar(64)',
    'char(32) not null',
    'str, optional',
    'optional-sudo-password',
    'Optional[str]',
    'Union[str, None]',
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
    'anotherpassword',
    'our-second-token',
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
    'sin_origen',
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
  it('are recognised in many languages', () => {
    for (const text of placeholders) assert.ok(isPlaceholder(text), text);
  });

  it('do not include default passwords', () => {
    for (const text of [
      'hunter2hunter2',
      'y0urs7Truly!Kate',
      'Winter-Morning-7',
      'correct horse battery',
      'Blue42!Tractor',
      'qS9-vK2m',
      'river-stone-maple',
      'k7%SU-4f_pNRy',
      '9d-uw#Tu%2mQ',
    ]) {
      assert.equal(isPlaceholder(text), false, text);
    }
  });

  it('do not include long tokens with crosses by chance', () => {
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

  it('do not include keys in brackets or after words of placeholders', () => {
    const key = new Random(11).text(28);
    for (const text of [`<${key}>`, `your-${key}`, `<token>-${key}`]) assert.equal(isPlaceholder(text), false, text);
    for (const text of ['<DeskServiceAccountKey2031>', 'your-desk-service-account-key', '<your key of 32 characters>'])
      assert.ok(isPlaceholder(text), text);
  });

  it('hardly ever match random text', () => {
    const random = new Random(5);
    let wrong = 0;
    for (let i = 0; i < 2_000; i++) {
      if (isPlaceholder(random.text(32, base62)) || isPlaceholder(random.text(32, hex))) wrong++;
    }
    assert.ok(wrong <= 2, String(wrong));
  });
});

it('a password may begin with a word for what is missing', () => {
  for (const value of ['sin_Origen2031!', 'sinorigen2031', 'ohne_x7']) assert.ok(!isPlaceholder(value), value);
});
