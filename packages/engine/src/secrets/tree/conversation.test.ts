import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { secretsOf } from '../testing.ts';

const words = 'art dance travel food sport garden river mountain city summer abandon about'.split(' ');

function maskedIn(tree: object): readonly string[] {
  return secretsOf(JSON.stringify(tree)).map(([, text]) => text);
}

function conversation(question: string, answer: string): object {
  return {
    messages: [
      { role: 'assistant', content: question },
      { role: 'user', content: answer },
    ],
  };
}

describe('an answer in a conversation', () => {
  it('is a password if the question asks for one', () => {
    assert.deepEqual(maskedIn(conversation('Hi! What is the admin password?', 'Maple7Street')), ['Maple7Street']);
    assert.deepEqual(maskedIn(conversation('Wie lautet das Passwort für den Drucker?', 'Es lautet Maple7Street.')), [
      'Maple7Street',
    ]);
  });

  it('is no password after another question, or if it states something else', () => {
    assert.deepEqual(maskedIn(conversation('Which release is it?', 'Maple7Street')), []);
    assert.deepEqual(maskedIn(conversation('Send me the password.', 'Maple7Street')), []);
    assert.deepEqual(maskedIn(conversation('What is the admin password?', 'I lost it in 2024')), []);
    assert.deepEqual(maskedIn(conversation('How long is a password?', '12')), []);
  });
});

describe('an answer beside its question', () => {
  it('is a password if the question asks for one', () => {
    const pair = (question: string, answer: string) => maskedIn({ faq: [{ q: question, a: answer }] });
    assert.deepEqual(pair('What is the wifi password?', 'Maple7Street'), ['Maple7Street']);
    assert.deepEqual(maskedIn({ question: 'What is the wifi password?', answer: 'Maple7Street' }), ['Maple7Street']);
    assert.deepEqual(pair('Which release is it?', 'Maple7Street'), []);
    assert.deepEqual(pair('How long is a password?', '12'), []);
  });
});

describe('a seed phrase', () => {
  it('may be a list of words, or a numbered list in a text', () => {
    assert.deepEqual(maskedIn({ wallet: { mnemonic: words } }), words);
    const numbered = words.map((word, index) => `${index + 1}. ${word}`).join(' ');
    assert.deepEqual(maskedIn({ seed_phrase: numbered }), [numbered]);
  });

  it('does not consist of other words, or of too few', () => {
    assert.deepEqual(maskedIn({ seed_keywords: ['crm', ...words.slice(1)] }), []);
    assert.deepEqual(maskedIn({ mnemonic: words.slice(2) }), []);
    assert.deepEqual(maskedIn({ topics: words.slice(0, 9) }), []);
    const phrases = 'start listening,stop talking,leave this mode now,good night dear helper,close every open window';
    assert.deepEqual(maskedIn({ wake_phrases: phrases }), []);
    assert.deepEqual(maskedIn({ seed_phrase: words.join(', ') }), [words.join(', ')]);
  });
});

describe('an authenticator key', () => {
  it('may be written in groups', () => {
    assert.deepEqual(maskedIn({ totp_secret: '4ly4 t4bz qden jlmd' }), ['4ly4 t4bz qden jlmd']);
    assert.deepEqual(maskedIn({ totp_secret: 'scan this code once' }), []);
  });
});

describe('values under the name of a credential that are no secrets', () => {
  const digest = 'a8b56da449ac8567ca36677cc260460b30df8ea7de228af439dd03c5292e27f3';
  it('include digests of files, transactions and names of stored secrets', () => {
    assert.deepEqual(maskedIn({ files: { 'hooks\\session-start': digest, 'references/auth.md': digest } }), []);
    assert.deepEqual(
      maskedIn({ hashes: { 'run/session_token.cpython-312.pyc': digest, 'auth/token.yaml': digest } }),
      [],
    );
    assert.deepEqual(maskedIn({ hashes: { 'session.token': digest } }), [digest]);
    assert.deepEqual(maskedIn({ setTokens: `0x${digest}` }), []);
    assert.deepEqual(maskedIn({ private_key: `0x${digest}` }), [`0x${digest}`]);
    assert.deepEqual(maskedIn({ services: { desk: { secrets: ['desk4j_auth_file'] } } }), []);
  });

  it('do not include credentials that look similar', () => {
    assert.deepEqual(maskedIn({ credential: `0x${digest}` }), [`0x${digest}`]);
    assert.deepEqual(maskedIn({ access_token: `0x${digest}` }), [`0x${digest}`]);
    for (const [name, value] of [
      ['DESK_ENCRYPTION_KEY', 'desk_orders_n7n_key_2025_kept'],
      ['DB_PASSWORD', 'make coffee strong 77'],
      ['DB_PASSWORD', 'docker Xk29!fqQ'],
      ['passphrase', 'ruby slippers tango 9'],
      ['STATUS_PASS', 'Kx92hfq7Qw'],
      ['APPROVAL_PASS', 'Kx92hfq7Qw'],
    ] as const) {
      assert.deepEqual(maskedIn({ [name]: value }), [value], name);
    }
  });

  it('include scopes and templates', () => {
    assert.deepEqual(maskedIn({ security: [{ oauth2: ['stock:read', 'stock:write'] }] }), []);
    assert.deepEqual(maskedIn({ security: [{ auth: ['desk:Xk29fqQ7w'] }] }), ['Xk29fqQ7w']);
    const form = "grant_type=password&password=@{encodeUriComponent(variables('Word'))}@{variables('More')}\n";
    assert.deepEqual(maskedIn({ body: form }), []);
    assert.deepEqual(maskedIn({ body: 'grant_type=password&password=Xk29@{fqQ7w' }), ['Xk29@{fqQ7w']);
    assert.deepEqual(maskedIn({ headers: { Authorization: "Bearer @{variables('accessToken')}" } }), []);
  });

  it('include versions, scripts and patterns', () => {
    assert.deepEqual(maskedIn({ pin: 'v0.28.0' }), []);
    assert.deepEqual(maskedIn({ pin: 'desk-hooks/v0.8.1' }), []);
    assert.deepEqual(maskedIn({ pin: '4862' }), ['4862']);
    assert.deepEqual(maskedIn({ scripts: { 'reset-password': 'node config/reset-password.js' } }), []);
    assert.deepEqual(maskedIn({ scripts: { 'seed-passwords': 'tsx --env-file=.env.local scripts/seed.ts' } }), []);
    assert.deepEqual(maskedIn({ scripts: { 'reset-password': 'npm run reset -- --all' } }), []);
    assert.deepEqual(maskedIn({ lines: ['password', 'gateway\\.auth\\.password'] }), []);
    assert.deepEqual(maskedIn({ forbidden: ['export.*PASSWORD', 'export.*SECRET2'] }), []);
    assert.deepEqual(maskedIn({ guards: ['verdict-pass', 'pr-approval-failed'] }), []);
    assert.deepEqual(maskedIn({ path: 'a>b>@acme/spl-token>@acme/buffer-layout2' }), []);
    assert.deepEqual(maskedIn({ env: { MYSQL_DSN: 'user:pass@tcp(db:3306)/app' } }), []);
  });
});
