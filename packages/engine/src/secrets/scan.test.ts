import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPointer } from '../text/pointer.ts';
import { SourceText } from '../text/source-text.ts';
import { scanSecrets } from './scan.ts';
import type { SecretFrame } from './secret.ts';
import { documentOf, Random, sanitizedOf, secretsOf } from './testing.ts';

const random = new Random(77);
const secret = random.text(32);
const other = random.text(32);
const token = ['ghp', random.text(36)].join('_');

function placesOf(text: string, language: 'json' | 'yaml') {
  return scanSecrets(documentOf(text, language)).map(
    ({ kind, number, where, at, name, frame }) =>
      `${where} ${at.document}:${toPointer(at.path)} ${kind} ${number} ${name?.value ?? '-'} ${shown(frame)}`,
  );
}

/** Whether a reference can take the place of the secret, and what else the value holds. */
function shown(frame: SecretFrame | null): string {
  if (frame === null) return 'false';
  const parts = [frame.assigned, frame.variable].filter((part) => part !== null);
  return parts.length === 0 ? 'true' : parts.join('=');
}

describe('the place of a secret', () => {
  it('in a value: the value, with its key', () => {
    assert.deepEqual(placesOf(`{"a":{"api_key":"${secret}"}}`, 'json'), ['value 0:/a/api_key api-key 1 api_key true']);
  });

  it('in a value with its name, or as the default of a variable: the value', () => {
    const rows = [
      [`["API_KEY=${secret}"]`, 'API_KEY'],
      [`["API_KEY=\${OTHER_KEY:-${secret}}"]`, 'API_KEY=OTHER_KEY'],
      [`{"api_key":"\${OTHER_KEY:-${secret}}"}`, 'OTHER_KEY'],
      [`{"api_key":"\${OTHER_KEY:-${secret}} "}`, 'OTHER_KEY'],
      [`{"api_key":"\${OTHER_KEY:-${secret}}/x"}`, 'false'],
      [`["--api_key=${secret}"]`, 'false'],
    ] as const;
    for (const [text, end] of rows) {
      const [place] = placesOf(text, 'json');
      assert.ok(place?.endsWith(` ${end}`), `${text} ${place}`);
    }
  });

  it('in a key: the mapping that contains it', () => {
    assert.deepEqual(placesOf(`{"a":{"${token}":1}}`, 'json'), ['key 0:/a github-token 1 - false']);
  });

  it('in a comment: the innermost mapping around it', () => {
    assert.deepEqual(placesOf(`a:\n  # ${token}\n  b: 1\nc: 2\n`, 'yaml'), ['comment 0:/a github-token 1 - false']);
    assert.deepEqual(placesOf(`# ${token}\na: 1\n`, 'yaml'), ['comment 0: github-token 1 - false']);
  });

  it('in a tag or an anchor: the innermost mapping around it', () => {
    assert.deepEqual(placesOf(`a: !${token} b\n`, 'yaml'), ['markup 0: github-token 1 - false']);
  });

  it('in a later document of a stream: that document', () => {
    assert.deepEqual(placesOf(`a: 1\n---\ntoken: ${secret}\n`, 'yaml'), ['value 1:/token token 1 token true']);
  });

  it('in an aliased value: the anchor, judged under every name', () => {
    assert.deepEqual(placesOf(`x: &v ${secret}\napi_token: *v\n`, 'yaml'), ['value 0:/x token 1 api_token true']);
  });

  it('in a part of a value: the value', () => {
    assert.deepEqual(placesOf(`{"p":"use ${token} now"}`, 'json'), ['value 0:/p github-token 1 p false']);
  });

  it('under a duplicate key: each occurrence', () => {
    assert.deepEqual(secretsOf(`{"token":"${secret}","token":"${other}"}`), [
      ['token', secret],
      ['token', other],
    ]);
  });
});

