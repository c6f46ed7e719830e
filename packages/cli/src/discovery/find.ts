import { statSync } from 'node:fs';
import { isAbsolute, join, normalize, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import type { IgnoreRules } from './ignored.ts';
import { type SelectedBy, selectionOf } from './names.ts';
import { walk } from './walk.ts';

/** A file to analyse. */
export interface Found {
  /** The path as it is displayed: relative to the working directory, in the user's notation. */
  readonly title: string;
  readonly path: string;
  readonly selectedBy: SelectedBy;
}

export interface Search {
  readonly workingDirectory: string;
  /** Whether `.gitignore` files are applied below folders. */
  readonly ignoreFiles: boolean;
  /** Further rules for what to leave out below folders. */
  readonly exclude: IgnoreRules;
  /** Called for every folder that is searched. */
  readonly onFolder?: (folder: string) => void;
}

/** The path that stands for standard input. */
export const standardInput = '-';

/** The files that paths, folders and patterns select, each once and in an order that does not depend on theirs; or the first path that does not exist. */
export function findFiles(paths: readonly string[], search: Search): readonly Found[] | { readonly missing: string } {
  const found = new Map<string, Found>();
  for (const path of paths) {
    const files = path === standardInput ? [stdin] : expand(path, search);
    if (files === null) return { missing: path };
    for (const file of files) {
      const known = found.get(file.path);
      if (known === undefined || (known.selectedBy !== 'path' && file.selectedBy === 'path'))
        found.set(file.path, file);
    }
  }
  return [...found.values()].sort((a, b) => compare(a.title, b.title));
}

const stdin: Found = { title: '<stdin>', path: standardInput, selectedBy: 'path' };

function expand(path: string, search: Search): readonly Found[] | null {
  const absolute = resolve(search.workingDirectory, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return inFolder(path, absolute, search);
  if (stat !== undefined) return [{ title: printable(normalize(path)), path: absolute, selectedBy: 'path' }];
  const { isGlob } = picomatch.scan(path);
  return isGlob ? byPattern(path, search) : null;
}

function inFolder(path: string, root: string, search: Search): readonly Found[] {
  const names = walk(root, search, (name) => selectionOf(placeOf(root, name)) !== null);
  return names.map((name) => ({
    title: printable(join(path, name)),
    path: join(root, name),
    selectedBy: selectionOf(placeOf(root, name)) ?? 'extension',
  }));
}

/** The path with the root's own name in front: `mcp.json` in the root folder `.vscode` is recognised as `.vscode/mcp.json`. */
function placeOf(root: string, name: string): string {
  return `${root.split(sep).slice(-2).join('/')}/${name}`;
}

function byPattern(pattern: string, search: Search): readonly Found[] {
  const normal = (isAbsolute(pattern) ? relative(search.workingDirectory, pattern) : pattern).replace(/^\.\//, '');
  const { base, glob } = picomatch.scan(normal);
  const root = resolve(search.workingDirectory, base);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const matches = picomatch(glob, { dot: true });
  const names = walk(root, search, (name) => matches(name));
  return names.map((name) => ({ title: printable(join(base, name)), path: join(root, name), selectedBy: 'path' }));
}

/** File names may contain terminal escapes. */
function printable(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
}

/** Compares by code units, independent of the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
