import type { NamedDetector } from '../detectors/detector.ts';
import { namedDetectors } from '../detectors/index.ts';

/** The indexes of the table's rows, by the words that identify their provider. */
const rowsByWord = indexByWord();

function indexByWord(): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [place, { names }] of namedDetectors.entries()) {
    for (const name of names) index.set(name, [...(index.get(name) ?? []), place]);
  }
  return index;
}

/** Whether a name is exactly a provider's: `travis`, `deepgram`. */
export function isProvider(name: string): boolean {
  return rowsByWord.has(name.toLowerCase());
}

/** The first row of the table whose provider is named by the words and whose form matches the value. */
export function providerFormOf(words: readonly string[], value: string): NamedDetector | undefined {
  let first = namedDetectors.length;
  for (const word of words) {
    for (const place of rowsByWord.get(word) ?? []) {
      if (place < first && namedDetectors[place]?.form.test(value) === true) first = place;
    }
  }
  return namedDetectors[first];
}