it('a file with the 64 bytes of a key is a key, and a file with other numbers is none', () => {
  const bytes = Array.from({ length: 64 }, () => random.below(256));
  assert.equal(secretsOf(JSON.stringify(bytes)).length, 64);
  assert.deepEqual(secretsOf(JSON.stringify(bytes.slice(1))), []);
  assert.deepEqual(secretsOf(JSON.stringify(bytes.map((byte) => byte + 200))), []);
  assert.deepEqual(secretsOf(JSON.stringify({ pixels: bytes })), []);
});

describe('numbers and further occurrences', () => {
  it('numbers secrets by kind in document order, and equal secrets once', () => {
    assert.equal(
      sanitizedOf(JSON.stringify({ token: secret, a: { token: other }, b: { token: secret }, c: token })),
      '{"token":"REDACTED-token-1","a":{"token":"REDACTED-token-2"},"b":{"token":"REDACTED-token-1"},"c":"REDACTED-github-token-1"}',
    );
  });

  it('continues after the numbers of existing masks', () => {
    assert.equal(
      sanitizedOf(JSON.stringify({ token: 'REDACTED-token-7', a: { token: secret } })),
      '{"token":"REDACTED-token-7","a":{"token":"REDACTED-token-8"}}',
    );
  });

  it('masks a known secret in prose, keys, comments and encodings too', () => {
    const text = `api_key: ${secret}\nnote: see ${secret}!\n${secret}: 1\n# ${secret}\nb: ${btoa(`xx${secret}`)}\nu: "a=${secret.slice(0, 3)}"\n`;
    const left = sanitizedOf(text, 'yaml');
    assert.ok(!left.includes(secret.slice(4, 12)), left);
    assert.ok(!left.includes(btoa(`xx${secret}`).slice(8, 24)), left);
  });

  it('gives equal passwords inside and outside a URL their own titles', () => {
    const environment = ['DESK_DB=postgres://desk:desk-2031-x@db/desk', 'DESK_PASSWORD=desk-2031-x'];
    const titles = scanSecrets(documentOf(JSON.stringify({ environment }), 'json')).map(({ title }) => title);
    assert.deepEqual(titles, ['Password in a URL', 'Password']);
  });
  it('leaves an ordinary word in prose that is also a password', () => {
    const left = sanitizedOf('{"password":"sunflower","note":"a sunflower in the garden"}');
    assert.equal(left, '{"password":"REDACTED-password-1","note":"a sunflower in the garden"}');
  });

  it('leaves the name of a database that is also a password', () => {
    const text = '{"POSTGRES_DB":"desk_notes","POSTGRES_PASSWORD":"desk_notes","note":"reads desk_notes"}';
    assert.equal(sanitizedOf(text), text.replace('D":"desk_notes', 'D":"REDACTED-password-1'));
  });

  it('masks a passphrase of words everywhere', () => {
    for (const words of ['quiet-harbour-lantern', 'lighthouse_gardeners']) {
      const text = JSON.stringify({ password: words, prompt: `Log in with ${words} first.` });
      assert.ok(!sanitizedOf(text).includes(words), words);
    }
  });

  it('classifies a password that equals its user as a default', () => {
    const [match] = scanSecrets(documentOf('{"url":"postgres://desk_notes:desk_notes@db/desk_notes"}', 'json'));
    assert.equal(match?.class, 'default');
  });

  it('classifies such a password as a default everywhere in the document', () => {
    const classesOf = (value: object) =>
      scanSecrets(documentOf(JSON.stringify(value), 'json')).map((match) => match.class);
    const login = 'postgres://${DB_USER:-harborly}:${DB_PASSWORD:-harborly}@db/desk';
    const env = { DB_PASSWORD: '${DB_PASSWORD:-harborly}', REDIS_PASSWORD: '${REDIS_PASSWORD:-harborly}' };
    assert.deepEqual(classesOf({ ...env, DATABASE_URL: login }), ['default', 'default', 'default']);
    assert.deepEqual(classesOf(env), ['named', 'named']);
    const other = login.replace(':-harborly}:', ':-desk}:');
    assert.deepEqual(classesOf({ DATABASE_URL: other }), ['connection']);
  });

  it('leaves the id of a credential stored by n8n, in a workflow’s code too', () => {
    const id = new Random(77).text(16);
    const node = { credentials: { gmailOAuth2: { id, name: 'Desk' } } };
    const told = JSON.stringify({ nodes: [node, { code: `{ gmail_credential: '${id}' }` }] });
    assert.equal(sanitizedOf(told), told);
    const other = JSON.stringify({ nodes: [{ id, name: 'Desk' }, { code: `{ gmail_credential: '${id}' }` }] });
    assert.ok(!sanitizedOf(other).includes(`'${id}'`));
  });

  it('a reference does not name the value beside it', () => {
    const text = '{"model":{"default":"desk-v4-pro","api_key":"${DESK_API_KEY}"}}';
    assert.equal(sanitizedOf(text), text);
    const named = `{"header_key":"X-Api-Key","default":"${secret}"}`;
    assert.ok(!sanitizedOf(named).includes(secret));
  });

  it('does not print the secret of a match', () => {
    const [match] = scanSecrets(documentOf(`{"token":"${secret}"}`, 'json'));
    assert.ok(match !== undefined);
    assert.ok(!JSON.stringify({ ...match, at: null, shownAt: null, name: null }).includes(secret));
    assert.equal(SourceText.reveal(match.secret), secret);
  });
});

