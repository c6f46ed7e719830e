import type { NamedDetector } from '../detectors/detector.ts';
import { namedDetectors } from '../detectors/index.ts';

/** The places in the table of the rows that a word of a name tells of. */
const rowsByWord = indexByWord();

function indexByWord(): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [place, { names }] of namedDetectors.entries()) {
    for (const name of names) index.set(name, [...(index.get(name) ?? []), place]);
  }
  return index;
}

/** `travis`, `deepgram`: a name that is a provider's, and nothing else. */
export function isProvider(name: string): boolean {
  return rowsByWord.has(name.toLowerCase());
}

/** The first row of the table that the words tell of and whose form the value has. */
export function providerFormOf(words: readonly string[], value: string): NamedDetector | undefined {
  let first = namedDetectors.length;
  for (const word of words) {
    for (const place of rowsByWord.get(word) ?? []) {
      if (place < first && namedDetectors[place]?.form.test(value) === true) first = place;
    }
  }
  return namedDetectors[first];
}
