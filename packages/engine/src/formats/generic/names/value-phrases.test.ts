import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itReads, type SwitchRow } from '../testing.ts';
import { keyWords } from './key-words.ts';
import { meaningOfPhrase, type PhraseMeaning } from './value-phrases.ts';

const phrases: readonly (readonly [text: string, meaning: PhraseMeaning | null])[] = [
  ['any host', 'all'],
  ['the whole internet', 'all'],
  ['all numbers', 'all'],
  ['todos los usuarios', 'all'],
  ['all', null],
  ['any known user', null],
  ['all internal hosts', null],
  ['every registered user', null],
  ['all but one or two', null],
  ['not checked', 'no'],
  ['never enforced', 'no'],
  ['without confirmation', 'unasked'],
  ['no restrictions', 'open'],
  ['not isolated', 'open'],
  ['unverified', 'open'],
  ['not today', null],
  ['no sugar', null],
  ['never mind the rest of it', null],
];

describe('the meaning of a value in several words', () => {
  for (const [text, meaning] of phrases)
    it(`${text}: ${meaning}`, () => assert.equal(meaningOfPhrase(keyWords(text)), meaning));
});

const rows: readonly SwitchRow[] = [
  ['network_access', 'any host', 'network', 'unsafe'],
  ['network_access', 'any internal host', 'network', null],
  ['certificate_verification', 'not checked', 'certificate-check', 'unsafe'],
  ['network_access', 'not restricted', 'network', 'unsafe'],
  ['approval', 'every action', 'approval', 'safe'],
  ['approval', 'nobody asked for it', 'approval', null],
  // The action runs; the phrase says how.
  ['run_script', 'no confirmation needed', 'execution', null],
  ['approval', 'no confirmation needed', 'approval', 'unsafe'],
  ['docker_socket', 'granted', 'docker-socket', 'unsafe'],
  ['docker_socket', 'refused', 'docker-socket', 'safe'],
  // Decisions about tools are read as rules.
  ['shell', 'allow', 'execution', null],
];

describe('a switch with such a value', () => {
  for (const row of rows) itReads(row);
});
