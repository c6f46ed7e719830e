import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'materials /4/func code',
    'executions /3/command code-execution unrestricted',
    'executions /4/func code-execution unrestricted',
    'endpoints /2/url tool credential true',
    'transports /6/verifyservercert certificate-check off',
  ],
  'hardened.json': [
    'prompts /3/systemPrompt system',
    'materials /4/func code',
    'transports /7/verifyservercert certificate-check on',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`node-red reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'node-red');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const tab = { id: 't', type: 'tab', label: 'Desk' };
const answer = { id: 'm', type: 'ollama-chat', z: 't', x: 1, y: 1, wires: [['n']] };
const timer = { ...answer, type: 'inject' };
const idle = { id: 'o', type: 'ollama-chat', z: 't', x: 1, y: 9, wires: [[]] };

function found(node: object, from: object = answer): readonly string[] {
  const debug = { id: 'd', type: 'debug', z: 't', x: 9, y: 9, outputs: 0, wires: [] };
  return reportOn([tab, from, { id: 'n', z: 't', x: 5, y: 1, wires: [], ...node }, idle, debug])
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
}

const libs = [{ var: 'cp', module: 'child_process' }];

describe('the answer of a model', () => {
  const rows: readonly (readonly [name: string, node: object, findings: readonly string[]])[] = [
    ['is a command', { type: 'exec', command: '', addpay: 'payload' }, ['AG-002 high /2/command']],
    ['ends a command', { type: 'exec', command: 'say', addpay: true }, ['AG-002 high /2/command']],
    [
      'is part of a command in a program',
      { type: 'function', func: 'cp.exec("say " + msg.payload)', libs },
      ['AG-002 high /2/func'],
    ],
    ['starts a fixed command', { type: 'exec', command: 'chime', addpay: '' }, []],
    ['starts a fixed command in a program', { type: 'function', func: 'cp.exec("chime"); return msg;', libs }, []],
    [
      'is changed by a program',
      { type: 'function', func: 'msg.payload = /a/.exec(msg.payload); return msg;', libs: [] },
      [],
    ],
  ];
  for (const [name, node, findings] of rows) it(name, () => assert.deepEqual(found(node), findings));
});

describe('an answer that goes on elsewhere', () => {
  const command = { id: 'e', type: 'exec', z: 't', command: '', addpay: 'payload', x: 9, y: 1, wires: [] };
  const rows: readonly (readonly [name: string, parts: readonly object[]])[] = [
    [
      'a link',
      [
        { id: 'n', type: 'link out', z: 't', links: ['l'], wires: [] },
        { id: 'l', type: 'link in', z: 't', wires: [['e']] },
      ],
    ],
    [
      'a subflow',
      [
        { id: 'n', type: 'subflow:s', z: 't', wires: [] },
        { id: 's', type: 'subflow', in: [{ wires: [{ id: 'e' }] }] },
      ],
    ],
  ];
  for (const [name, parts] of rows)
    it(name, () => {
      const debug = { id: 'd', type: 'debug', z: 't', x: 9, y: 9, outputs: 0, wires: [] };
      const { findings } = reportOn([tab, answer, ...parts, command, idle, debug]);
      assert.ok(findings.some(({ ruleId, location }) => ruleId === 'AG-002' && location.pointer === '/4/command'));
    });
});

it('a message of the flow itself is no answer', () => {
  assert.deepEqual(found({ type: 'exec', command: 'say', addpay: 'payload' }, timer), []);
});

it('a node that is switched off does nothing', () => {
  assert.deepEqual(found({ type: 'exec', command: '', addpay: 'payload', d: true }), []);
});

describe('other lists of nodes', () => {
  const rows: readonly (readonly [name: string, file: object])[] = [
    [
      'a flow without a model',
      [tab, timer, { id: 'n', type: 'exec', z: 't', command: 'say', addpay: 'payload', x: 1, y: 1, wires: [] }],
    ],
    ['a list of settings', [{ type: 'openai', z: 'a', wires: [] }]],
  ];
  for (const [name, file] of rows)
    it(name, () => assert.notEqual(readSample(JSON.stringify(file), 'json').format, 'node-red'));
});
