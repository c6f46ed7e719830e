import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMentions } from './reading.ts';
import type { TopicName } from './topics.ts';

/** An instruction, its topic, and a near miss that must stay quiet. */
export type InstructionPair = readonly [order: string, topic: TopicName, nearMiss: string];

/** Topics of the directives in a text. */
export function directives(text: string): readonly TopicName[] {
  return readMentions(text)
    .filter(({ stance }) => stance === 'directive')
    .map(({ topic }) => topic);
}

export function testPairs(pairs: readonly InstructionPair[]): void {
  for (const [order, topic, nearMiss] of pairs) {
    test(`${topic}: ${order}`, () => assert.ok(directives(order).includes(topic), directives(order).join()));
    test(`quiet: ${nearMiss}`, () => assert.deepEqual(directives(nearMiss), []));
  }
}
