import { submissionLimits } from '../analysis/submission.ts';

export type FileReading =
  | { readonly kind: 'text'; readonly text: string; readonly filename: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Reads a chosen or dropped file in the browser, without uploading it. */
export async function readFile(file: File): Promise<FileReading> {
  if (file.size > submissionLimits.contentBytesMax)
    return refused('The file is larger than 1 MB, the maximum for an analysis.');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refused('The file could not be read. If it is a folder, choose a file in it.');
  try {
    // Normalises the line breaks as the editor does, so that positions agree.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'text', text, filename: file.name };
  } catch {
    return refused('The file is not UTF-8 text.');
  }
}

const refused = (sentence: string): FileReading => ({ kind: 'refused', sentence });
