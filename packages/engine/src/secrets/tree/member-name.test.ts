import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { base62, hex, Random, secretsOf } from '../testing.ts';

const random = new Random(31);
const mixed = random.text(22);
const word = random.text(10);
const password = `${word}7k`;
const session = random.text(40, hex);

function maskedIn(tree: object): readonly string[] {
  return secretsOf(JSON.stringify(tree)).map(([, text]) => text);
}

describe('the name of a member', () => {
  it('may be a provider’s if the value has the form of its keys', () => {
    assert.deepEqual(maskedIn({ travis: mixed }), [mixed]);
    assert.deepEqual(maskedIn({ travis: 'enabled', deepgram: 'nova-2-general', azure: 'northeurope' }), []);
    // Ids of a commit, a page, a file and an account.
    assert.deepEqual(
      maskedIn({ deepgram: session, notion: session.slice(8), figma: mixed, stripe: `acct_${word}` }),
      [],
    );
  });

  it('may be a provider’s in a mapping of keys', () => {
    const key = random.text(32);
    assert.deepEqual(maskedIn({ keys: { deepgram: key, serper: session } }), [key, session]);
    assert.deepEqual(maskedIn({ tokens: { mistral: key } }), [key]);
    assert.deepEqual(maskedIn({ keys: { deepgram: 'none', save: 'ctrl+shift+s', desk: mixed } }), []);
    assert.deepEqual(maskedIn({ keys: [{ kty: 'EC', crv: 'P-256', x: random.text(43), y: random.text(43) }] }), []);
  });

  it('may be that of a platform to which a plugin proves who runs it', () => {
    assert.deepEqual(maskedIn({ auth: { verification_tokens: { openai: session } } }), []);
    assert.deepEqual(maskedIn({ slack: { verification_token: mixed } }), [mixed]);
    assert.deepEqual(maskedIn({ verification_tokens: { desk: mixed } }), [mixed]);
  });

  it('may be a cookie’s', () => {
    const sessionCookie = { name: 'sessionid', value: session, domain: '.desk.example', path: '/' };
    assert.deepEqual(maskedIn({ cookies: [sessionCookie, { name: 'theme', value: 'dark-2' }] }), [session]);
    assert.deepEqual(maskedIn({ cookies: { PHPSESSID: password, session_id: session, lang: 'en' } }), [
      password,
      session,
    ]);
    assert.deepEqual(maskedIn({ cookie: { password, name: 'desk_session_v2', maxAge: 3600 } }), [password]);
    assert.deepEqual(
      maskedIn({ cookies: { consent: 'accepted-2024', sessionid: '${SESSION}', session_ttl: 3600 } }),
      [],
    );
  });

  it('may be that of a piece of an answer', () => {
    const pieces = (piece: object) => ({ details: { tokens: [{ id: 272, ...piece }] } });
    assert.deepEqual(maskedIn(pieces({ text: ` ${word}`, logprob: -0.27 })), []);
    assert.deepEqual(maskedIn({ logprobs: { content: [{ token: `${word}7`, logprob: -0.01, bytes: [72] }] } }), []);
    assert.deepEqual(maskedIn(pieces({ text: mixed })), [mixed]);
    const key = `ghp_${random.text(36)}`;
    assert.deepEqual(maskedIn(pieces({ text: key, logprob: -0.1 })), [key]);
  });

  it('may be an SNMP community', () => {
    assert.deepEqual(maskedIn({ snmp: { host: '10.0.0.1', community: password } }), [password]);
    assert.deepEqual(maskedIn({ snmp_community: password }), [password]);
    assert.deepEqual(maskedIn({ snmp: { community: 'public-docs' }, community: `https://chat.example/${word}` }), []);
  });
});

describe('two items of a list', () => {
  it('are the user and password of a login', () => {
    assert.deepEqual(maskedIn({ auth: { basic: ['deploy', password] } }), [password]);
    assert.deepEqual(maskedIn({ http_auth: ['deploy', password] }), [password]);
    assert.deepEqual(
      maskedIn({ auth: { basic: ['read', 'write'], login: ['totp', 'sms_code2'], methods: ['bearer', 'jwt-rs256'] } }),
      [],
    );
    assert.deepEqual(maskedIn({ auth: ['oauth2', 'apikeyheader'], versions: ['desk', password] }), []);
  });
});

it('a private key is recognised by the public key beside it', () => {
  const [open, closed] = [random.text(87), random.text(43)];
  assert.deepEqual(maskedIn({ vapid: { public: open, private: closed } }), [closed]);
  assert.deepEqual(maskedIn({ repository: { public: 'docs-v2', private: 'team-alpha7' }, private: closed }), []);
});

it('the URL of a push service is a secret', () => {
  const url = `https://sctapi.ftqq.com/SCT${random.text(6, '0123456789')}T${random.text(26)}.send`;
  assert.deepEqual(maskedIn({ push: url }), [url]);
  assert.deepEqual(maskedIn({ push: `https://api.day.app/${mixed}` }), [`https://api.day.app/${mixed}`]);
  assert.deepEqual(maskedIn({ push: 'https://sctapi.ftqq.com/YOUR_SEND_KEY.send', site: 'https://api.day.app/' }), []);
});

it('the key in a shared link is a secret', () => {
  const key = random.text(25, base62.toLowerCase());
  assert.deepEqual(maskedIn({ file: `https://www.dropbox.com/scl/fi/a/f.pdf?rlkey=${key}&dl=1` }), [key]);
  assert.deepEqual(maskedIn({ file: 'https://www.dropbox.com/scl/fi/a/f.pdf?rlkey=your-own-link-key&dl=1' }), []);
});

it('a checksum annotation is no secret', () => {
  const sum = new Random(17).text(64, hex);
  assert.deepEqual(maskedIn({ annotations: { 'checksum/session-key': sum } }), []);
  assert.deepEqual(maskedIn({ annotations: { session_key: sum } }), [sum]);
});

it('the address of the workflow itself is no secret, unlike another one or a credential in it', () => {
  const webhookUrl = `https://desk.app.n8n.cloud/webhook/${random.text(8, hex)}-4c1d-4e2f-8a3b-${random.text(12, hex)}`;
  const call = { headers: { host: 'desk.app.n8n.cloud' }, body: {}, webhookUrl, executionMode: 'production' };
  assert.deepEqual(maskedIn({ pinData: { Webhook: [call] } }), []);
  assert.deepEqual(maskedIn({ headers: {}, webhookUrl }), [webhookUrl]);
  const withSecrets = webhookUrl.replace('https://', `https://bob:${mixed}@`);
  assert.deepEqual(maskedIn({ ...call, webhookUrl: withSecrets }), [mixed]);
  const withQuery = `${webhookUrl}?api_key=${session}`;
  assert.deepEqual(maskedIn({ ...call, webhookUrl: withQuery }), [withQuery]);
  assert.deepEqual(maskedIn({ ...call, webhookUrl: { token: mixed } }), [mixed]);
  assert.deepEqual(maskedIn({ pinData: { Webhook: [{ ...call, token: mixed }] } }), [mixed]);
});

it('the id of the node that holds credentials is no secret', () => {
  const creds = random.text(16, hex);
  const node = { id: random.text(16, hex), type: 'openai', z: 'a', creds, wires: [['b']] };
  assert.deepEqual(maskedIn([node, { id: creds, type: 'openai-key' }]), []);
  assert.deepEqual(maskedIn([{ ...node, creds: mixed }]), [mixed]);
  assert.deepEqual(maskedIn([{ ...node, creds: 'a', apiKey: session }]), [session]);
  assert.deepEqual(maskedIn({ creds }), [creds]);
});
