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

/** For tests: a text in tag characters, which are invisible. */
export function asTags(text: string): string {
  return [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
}

/** For tests: a text in variation selectors, one for each byte. */
export function asSelectors(text: string): string {
  return bytesOf(text)
    .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
    .join('');
}

/** For tests: a text in two zero-width characters, one for each bit. */
export function asBits(text: string): string {
  return bytesOf(text)
    .map((byte) => byte.toString(2).padStart(8, '0').replaceAll('0', '\u200b').replaceAll('1', '\u200c'))
    .join('');
}

function bytesOf(text: string): readonly number[] {
  return [...new TextEncoder().encode(text)];
}
