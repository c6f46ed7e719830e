import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /flow/3/routes/1/flow/1',
    'models /flow/1',
    'prompts /flow/1/mapper/messages/0/content system',
    'prompts /flow/1/mapper/messages/1/content task',
    'prompts /flow/3/routes/1/flow/1/mapper/instructions system',
    'materials /flow/3/routes/1/flow/0/mapper/code code',
    'tools /flow/3/routes/1/flow/1/tools/0 unknown can delete',
    'executions /flow/3/routes/1/flow/0/mapper/code code-execution unrestricted isolated true',
    'endpoints /flow/2/mapper/url tool credential true',
    'transports /flow/2/mapper/rejectUnauthorized certificate-check off credential true',
    'egresses /flow/3/routes/0/flow/0/mapper/url model-url open',
  ],
  'hardened.json': [
    'models /flow/1',
    'prompts /flow/1/mapper/system system',
    'prompts /flow/1/mapper/messages/0/content task',
    'endpoints /flow/2/mapper/url tool',
    'transports /flow/2/mapper/rejectUnauthorized certificate-check on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`make-blueprint reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'make-blueprint');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

type Part = readonly [module: string, mapper: object];
const asking: Part = ['openai-gpt-3:CreateCompletion', { messages: [{ role: 'user', content: 'Write a poem.' }] }];
const metadata = { scenario: {}, designer: {}, zone: 'eu2.make.com' };

/** A scenario whose modules have the numbers 1, 2, … */
const scenario = (...parts: readonly Part[]) => ({
  name: 'desk',
  flow: parts.map(([module, mapper], index) => ({ id: index + 1, module, mapper, parameters: {} })),
  metadata,
});
/** Findings above info, with the position of the module. */
const found = (...parts: readonly Part[]) =>
  reportOn(scenario(...parts))
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer.split('/')[2] ?? ''}`);

it('recognises scenarios with a model, alone and inside an answer of the interface', () => {
  const formatOf = (file: object) => readSample(JSON.stringify(file), 'json').format;
  assert.equal(formatOf(scenario(asking)), 'make-blueprint');
  assert.equal(formatOf({ blueprint: scenario(asking) }), 'make-blueprint');
  assert.equal(
    formatOf(scenario(['http:MakeRequest', { url: 'https://api.openai.com/v1/chat/completions' }])),
    'make-blueprint',
  );
  assert.notEqual(formatOf(scenario(['google-sheets:addRow', { values: {} }])), 'make-blueprint');
  assert.notEqual(formatOf({ flow: [{ id: 'a', module: 'openai' }] }), 'make-blueprint');
});

it('an address is open if a model or a caller writes its host', () => {
  const load = (url: string): Part => ['http:ActionGetFile', { url }];
  assert.deepEqual(found(asking, load('{{1.choices[].message.content}}')), ['AG-013 medium 1']);
  assert.deepEqual(found(['gateway:CustomWebHook', {}], load('{{1.url}}'), asking), ['AG-013 medium 1']);
  assert.deepEqual(found(asking, load('https://desk.example.com/{{1.choices[].message.content}}')), []);
  assert.deepEqual(found(['util:SetVariables', { variables: [] }], load('{{1.base}}/desk'), asking), []);
  const service = load('https://draw.example.com/jobs');
  assert.deepEqual(found(service, load('{{1.data.urls.get}}'), asking), []);
});

it('text of strangers belongs in a user message', () => {
  const sort = (role: string, content: string): Part => [
    'mistral-ai:createChatCompletion',
    { messages: [{ role, content }] },
  ];
  const mail: Part = ['google-email:TriggerNewEmail', {}];
  assert.deepEqual(found(mail, sort('system', 'Sort: {{1.text}}')), ['AG-016 medium 1']);
  assert.deepEqual(found(mail, sort('system', 'There are {{length(1.attachments)}} files.')), []);
  assert.deepEqual(found(mail, sort('user', 'Sort: {{1.text}}')), []);
  assert.deepEqual(found(['google-sheets:watchRows', {}], sort('system', 'Write for {{1.team}}.')), []);
});

it('a program is the author’s unless a value is pasted into it', () => {
  const run = (code: string): Part => ['code:ExecuteCode', { language: 'javascript', code }];
  assert.deepEqual(found(asking, run('return {{1.choices[].message.content}};')), ['AG-002 low 1']);
  assert.deepEqual(found(asking, run('return input.text.length;')), []);
});
