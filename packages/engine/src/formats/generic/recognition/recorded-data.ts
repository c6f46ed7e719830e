import { either } from './patterns.ts';

/** Keys of recorded responses and measurements. */
const responseKeys = 'response answer question messages score completion'.split(' ');
/** Keys of test cases, which agents also use for what they take and give. */
const caseKeys = 'output expected input'.split(' ');

const keysIn = (places: readonly string[], keys: readonly string[]): string =>
  either(places.flatMap((place) => keys.map((key) => `${place}@${key}`)));

/** Recorded responses in the members of the file, or of its sections. */
export const recordedResponses = keysIn(['*/', '*/*/'], responseKeys);

/** As `recordedResponses`, and test cases. */
export const recordedCases = keysIn(['*/', '*/*/'], [...responseKeys, ...caseKeys]);

/** Recorded responses and test cases in the members of the file. */
export const recordedMembers = keysIn(['*/'], [...responseKeys, ...caseKeys]);
