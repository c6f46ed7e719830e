import { createLexicon } from '../idea.ts';
import { confinementIdeas } from './confinement.ts';
import { connectionIdeas } from './connection.ts';
import { oversightIdeas } from './oversight.ts';
import { recordIdeas } from './record.ts';

/** Reads the name of a switch. Earlier rows are more special. */
export const lexicon = createLexicon([...oversightIdeas, ...confinementIdeas, ...connectionIdeas, ...recordIdeas]);
