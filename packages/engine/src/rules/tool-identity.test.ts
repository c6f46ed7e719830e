import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from './testing.ts';

const parse = (description: string) => ({
  name: 'parse',
  description,
  input_schema: { type: 'object', properties: { text: { type: 'string' } } },
});
const found = (tools: object) =>
  findingsOf('AG-016', { model: 'house', system_prompt: 'Help.', tools }).map(({ pointer }) => pointer);

it('two tools of one list with one name shadow each other', () => {
  assert.deepEqual(found([parse('Parses JSON.'), parse('Parses tables.')]), ['/tools/1']);
});

it('the operations of two tools may have the same name', () => {
  const tools = ['Parses JSON.', 'Parses tables.'].map((description, index) => ({
    tool_id: `data.${index}`,
    description,
    capabilities: [parse(description)],
  }));
  assert.deepEqual(found(tools), []);
});
