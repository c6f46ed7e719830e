import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeSignature } from './describe.ts';
import { formats } from './index.ts';

describe('describeSignature', () => {
  it('describes each kind of file separately, in the order of its lines', () => {
    const kinds = describeSignature({
      always: ['agents:list | agent'],
      often: ['model'],
      certain: ['acme'],
      never: ['jobs'],
      alternatives: [{ always: ['crew'], often: [], never: [] }],
    });
    assert.deepEqual(
      kinds.map((lines) => lines.map(({ when, either }) => [when, ...either])),
      [
        [
          ['always', 'agents:list', 'agent'],
          ['often', 'model'],
          ['by itself', 'acme'],
          ['never', 'jobs'],
        ],
        [['always', 'crew']],
      ],
    );
  });

  it('summarises many spellings by name', () => {
    const spellings = ['', '*/', 'a/*/'].flatMap((place) => [
      `${place}systemPrompt:string`,
      `${place}system-prompt`,
      `${place}tools`,
    ]);
    const [[line]] = describeSignature({ always: [spellings.join(' | ')], often: [], never: [] }) as [[unknown]];
    assert.deepEqual(line, { when: 'always', either: ['system_prompt', 'tools'], folded: true });
  });

  it('describes list items without the lists', () => {
    const spellings = ['allow', 'deny', 'ask'].flatMap((list) =>
      ['Bash', 'Read(', 'Edit('].map((it) => `${list}/*^${it}`),
    );
    const [[line]] = describeSignature({ always: [], often: [spellings.join(' | ')], never: [] }) as [[unknown]];
    assert.deepEqual(line, { when: 'often', either: ['*^Bash', '*^Read(', '*^Edit('], folded: false });
  });

  it('lists many patterns as written, and those of several places by their ends', () => {
    const kinds = ['Prompt', 'Workflow', 'Task', 'Tool', 'Team', 'Trigger', 'Loop', 'Gate', 'Step'];
    const described = (patterns: readonly string[]) =>
      describeSignature({ always: [], often: [patterns.join(' | ')], never: [] })[0]?.[0];
    const whole = kinds.map((kind) => `kind=${kind}`);
    assert.deepEqual(described(whole), { when: 'often', either: whole, folded: false });
    const items = kinds.map((kind) => `spec/tools/*^${kind}/`);
    assert.deepEqual(described(items)?.either, items);
    // The same end in several places is listed once.
    const places = kinds.flatMap((kind) => [`spec/tools/${kind}`, `template/tools/${kind}`]);
    assert.deepEqual(described(places)?.either, kinds);
  });

  it('describes every kind of file of every format', () => {
    for (const { id, signature } of formats)
      for (const lines of describeSignature(signature)) assert.ok(lines.length > 0, id);
  });
});
