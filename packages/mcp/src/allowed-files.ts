import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { documentLimits, notationExtensions, notationOfName } from '@agent-grade/engine';

/** A file's text, or one sentence that says why there is none and contains nothing of the file. */
export type FileText = { readonly content: string } | { readonly refused: string };

/** Reads files below the allowed folders and nowhere else, even through symbolic links. */
export class AllowedFiles {
  readonly #roots: readonly string[];

  private constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** Rejects if a folder does not exist. */
  static async below(folders: readonly string[]): Promise<AllowedFiles> {
    return new AllowedFiles(await Promise.all(folders.map((folder) => realpath(resolve(folder)))));
  }

  /** The allowed folders with symbolic links resolved. */
  get roots(): readonly string[] {
    return this.#roots;
  }

  /** Reads a file; a relative path is resolved from the first folder. */
  async read(path: string): Promise<FileText> {
    const [first = '/'] = this.#roots;
    const requested = resolve(first, path);
    // A path outside is refused before the file system is accessed, so that the answer does not reveal what exists there.
    if (!this.#holds(requested)) return { refused: outside };
    const real = await realpath(requested).catch(() => null);
    if (real === null) return { refused: 'The file does not exist.' };
    if (!this.#holds(real)) return { refused: outside };
    if (notationOfName(real) === null) return { refused: noText };
    return readText(real);
  }

  #holds(path: string): boolean {
    return this.#roots.some((root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep));
  }
}

const outside = 'The path is outside the folders that this server may read.';
const noText = `Only JSON and YAML files can be read: ${[...notationExtensions.json, ...notationExtensions.yaml].map((name) => `.${name}`).join(', ')}.`;
/** A function, because the first call of `toLocaleString` loads the locale data of all languages. */
export const tooLarge = (): string =>
  `The file is larger than ${documentLimits.contentBytesMax.toLocaleString('en')} bytes.`;

async function readText(path: string): Promise<FileText> {
  // The last path segment may have become a link since it was resolved (O_NOFOLLOW), and reading a pipe or device might never end (O_NONBLOCK).
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  if (file === null) return { refused: 'The file cannot be read.' };
  try {
    const { size } = await file.stat().then((stats) => (stats.isFile() ? stats : { size: null }));
    if (size === null) return { refused: 'The path is not a file.' };
    if (size > documentLimits.contentBytesMax) return { refused: tooLarge() };
    const bytes = await file.readFile();
    return { content: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (error) {
    return { refused: error instanceof TypeError ? 'The file is not UTF-8 text.' : 'The file cannot be read.' };
  } finally {
    await file.close();
  }
}
