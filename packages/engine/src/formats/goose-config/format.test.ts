import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /GOOSE_MODEL',
    'tools /extensions/developer never can execute+read+write',
    'servers /extensions/developer stdio can ',
    'servers /extensions/shop stdio can ',
    'servers /extensions/far http disabled can ',
    'commands /extensions/shop/cmd server',
    'approvals /GOOSE_MODE all-prompts off',
    'approvals /SECURITY_PROMPT_ENABLED guardrail off',
    'endpoints /extensions/far/uri mcp disabled',
    'endpoints /OPENAI_HOST model openai',
    'environment /extensions/shop/envs/SHOP_MODE server',
    'environment /extensions/shop/env_keys/0 server',
    'environment /GOOSE_SEARCH_PATHS/0 host',
    'environment /OPENAI_HOST host',
    'limits /GOOSE_MAX_TURNS iterations 5000',
  ],
  'hardened.yaml': [
    'models /GOOSE_MODEL',
    'tools /extensions/memory always can remember',
    'servers /extensions/memory stdio can remember+read',
    'approvals /GOOSE_MODE all-prompts on',
    'approvals /SECURITY_PROMPT_ENABLED guardrail on',
    'limits /GOOSE_MAX_TURNS iterations 40',
    'loggings /GOOSE_TELEMETRY_ENABLED telemetry safe',
  ],
  'silent.yaml': [
    'models /GOOSE_MODEL',
    'tools /extensions/developer never can execute+read+write',
    'servers /extensions/developer stdio can ',
    'approvals  all-prompts off origin default',
    'limits  iterations 1000 origin default',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`goose-config reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'goose-config');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads where the list of allowed extensions comes from (AG-010)', () => {
  const found = (url: string) =>
    findingsOf('AG-010', `GOOSE_MODE: approve\nGOOSE_MODEL: m\nGOOSE_ALLOWLIST: ${url}\n`, 'yaml').map(
      ({ pointer, severity }) => `${pointer} ${severity}`,
    );
  assert.deepEqual(found('http://tools.example.com/allowed.yaml'), ['/GOOSE_ALLOWLIST high']);
  assert.deepEqual(found('https://tools.example.com/allowed.yaml'), []);
  assert.deepEqual(found('http://localhost:8080/allowed.yaml'), []);
});

it('reads the extension that controls the computer as one that runs scripts (AG-002)', () => {
  const found = (mode: string) =>
    findingsOf(
      'AG-002',
      `GOOSE_MODE: ${mode}\nGOOSE_MODEL: m\nextensions:\n  computercontroller: {enabled: true, type: builtin, name: computercontroller}\n`,
      'yaml',
    ).map(({ pointer }) => pointer);
  assert.deepEqual(found('auto'), ['/extensions/computercontroller']);
  assert.deepEqual(found('approve'), []);
});

it('knows a built-in extension by its name, whatever its key', () => {
  const found = (entry: string) =>
    findingsOf(
      'AG-002',
      `GOOSE_MODE: auto\nGOOSE_MODEL: m\nextensions:\n  dev: {enabled: true, ${entry}}\n`,
      'yaml',
    ).map(({ pointer }) => pointer);
  assert.deepEqual(found('type: builtin, name: developer'), ['/extensions/dev']);
  assert.deepEqual(found('type: builtin, name: memory'), []);
  assert.deepEqual(found('type: stdio, cmd: ./notes, name: developer'), []);
});
