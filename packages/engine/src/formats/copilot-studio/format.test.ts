import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'agents ',
    'prompts /modelDescription description',
    'prompts /beginDialog/actions/0/additionalInstructions system',
    'tools /beginDialog/actions/3/operationId unknown can delete',
    'endpoints /beginDialog/actions/2/url tool credential true',
    'authentications /authenticationMode chat none exposed true',
    'egresses /beginDialog/actions/1/url model-url open',
  ],
  'hardened.yaml': [
    'agents ',
    'agents ',
    'prompts /instructions system',
    'authentications /authenticationMode chat present exposed true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`copilot-studio reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'copilot-studio');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('a computed URL of a topic', () => {
  const egressesOf = (url: string, ...before: readonly object[]) => {
    const actions = [...before, { kind: 'HttpRequestAction', id: 'call', url }];
    const topic = { kind: 'AdaptiveDialog', beginDialog: { kind: 'OnRecognizedIntent', id: 'main', actions } };
    return readSample(JSON.stringify(topic), 'json').facts.filter((fact) => fact.startsWith('egresses')).length;
  };
  const set = (value: string) => ({ kind: 'SetVariable', id: 'set', variable: 'Topic.Address', value });
  const asked = { kind: 'Question', id: 'ask', variable: 'Topic.Address', prompt: 'Which page?' };

  it('is no egress if it starts with a literal or an environment variable', () => {
    assert.equal(egressesOf('=Concatenate(Env.desk_Url, "/menus?of=", Topic.Cafe)'), 0);
    assert.equal(egressesOf('=Topic.Address', set('=Concatenate(\n    Env.desk_Url,\n    Topic.Cafe)')), 0);
    assert.equal(egressesOf('=Topic.Address & "/menus"', set('="https://desk.example.com"')), 0);
  });
  it('is an egress if it starts with input of a person or model', () => {
    assert.equal(egressesOf('=Topic.Address'), 1);
    assert.equal(egressesOf('=Topic.Address', asked), 1);
    assert.equal(egressesOf('=Topic.Address', set('=Env.desk_Url'), asked), 1);
    assert.equal(egressesOf('=Topic.Address', set('=Topic.Answer')), 1);
    assert.equal(egressesOf('=Concatenate(Topic.Host, Env.desk_Path)'), 1);
  });
});

describe('the settings of an agent', () => {
  const settings = (contentModeration: string) => ({
    schemaName: 'acme_desk',
    authenticationMode: 'Integrated',
    configuration: { aISettings: { contentModeration } },
    template: 'default-2.1.0',
  });
  it('filter answers weakly at the lowest levels', () => {
    const found = (level: string) =>
      reportOn(settings(level)).findings.map(
        ({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`,
      );
    for (const level of ['Lowest', 'Low', 'Minimum'])
      assert.deepEqual(found(level), ['AG-003 low /configuration/aISettings/contentModeration']);
    for (const level of ['Medium', 'High', 'Highest', 'Maximum']) assert.deepEqual(found(level), []);
  });
  it('switch on tools of the vendor', () => {
    const agent = (gptCapabilities: object) => ({
      kind: 'GptComponentMetadata',
      instructions: 'You help.',
      gptCapabilities,
    });
    const tools = (capabilities: object) =>
      readSample(JSON.stringify(agent(capabilities)), 'json').facts.filter((fact) => fact.startsWith('tools'));
    assert.deepEqual(tools({ webBrowsing: true, codeInterpreter: true, generateImages: true }), [
      'tools /gptCapabilities/webBrowsing unknown can search',
      'tools /gptCapabilities/codeInterpreter unknown can execute',
    ]);
    assert.deepEqual(tools({ webBrowsing: false, codeInterpreter: false }), []);
    assert.deepEqual(tools({}), []);
  });
});

describe('the connection of a tool', () => {
  const found = (action: object): readonly string[] => {
    const file = { kind: 'TaskDialog', modelDescription: 'Looks after orders.', action };
    return reportOn(file).findings.flatMap(({ ruleId, severity, location }) =>
      ruleId === 'AG-020' ? [`${severity} ${location.pointer}`] : [],
    );
  };
  const operation = (operationId: string, mode: string) => ({
    kind: 'InvokeConnectorTaskAction',
    connectionProperties: { mode },
    operationId,
  });
  const place = '/action/connectionProperties/mode';
  it('lets users act with the rights of the author', () => {
    assert.deepEqual(found(operation('CreateTask', 'Maker')), [`medium ${place}`]);
    assert.deepEqual(found(operation('GetOrders', 'Maker')), [`low ${place}`]);
    const server = { kind: 'InvokeExternalAgentTaskAction', connectionProperties: { mode: 'Maker' } };
    assert.deepEqual(found(server), [`medium ${place}`]);
  });
  it('uses their own rights', () => {
    assert.deepEqual(found(operation('CreateTask', 'Invoker')), []);
    assert.deepEqual(found({ kind: 'InvokeConnectorTaskAction', operationId: 'CreateTask' }), []);
  });
});

it('a definition contains the settings and all components of an agent', () => {
  const topic = {
    beginDialog: {
      kind: 'OnRecognizedIntent',
      id: 'main',
      actions: [{ kind: 'HttpRequestAction', id: 'call', url: '=Topic.Address' }],
    },
  };
  const definition = (authenticationMode: string) => ({
    kind: 'BotDefinition',
    entity: { schemaName: 'acme_desk', authenticationMode, accessControlPolicy: 'GroupMembership' },
    components: [
      { kind: 'GptComponent', metadata: { kind: 'GptComponentMetadata', instructions: 'You help guests.' } },
      { kind: 'DialogComponent', schemaName: 'acme_desk.topic.Menus', dialog: topic },
    ],
  });
  const reading = readSample(JSON.stringify(definition('None')), 'json');
  assert.equal(reading.format, 'copilot-studio');
  assert.deepEqual(reading.facts, [
    'agents ',
    'prompts /components/0/metadata/instructions system',
    'authentications /entity/authenticationMode chat none exposed true',
    'egresses /components/1/dialog/beginDialog/actions/0/url model-url open',
  ]);
  const severities = (mode: string) =>
    reportOn(definition(mode))
      .findings.filter(({ ruleId }) => ruleId === 'AG-011')
      .map(({ severity }) => severity);
  assert.equal(severities('None').length, 1);
  assert.deepEqual(severities('Integrated'), []);
});
