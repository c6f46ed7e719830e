import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { documentLimits, guessNotation } from '@agent-grade/engine';

/** A text to analyse, and the name that is displayed for it. */
export interface Source {
  readonly title: string;
  readonly content: string;
  readonly format: 'json' | 'yaml';
}

/** Why a path gave no report. The reason never contains anything of the file's content. */
export interface Unreadable {
  readonly title: string;
  readonly reason: string;
}

const { contentBytesMax } = documentLimits;
export const cannotBeRead = 'cannot be read';

/** A function, because the first call of `toLocaleString` loads the locale data of all languages: a tenth of the start-up time. */
const tooLarge = (): string => `is larger than ${contentBytesMax.toLocaleString('en')} bytes`;

export function readSource(path: string, title: string): Source | Unreadable {
  try {
    const bytes = readBytes(path);
    return bytes === null ? { title, reason: tooLarge() } : decode(bytes, title, path);
  } catch {
    return { title, reason: cannotBeRead };
  }
}

/** Null if the file is too large. A pipe has no size in advance, so the bytes that were read are counted as well. */
function readBytes(path: string): Buffer | null {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size > contentBytesMax) return null;
    const bytes = readFileSync(file);
    return bytes.length > contentBytesMax ? null : bytes;
  } finally {
    closeSync(file);
  }
}

/** Decodes a file or standard input; `path` helps to tell JSON from YAML. */
export function decode(bytes: Uint8Array, title: string, path: string): Source | Unreadable {
  if (bytes.length > contentBytesMax) return { title, reason: tooLarge() };
  let content: string;
  try {
    content = new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { title, reason: 'is not UTF-8 text' };
  }
  return { title, content, format: guessNotation(path, content) };
}

/** Encodes a text that replaces `original` in the same encoding; a byte order mark is part of the text. */
export function encodeAs(original: Uint8Array, content: string): Uint8Array {
  const encoding = encodingOf(original);
  if (encoding === 'utf-8') return Buffer.from(content);
  const bytes = Buffer.from(content, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

/** PowerShell writes UTF-16 with a byte order mark. Everything else is UTF-8. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
