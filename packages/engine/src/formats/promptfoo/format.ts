import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { defineFormat } from '../format.ts';
import { addCommand } from '../shared/command.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { addModelUse } from '../shared/model-use.ts';
import { addMaterial } from '../shared/prompt.ts';
import { readCertificateChecks } from '../shared/transport-security.ts';
import { isCodingAgent, readCodingAgent, readMcp } from './coding-agents.ts';

export const promptfoo = defineFormat({
  id: 'promptfoo',
  title: 'promptfoo test suite',
  specification: 'https://www.promptfoo.dev/docs/configuration/reference/',
  filenames: ['promptfooconfig.yaml', 'promptfooconfig.json', 'promptfoo*.yaml'],
  dialect: 'json',
  role: 'test-suite',
  reference: '{{env.*}}',
  signature: {
    always: ['tests | redteam:mapping | defaultTest:mapping | scenarios:list', 'prompts | providers | targets:list'],
    often: [
      'providers',
      'targets:list',
      'prompts',
      'redteam/plugins:list | redteam/purpose',
      'tests/*/assert:list',
      'evaluateOptions:mapping | defaultTest:mapping',
    ],
    never: ['agents', 'mcpServers', 'model_list', 'rails', 'system_prompt'],
  },
  notLookedAt: ['Prompts, tests and attacks, which are test data and are only searched for secrets.'],
  defaults: [],
  read: readSuite,
});

/** Reads the endpoints and keys of providers, and the coding agents and servers among them. Prompts and tests are attacks by design, so they are test data. */
function readSuite(document: Cursor, model: ModelBuilder): void {
  for (const name of ['providers', 'targets']) {
    for (const entry of document.get(name).itemsOrSelf()) readProvider(entry, model);
  }
  readProvider(document.get('redteam', 'provider'), model);
  for (const name of ['prompts', 'tests', 'redteam', 'scenarios', 'defaultTest']) {
    addMaterial(document.get(name), 'test-data', model, everywhere);
  }
  document.ignore();
}

function readProvider(entry: Cursor, model: ModelBuilder): void {
  const config = entry.get('config');
  if (isCodingAgent(entry.get('id').text()?.value ?? '')) readCodingAgent(config, model);
  readMcp(config, model);
  const id = entry.get('id').text();
  readScript(id ?? entry.text(), model);
  const endpoint = config.any('apiBaseUrl', 'url').text();
  readCertificateChecks(config, carriesCredential(readHeaders(config.get('headers'))), model, everywhere);
  if (endpoint === null || !/^https?:/i.test(endpoint.value)) return;
  const credential = config.get('apiKey').exists || carriesCredential(readHeaders(config.get('headers')));
  addModelUse({ at: entry.at, id, provider: null, endpoint, credential, named: [] }, model, everywhere);
}

/** Reads the command of a provider that is a script. https://www.promptfoo.dev/docs/providers/custom-script/ */
function readScript(id: Located<string> | null, model: ModelBuilder): void {
  if (id === null || !id.value.startsWith('exec:')) return;
  const line = locate(id.value.slice('exec:'.length).trim(), id.at);
  addCommand({ at: id.at, words: [line], shell: true }, 'tool', model, everywhere);
}