describe('YAML tags of references', () => {
  const rows = [
    'MasterUserPassword: !Ref AuroraSecretAssistant',
    'MasterUserPassword: !GetAtt AuroraSecretAssistant.Password4Desk',
    'MasterUserPassword: !GetAtt [AuroraSecretAssistant, Password4Desk]',
    'MasterUserPassword: !Join ["", ["{{resolve:secretsmanager:", !Ref AuroraSecretAssistant, ":SecretString:password::}}"]]',
    'password: !secret heating_controller_Login9',
    'api_key: !ENV DESK_Key4Production',
  ];
  for (const line of rows) {
    it(`mask nothing in ${line}`, () => assert.deepEqual(placesOf(`a:\n  ${line}\n`, 'yaml'), []));
  }
  it('do not clear other tags, other text or a provider’s format', () => {
    assert.equal(placesOf(`password: !Base64 ${secret}\n`, 'yaml').length, 1);
    assert.equal(placesOf(`password: !Ref "${secret}%"\n`, 'yaml').length, 1);
    assert.equal(placesOf(`password: !Ref ${token}\n`, 'yaml').length, 1);
  });
});

describe('random-looking values that are public', () => {
  const certificate = btoa(`-----BEGIN CERTIFICATE-----\n${random.text(400)}\n-----END CERTIFICATE-----\n`);
  const sum = `${random.text(22)}==`;
  it('include checksums of the body and certificates in base64', () => {
    for (const name of ['Content-MD5', 'x-ms-content-crc64', 'ETag'])
      assert.deepEqual(secretsOf(JSON.stringify({ headers: { [name]: [sum] } })), [], name);
    assert.deepEqual(secretsOf(JSON.stringify({ creator: { id_bytes: certificate }, admins: [certificate] })), []);
    assert.deepEqual(
      secretsOf(JSON.stringify({ header: { creator: { id_bytes: certificate } }, token: certificate })),
      [],
    );
  });
  it('do not include other headers or a private key after a certificate', () => {
    assert.equal(secretsOf(JSON.stringify({ headers: { 'x-desk': [sum] } })).length, 1);
    const key = `-----BEGIN ${'PRIVATE'} KEY-----\n${random.text(400)}\n-----END ${'PRIVATE'} KEY-----\n`;
    assert.equal(secretsOf(JSON.stringify({ bundle: btoa(atob(certificate) + key) })).length, 1);
  });
});
