import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random } from '../testing.ts';
import { judge, judgePossible } from './judge.ts';
import { classifyName } from './names.ts';

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
    ['JWT_SECRET', 'Maple2031', 'named'],
    ['GATEWAY_TOKEN', 'maple7', 'named'],
    ['gateway token', 'quiet-maple', 'named'],
    ['JWT_SECRET', 'quiet-maple', null],
    ['master_key', 'quiet-maple-48', 'named'],
    ['session_secret', 'desk-session-secret-2', null],
    ['JWT_SECRET', 'your-secret-123', null],
    ['AUTH_SECRET', 'auth_secret_v2', null],
    ['next_token', 'maple-48', null],
    ['AUTH_TOKEN', 'maple-48', null],
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
