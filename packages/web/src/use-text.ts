import { guessNotation } from '@agent-grade/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { bytesOf, type Language, type Submission } from './analysis/submission.ts';
import type { Surface } from './editor/surface.ts';

export type EditedText = ReturnType<typeof useText>;

/** The text in the editor with its file name, language and size. */
export function useText() {
  const surface = useRef<Surface | null>(null);
  const [filename, setFilename] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Language | null>(null);
  const [guessed, setGuessed] = useState<Language>('json');
  const [bytes, setBytes] = useState(0);
  const language = chosen ?? guessed;
  useEffect(() => surface.current?.setLanguage(language), [language]);

  const content = (): string => surface.current?.text() ?? '';
  const refresh = (name: string | null): void => {
    setBytes(bytesOf(content()));
    setGuessed(guessNotation(name ?? '', content()));
  };
  return {
    surface,
    filename,
    language,
    bytes,
    content,
    submission: (): Submission => ({
      content: content(),
      language: chosen ?? guessNotation(filename ?? '', content()),
      filename,
    }),
    edited: () => refresh(filename),
    load(text: string, name: string | null): void {
      surface.current?.load(text);
      setFilename(name);
      setChosen(null);
      refresh(name);
    },
    amend(text: string): void {
      surface.current?.amend(text);
      refresh(filename);
    },
    forgetName: () => setFilename(null),
    chooseLanguage: setChosen,
  };
}
