import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hex, Random, sanitizedOf } from '../testing.ts';

const random = new Random(67);
const settings = (line: string) => JSON.stringify({ env_file: `LOG=info\n${line}\nPORT=3000\n` });

describe('variables and options that end with a short word', () => {
  for (const name of [
    'DESK_SK',
    'DESK_BEARER',
    'DESK_SALT',
    'DESK_REFRESH',
    'DESK_PRIVATE',
    '--desk-sk',
    '--desk-bearer',
  ])
    it(`masks the value of ${name}`, () => {
      const secret = random.text(40);
      assert.ok(!sanitizedOf(settings(`${name}=${secret}`)).includes(secret));
    });

  it('masks Telegram’s application hash and Agora’s application certificate', () => {
    for (const name of ['TG_API_HASH', '--api-hash', 'AGORA_APP_CERTIFICATE']) {
      const secret = random.text(32, hex);
      assert.ok(!sanitizedOf(JSON.stringify({ env: { [name]: secret } })).includes(secret), name);
    }
    const secret = random.text(32, hex);
    assert.ok(!sanitizedOf(settings(`TG_API_HASH=${secret}`)).includes(secret));
  });

  it('masks no words, numbers and references', () => {
    for (const line of [
      'DESK_SK=slovak',
      'DESK_SALT=10',
      'PAGE_REFRESH=every-ten-minutes-or-so-of-a-day',
      'IS_PRIVATE=true',
      'LOCALE_SK=Dobry den vsetkym pri stole',
      'DESK_BEARER=${DESK_TOKEN}',
      'APP_CERTIFICATE=./desk.pem',
    ])
      assert.equal(sanitizedOf(settings(line)), settings(line));
  });
});
