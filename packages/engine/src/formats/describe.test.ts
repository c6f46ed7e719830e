import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeSignature } from './describe.ts';
import { formats } from './index.ts';

describe('describeSignature', () => {
  it('tells each kind of files by itself, in the order in which a reader looks', () => {
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

  it('tells many spellings by their names', () => {
    const spellings = ['', '*/', 'a/*/'].flatMap((place) => [
      `${place}systemPrompt:string`,
      `${place}system-prompt`,
      `${place}tools`,
    ]);
    const [[line]] = describeSignature({ always: [spellings.join(' | ')], often: [], never: [] }) as [[unknown]];
    assert.deepEqual(line, { when: 'always', either: ['system_prompt', 'tools'], folded: true });
  });

  it('tells items of lists by what they look like', () => {
    const spellings = ['allow', 'deny', 'ask'].flatMap((list) =>
      ['Bash', 'Read(', 'Edit('].map((it) => `${list}/*^${it}`),
    );
    const [[line]] = describeSignature({ always: [], often: [spellings.join(' | ')], never: [] }) as [[unknown]];
    assert.deepEqual(line, { when: 'often', either: ['*^Bash', '*^Read(', '*^Edit('], folded: false });
  });

  it('tells many patterns as they are written, those of several places by what they end in', () => {
    const kinds = ['Prompt', 'Workflow', 'Task', 'Tool', 'Team', 'Trigger', 'Loop', 'Gate', 'Step'];
    const described = (patterns: readonly string[]) =>
      describeSignature({ always: [], often: [patterns.join(' | ')], never: [] })[0]?.[0];
    const whole = kinds.map((kind) => `kind=${kind}`);
    assert.deepEqual(described(whole), { when: 'often', either: whole, folded: false });
    const items = kinds.map((kind) => `spec/tools/*^${kind}/`);
    assert.deepEqual(described(items)?.either, items);
    // The same in several places is told once.
    const places = kinds.flatMap((kind) => [`spec/tools/${kind}`, `template/tools/${kind}`]);
    assert.deepEqual(described(places)?.either, kinds);
  });

  it('has something to say of every kind of every format', () => {
    for (const { id, signature } of formats)
      for (const lines of describeSignature(signature)) assert.ok(lines.length > 0, id);
  });
});
