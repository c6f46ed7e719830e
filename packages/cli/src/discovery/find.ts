import { statSync } from 'node:fs';
import { isAbsolute, join, normalize, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import type { IgnoreRules } from './ignored.ts';
import { type Standing, standingOf } from './names.ts';
import { walk } from './walk.ts';

/** A file to look at. */
export interface Found {
  /** As it is shown: from the working directory, as the user wrote the path to it. */
  readonly title: string;
  readonly path: string;
  readonly standing: Standing;
}

export interface Search {
  readonly workingDirectory: string;
  /** Whether `.gitignore` files are obeyed below folders. */
  readonly ignoreFiles: boolean;
  /** What else to leave out below folders, in the same notation. */
  readonly exclude: IgnoreRules;
  /** Told of every folder that is looked into. */
  readonly enters?: (folder: string) => void;
}

/** Standard input, as a path is written. */
export const standardInput = '-';

/** The files that paths, folders and patterns stand for, each once and in an order that does not depend on theirs; or the first one that stands for nothing. */
export function findFiles(paths: readonly string[], search: Search): readonly Found[] | { readonly missing: string } {
  const found = new Map<string, Found>();
  for (const path of paths) {
    const files = path === standardInput ? [stdin] : expand(path, search);
    if (files === null) return { missing: path };
    for (const file of files) {
      const known = found.get(file.path);
      if (known === undefined || (known.standing !== 'asked' && file.standing === 'asked')) found.set(file.path, file);
    }
  }
  return [...found.values()].sort((a, b) => compare(a.title, b.title));
}

const stdin: Found = { title: '<stdin>', path: standardInput, standing: 'asked' };

function expand(path: string, search: Search): readonly Found[] | null {
  const absolute = resolve(search.workingDirectory, path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return inFolder(path, absolute, search);
  if (stat !== undefined) return [{ title: shown(normalize(path)), path: absolute, standing: 'asked' }];
  const { isGlob } = picomatch.scan(path);
  return isGlob ? byPattern(path, search) : null;
}

function inFolder(path: string, root: string, search: Search): readonly Found[] {
  const names = walk(root, search, (name) => standingOf(placeOf(root, name)) !== null);
  return names.map((name) => ({
    title: shown(join(path, name)),
    path: join(root, name),
    standing: standingOf(placeOf(root, name)) ?? 'guessed',
  }));
}

/** With the folder's own name before it: in `.vscode`, `mcp.json` is what it is from above. */
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
  return names.map((name) => ({ title: shown(join(base, name)), path: join(root, name), standing: 'asked' }));
}

/** A file's name may hold what steers a terminal. */
function shown(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
}

/** By code units: no locale decides. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
