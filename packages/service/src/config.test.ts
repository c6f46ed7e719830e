import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('works without any variable', () => {
    const reading = readConfig({});
    assert.equal(reading.kind, 'config');
    const { config } = reading;
    assert.equal(config.host, '127.0.0.1');
    assert.equal(config.port, 3000);
    assert.equal(config.baseUrl, 'http://127.0.0.1:3000');
    assert.equal(config.dataDirectory, resolve('data'));
    assert.equal(config.rateLimitPerMinute, 60);
    assert.equal(config.logLevel, 'info');
    assert.equal(config.stripe, null);
  });

  it('reads all variables', () => {
    const reading = readConfig({
      HOST: '::1',
      PORT: '8080',
      BASE_URL: 'https://Grade.example:443/',
      DATA_DIR: '/var/lib/agent-grade',
      RATE_LIMIT_PER_MINUTE: '5',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://localhost',
    });
    assert.equal(reading.kind, 'config');
    const { config } = reading;
    assert.equal(config.baseUrl, 'https://grade.example');
    assert.equal(config.dataDirectory, '/var/lib/agent-grade');
    assert.equal(config.rateLimitPerMinute, 5);
    assert.equal(config.smtpUrl, 'smtp://localhost');
    assert.equal(config.sessionSecret, 'x'.repeat(32));
    assert.equal(config.mailFrom, 'AgentGrade <no-reply@grade.example>');
    assert.equal(config.stripe, null);
  });

  it('trusts the listed proxies and no others', () => {
    const proxies = (text: string) => {
      const reading = readConfig({ TRUSTED_PROXIES: text });
      return reading.kind === 'config' ? reading.config.trustedProxies : reading.sentences.length;
    };
    assert.deepEqual(proxies(''), []);
    assert.deepEqual(proxies('10.0.0.0/8, ::1'), ['10.0.0.0/8', '::1']);
    for (const text of ['all', '10.0.0.0/33', '10.0.0.0/8/1', 'proxy.example', '10.0.0.0/'])
      assert.equal(proxies(text), 1);
  });

  it('puts an IPv6 address in brackets', () => {
    const reading = readConfig({ HOST: '::1', PORT: '8080' });
    assert.equal(reading.kind === 'config' && reading.config.baseUrl, 'http://[::1]:8080');
  });

  it('leaves out the usual port, as browsers do in the origin of a request', () => {
    const reading = readConfig({ PORT: '80' });
    assert.equal(reading.kind === 'config' && reading.config.baseUrl, 'http://127.0.0.1');
  });

  const bad = [
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['BASE_URL', 'grade.example'],
    ['BASE_URL', 'ftp://grade.example'],
    ['BASE_URL', 'https://user@grade.example'],
    ['BASE_URL', 'https://grade.example/analyzer'],
    ['BASE_URL', 'https://grade.example/?a=b'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
    ['METRICS_PORT', '3000'],
    ['DATABASE_URL', 'mysql://localhost/grade'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_TIMEOUT_MS', '5s'],
    ['REDIS_URL', 'localhost:6379'],
    ['SESSION_SECRET', 'hush'],
    ['SMTP_URL', 'imap://post.example'],
  ] as const;
  for (const [name, value] of bad) {
    it(`K15 refuses ${name}=${value} with a sentence that names the variable but does not repeat the value`, () => {
      const reading = readConfig({ [name]: value });
      assert.equal(reading.kind, 'refused');
      const [sentence = ''] = reading.sentences;
      assert.ok(sentence.startsWith(name), sentence);
      if (!/^[-\d.]+$/.test(value)) assert.ok(!sentence.includes(value), sentence);
    });
  }

  it('generates a session secret on localhost only', () => {
    for (const more of [{}, { BASE_URL: 'http://localhost:8080' }, { HOST: '::1' }]) {
      const reading = readConfig(more);
      assert.equal(reading.kind === 'config' && reading.config.sessionSecret, null);
    }
    for (const more of [
      { HOST: '0.0.0.0' },
      { BASE_URL: 'https://grade.example' },
      { BASE_URL: 'http://grade.example' },
    ]) {
      const reading = readConfig(more);
      assert.ok(reading.kind === 'refused' && reading.sentences[0]?.startsWith('SESSION_SECRET'));
      assert.equal(readConfig({ ...more, SESSION_SECRET: 'x'.repeat(32) }).kind, 'config');
    }
  });

  it('requires all of Stripe’s variables or none', () => {
    const some = { STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b', STRIPE_PRICE_PRO: 'c' };
    const refused = readConfig(some);
    assert.ok(refused.kind === 'refused' && refused.sentences[0]?.startsWith('STRIPE_PRICE_TEAM'));
    const reading = readConfig({ ...some, STRIPE_PRICE_TEAM: 'd' });
    assert.deepEqual(reading.kind === 'config' && reading.config.stripe, {
      secretKey: 'a',
      webhookSecret: 'b',
      prices: { pro: 'c', team: 'd' },
    });
  });

  it('reports all invalid variables at once', () => {
    const reading = readConfig({ PORT: 'x', LOG_LEVEL: 'x' });
    assert.equal(reading.kind === 'refused' && reading.sentences.length, 2);
  });
});
