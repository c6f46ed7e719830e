import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'prompts /goal system',
    'prompts /instruction/steps/0/text system',
    'prompts /instruction/steps/0/steps/0/text system',
    'prompts /instruction/guidelines system',
  ],
  'risky.json': [
    'prompts /playbooks/0/goal system',
    'prompts /playbooks/0/instruction/steps/0/text system',
    'endpoints /webhooks/0/genericWebService/uri tool credential true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`dialogflow-cx reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'dialogflow-cx');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('the files of an export', () => {
  const agent = { defaultLanguageCode: 'en', timeZone: 'Europe/Berlin', startFlow: 'Default Start Flow' };
  const logging = { advancedSettings: { loggingSettings: { enableStackdriverLogging: true } } };
  const found = (file: object) =>
    reportOn(file)
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity }) => `${ruleId} ${severity}`);
  const formatOf = (file: object) => readSample(JSON.stringify(file), 'json').format;

  it('are recognised individually', () => {
    const files: readonly object[] = [
      agent,
      { displayName: 'Tides', goal: 'Tell tides.', steps: [{ text: 'Greet.' }], referencedTools: [] },
      { displayName: 'Tides', description: 'Tide tables.', dataStoreSpec: {}, toolType: 'CUSTOMIZED_TOOL' },
      {
        displayName: 'Berths',
        nluSettings: { modelType: 'MODEL_TYPE_STANDARD' },
        eventHandlers: [{ event: 'sys.no-match-default' }],
      },
      { languageCode: 'en', generativeSafetySettings: {}, fallbackSettings: {} },
    ];
    for (const file of files) assert.equal(formatOf(file), 'dialogflow-cx', JSON.stringify(file));
  });

  it('are not recognised with less evidence', () => {
    const files: readonly object[] = [
      { defaultLanguageCode: 'en', timeZone: 'Europe/Berlin' },
      { displayName: 'Run', goal: 'Ten miles.', steps: [{ text: 'Warm up.' }] },
      { displayName: 'Door', eventHandlers: [{ event: 'open' }] },
      { languageCode: 'en', fallbackSettings: {} },
    ];
    for (const file of files) assert.notEqual(formatOf(file), 'dialogflow-cx', JSON.stringify(file));
  });

  it('reports a log of conversations without redaction', () => {
    assert.deepEqual(found({ ...agent, ...logging }), ['AG-023 medium']);
    assert.deepEqual(
      found({ ...agent, ...logging, securitySettings: 'projects/a/locations/b/securitySettings/c' }),
      [],
    );
    assert.deepEqual(found({ ...agent, enableStackdriverLogging: false }), []);
  });

  it('reports safety filters that block nothing', () => {
    const safety = (filterLevel: string) => ({
      languageCode: 'en',
      fallbackSettings: {},
      generativeSafetySettings: { defaultRaiSettings: { categoryFilters: [{ category: 'HARASSMENT', filterLevel }] } },
    });
    assert.equal(found(safety('BLOCK_NONE')).length, 1);
    assert.deepEqual(found(safety('BLOCK_FEW')), []);
  });
});
