import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Evidence, Features, Format, Signature } from './format.ts';
import { formats } from './index.ts';
import { formatOf } from './testing.ts';

const featureNames = ['always', 'given', 'often', 'certain', 'never'] as const satisfies readonly (keyof Features)[];
const signatureNames = [
  ...featureNames,
  'alternatives',
  'minimum',
  'unnamedMinimum',
  'highConfidence',
] as const satisfies readonly (keyof Signature)[];
const evidenceNames = ['sure', 'weak', 'weakMinimum'] as const satisfies readonly (keyof Evidence)[];

/** Members of a signature that recognition does not know, and so ignores. */
function unknownMembers({ signature }: Format): readonly string[] {
  const alternatives = signature.alternatives ?? [];
  return [
    ...membersBeside(signatureNames, signature),
    ...alternatives.flatMap((features) => membersBeside(featureNames, features)),
    ...[signature, ...alternatives].flatMap(({ given }) => membersBeside(evidenceNames, given ?? {})),
  ];
}

function membersBeside(names: readonly string[], part: object): readonly string[] {
  return Object.keys(part).filter((name) => !names.includes(name));
}

// The compiler does not check for them where a signature is spread or returned by a function.
for (const format of formats) {
  it(`every member of the signature of ${format.id} is known`, () => {
    assert.deepEqual(unknownMembers(format), []);
  });
}

it('a misspelt member is reported, a known one is not', () => {
  const misspelt = { minimun: 3, alternatives: [{ always: [], often: [], never: [], minimum: 3 }] };
  assert.deepEqual(unknownMembers(formatOf('some', misspelt)), ['minimun', 'minimum']);
  assert.deepEqual(unknownMembers(formatOf('some', { minimum: 3, highConfidence: [] })), []);
});
