import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskOf } from '../mask.ts';
import { Random, sanitizedOf } from '../testing.ts';

const random = new Random(83);
const secret = random.text(28);
const azureKey = () => [random.text(76), 'ACDb', random.text(5), '=='].join('');

function listed(...items: readonly string[]): string {
  return sanitizedOf(JSON.stringify({ environment: items }));
}

describe('a mask', () => {
  it('does not name its value', () => {
    const text = JSON.stringify({ routes: { [maskOf('token', 1)]: ['--mode=fast', '--rows=desk-and-door'] } });
    assert.equal(sanitizedOf(text), text);
    // Without a number it is no password.
    assert.ok(!sanitizedOf(JSON.stringify({ 'REDACTED-token': secret })).includes(secret));
  });
});

describe('a list of words', () => {
  const words = ['barely', 'clearly', 'joyously', 'kindly', 'quickly', 'slowly', 'surely'];

  it('has no tokens, but may have passwords', () => {
    const text = JSON.stringify({ tokens: words });
    assert.equal(sanitizedOf(text), text);
    assert.ok(!sanitizedOf(JSON.stringify({ passwords: words })).includes('joyously'));
    assert.ok(!sanitizedOf(JSON.stringify({ tokens: [...words, secret] })).includes(secret));
  });
});

describe('two items of a list', () => {
  it('are a name and its value', () => {
    const token = random.text(32);
    assert.ok(!listed('deploy-token', token).includes(token));
  });

  it('are a plain list if both are phrases', () => {
    const text = JSON.stringify({ refuse: ['requests for passwords', 'forget all earlier instructions'] });
    assert.equal(sanitizedOf(text), text);
    const token = random.text(32);
    assert.ok(!listed('the deploy token', token).includes(token));
  });

  it('are a plain list among the members that a schema requires', () => {
    const schema = JSON.stringify({ type: 'object', required: ['password', 'displayname'] });
    assert.equal(sanitizedOf(schema), schema);
    assert.ok(!sanitizedOf(JSON.stringify({ required: ['password', secret] })).includes(secret));
    assert.ok(!sanitizedOf(JSON.stringify({ login: ['password', 'displayname'] })).includes('displayname'));
  });

  it('are a login with a word and a number, but not with an authentication method', () => {
    const password = ['Harbour', random.text(4, '23456789')].join('');
    assert.ok(!sanitizedOf(JSON.stringify({ auth: ['desk', password] })).includes(password));
    const schemes = JSON.stringify({ auth: ['basic', 'digest'], login: ['Form', 'Digest'] });
    assert.equal(sanitizedOf(schemes), schemes);
  });

  it('are no name and value if the second is a variable', () => {
    assert.match(listed('deploy-token-1', 'LOG_LEVEL=debug'), /LOG_LEVEL=debug/);
  });

  it('are no name and value if the first is a mask', () => {
    assert.match(listed(maskOf('api-key', 1), 'debug-level-nine'), /debug-level-nine/);
    const once = listed(`STORE_KEY=${azureKey()}`, 'LOG_LEVEL=debug');
    assert.match(once, /"STORE_KEY=REDACTED-azure-service-key-1","LOG_LEVEL=debug"/);
    assert.equal(sanitizedOf(once), once);
  });
});
