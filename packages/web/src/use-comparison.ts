import { guessNotation } from '@agent-grade/engine';
import { useState } from 'preact/hooks';
import { analyse } from './analysis/send.ts';
import { readFile } from './files/read-file.ts';
import type { Event } from './session.ts';

/** Compares the report with one on an earlier version from a file; the sentence describes the result. */
export function useComparison(dispatch: (event: Event) => void) {
  const [sentence, setSentence] = useState('');
  const compareWith = async (file: File): Promise<void> => {
    const reading = await readFile(file);
    if (reading.kind === 'refused') return setSentence(`${file.name}: ${reading.sentence}`);
    const submission = { content: reading.text, language: guessNotation(file.name, reading.text), filename: file.name };
    const outcome = await analyse(submission);
    if (outcome.kind !== 'report') return setSentence(`${file.name} could not be analysed.`);
    dispatch({ kind: 'baseline', reading: { report: outcome.report, json: outcome.json, submission } });
    setSentence(`Compared with ${file.name}.`);
  };
  return { sentence, compareWith };
}
