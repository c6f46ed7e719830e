import { documentLimits } from '@agent-grade/engine';

export type Language = 'json' | 'yaml';

/** The body of an analysis request. */
export interface Submission {
  readonly content: string;
  readonly language: Language;
  readonly filename: string | null;
}

/** The service's limits, checked here first so that nothing too large is uploaded. */
export const submissionLimits = {
  contentBytesMax: documentLimits.contentBytesMax,
  filenameCharactersMax: 255,
} as const;

const encoder = new TextEncoder();

export function bytesOf(text: string): number {
  // Each code unit takes one to three bytes, so most texts need not be counted.
  if (text.length > submissionLimits.contentBytesMax) return Math.max(text.length, encoder.encode(text).length);
  return encoder.encode(text).length;
}

/** The end of a long path says more than its beginning. */
export function labelOf(filename: string): string {
  const characters = [...filename];
  return characters.slice(-submissionLimits.filenameCharactersMax).join('');
}

export function bodyOf({ content, language, filename }: Submission): string {
  return JSON.stringify({
    content,
    format: language,
    ...(filename === null ? {} : { sourceFilename: labelOf(filename) }),
  });
}
