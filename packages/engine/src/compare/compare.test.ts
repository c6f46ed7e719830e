import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../rules/testing.ts';
import { compare } from './compare.ts';

const server = (name: string) => ({ command: 'npx', args: ['-y', name] });
const before = { mcpServers: { one: server('first-server'), two: server('second-server') } };

describe('compare', () => {
  it('finds nothing new in the same configuration reformatted and reordered', () => {
    const reordered = { mcpServers: { two: server('second-server'), one: server('first-server') } };
    const { introduced, fixed, moved } = compare(reportOn(before), reportOn(JSON.stringify(reordered)));
    assert.deepEqual({ introduced, fixed, moved }, { introduced: [], fixed: [], moved: [] });
  });

  it('reports new and fixed findings', () => {
    const after = { mcpServers: { one: server('first-server'), three: server('third-server') } };
    const { introduced, fixed, unchanged } = compare(reportOn(before), reportOn(after));
    assert.deepEqual(
      introduced.map(({ location }) => location.pointer),
      ['/mcpServers/three/args/1'],
    );
    assert.deepEqual(
      fixed.map(({ location }) => location.pointer),
      ['/mcpServers/two/args/1'],
    );
    assert.equal(unchanged.length, 1);
  });

  it('reports a finding as moved when its list position changed', () => {
    const longer = { mcpServers: { one: { command: 'npx', args: ['--yes', '-y', 'first-server'] } } };
    const { moved, introduced } = compare(reportOn({ mcpServers: { one: server('first-server') } }), reportOn(longer));
    assert.equal(moved.length, 1);
    assert.deepEqual(introduced, []);
  });
});
