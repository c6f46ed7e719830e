import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { base62, hex, Random } from '../testing.ts';
import { judge, judgePossible } from './judge.ts';
import { looksRandom, randomness } from './randomness.ts';

describe('randomness', () => {
  it('distinguishes generated text from words, names and numbers', () => {
    const random = new Random(9);
    const misses = Array.from({ length: 1_000 }, () => randomness(random.text(32, base62))).filter(
      (score) => score < 4,
    ).length;
    assert.ok(misses < 15, String(misses));
    const words = [
      'getUserAuthenticationTokenFromSessionStorage',
      'claude-3-5-sonnet-20241022',
      'reset-password-notification-v2',
      'Meta-Llama-3.1-70B-Instruct-Turbo',
      '2026-07-22T13:45:30.123Z',
      'Donaudampfschifffahrtsgesellschaft',
    ];
    for (const text of words) assert.ok(randomness(text) < 0, `${text} ${randomness(text)}`);
  });
});

/** Values of environments and headers that are no generated credentials. */
const ordinary: Readonly<Record<string, readonly string[]>> = {
  classes: [
    'OAuth2AuthorizationCodeGrantHandler',
    'AcmeAgentHttp2ClientFactoryBuilder',
    'Utf8StringTokenizerV3Impl',
    'ConfluentKafka2ElasticsearchSinkConnector',
    'Sha256HashProviderImplV2Test',
    'com.acme.agent.tools.Base64EncoderV2Factory',
    'AWSLambdaPowertoolsPythonV2',
    'base64urlToUint8Array',
    'bitCastDoubleToUInt64',
  ],
  names: [
    'enableExperimentalB2BCheckoutFlowV3',
    'getUserById2FactorAuthEnabledFlag',
    'ProdEU1AgentRuntimeBlueGreen2024',
    'N8nLangChainLmChatGpt4oMiniV1',
    'experiment_B12_variant_A',
    'Agent47-Prod-EU1-BlueGreen-Deploy',
    'K8sEksNodeGroupProductionEu1a',
  ],
  models: [
    'us.anthropic.claude-3-7-sonnet-20250219-v1:0',
    'meta-llama/Llama-3.3-70B-Instruct-Turbo-Free',
    'Qwen/Qwen2.5-Coder-32B-Instruct-AWQ',
    'hf.co/bartowski/DeepSeek-R1-Distill-Qwen-32B-GGUF:Q4_K_M',
    'mistralai/Mixtral-8x22B-Instruct-v0.1',
    'accounts/fireworks/models/llama4-maverick-instruct-basic',
  ],
  places: [
    '/Users/Bob/Library/Application Support/Claude/claude_desktop_config.json',
    'file:///home/bob/Agent47/Workspace2/Notes.md',
    'Invoice2024Q3FinalVersionB.pdf',
    'IMG20240501WA0007EditedFinalV2.jpeg',
    '123456789012.dkr.ecr.eu-west-1.amazonaws.com/agentRuntimeV2:Build1234',
    'ghcr.io/acme/agent-runtime:2024.05.1-alpine3.19',
    'mcr.microsoft.com/playwright:v1.44.0-jammy',
    'northamerica-northeast1-a',
    'America/Argentina/Buenos_Aires',
    'projects/acme-prod-428317/locations/europe-west4/agents/main',
  ],
  versions: [
    '1.2.3-beta.4+build.567',
    'v20240501T120000Z',
    '1.0.0-SNAPSHOT-20240501.120000-7',
    '2024-05-01T12:00:00.000Z',
  ],
  schedules: ['0 9 * * 1-5', '*/15 0-6,18-23 1,15 * MON-FRI', 'FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9'],
  identifiers: [
    '7f1d2c3b-4a59-4d6e-8f70-1a2b3c4d5e6f',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'clh3j2k4p0000qz8r7v1n2m3b',
    'Xk3vQ9mPzL2tYw7B',
    `sha256:${new Random(3).text(64, hex)}`,
    new Random(4).text(40, hex),
  ],
  texts: [
    'SGVsbG8sIHRoaXMgaXMgYSBmcmllbmRseSBoZWxwIHRleHQgZm9yIHVzZXJzLg==',
    'WW91IGFyZSBhIGhlbHBmdWwgYXNzaXN0YW50IHRoYXQgYW5zd2VycyBpbiBzaG9ydCBzZW50ZW5jZXMu',
    btoa('{"name":"agent","theme":"dark","page":3}'),
  ],
};

describe('a value that may be a secret', () => {
  for (const [what, values] of Object.entries(ordinary)) {
    it(`does not include ${what}`, () => {
      for (const value of values) assert.equal(judgePossible(value), null, `${value} ${randomness(value)}`);
    });
  }

  it('is recognised by its pieces if its letter pairs are common', () => {
    for (const value of ['imeSivIuccZebfFoUnkJE5v47q', 'pre-imeSivIuccZebfFoUnkJE5v47q']) {
      assert.ok(randomness(value) < 3, value);
      assert.equal(judgePossible(value)?.kind, 'possible-secret', value);
      assert.equal(judge('key', 'X-Acme-Auth', value)?.class, 'named', value);
    }
  });

  it('is recognised in base64', () => {
    const random = new Random(12);
    for (const text of [`svc:${random.text(24)}`, `{"k":"${random.text(32)}","n":"agent"}`, random.text(24)])
      assert.ok(judgePossible(btoa(text)) !== null, text);
  });

  it('is hardly ever missed in random text', () => {
    const random = new Random(11);
    let missed = 0;
    for (let i = 0; i < 20_000; i++) if (!looksRandom(random.text(26, base62))) missed++;
    assert.ok(missed <= 5, String(missed));
  });
});
