import { type Stats, statSync } from 'node:fs';
import { isAbsolute, join, normalize, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import type { IgnoreRules } from './ignored.ts';
import { type SelectedBy, selectionOf } from './names.ts';
import { type Walked, walk } from './walk.ts';

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
  const stat = statOf(absolute);
  if (stat !== undefined && stat !== 'inaccessible' && stat.isDirectory()) return inFolder(path, absolute, search);
  if (stat !== undefined) return [foundByPath(normalize(path), absolute)];
  const { isGlob } = picomatch.scan(path);
  return isGlob ? byPattern(path, search) : null;
}

function inFolder(path: string, root: string, search: Search): readonly Found[] {
  const walked = walk(root, search, (name) => selectionOf(placeOf(root, name)) !== null);
  const files = walked.files.map((name) => ({
    ...foundByPath(join(path, name), join(root, name)),
    selectedBy: selectionOf(placeOf(root, name)) ?? 'extension',
  }));
  return [...files, ...unreadableIn(path, root, walked)];
}

/** Folders that cannot be read are listed like files, so that they are reported as files are: what is in them was not checked. */
const unreadableIn = (path: string, root: string, { unreadable }: Walked): readonly Found[] =>
  unreadable.map((name) => foundByPath(join(path, name), join(root, name)));

const foundByPath = (title: string, path: string): Found => ({ title: printable(title), path, selectedBy: 'path' });

/** Undefined if there is nothing at a path. It may exist and still be inaccessible: a circular link, or a folder that may not be entered. */
function statOf(path: string): Stats | 'inaccessible' | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return 'inaccessible';
  }
}

/** The path with the root's own name in front: `mcp.json` in the root folder `.vscode` is recognised as `.vscode/mcp.json`. */
function placeOf(root: string, name: string): string {
  return `${root.split(sep).slice(-2).join('/')}/${name}`;
}

function byPattern(pattern: string, search: Search): readonly Found[] {
  const normal = (isAbsolute(pattern) ? relative(search.workingDirectory, pattern) : pattern).replace(/^\.\//, '');
  const { base, glob } = picomatch.scan(normal);
  const root = resolve(search.workingDirectory, base);
  const stat = statOf(root);
  if (stat === 'inaccessible') return [foundByPath(base, root)];
  if (stat?.isDirectory() !== true) return [];
  const matches = picomatch(glob, { dot: true });
  const walked = walk(root, search, (name) => matches(name));
  return [
    ...walked.files.map((name) => foundByPath(join(base, name), join(root, name))),
    ...unreadableIn(base, root, walked),
  ];
}

/** File names may contain terminal escapes. */
function printable(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
}

/** Compares by code units, independent of the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
