import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type IgnoreRules, ignoreRulesAbove, isIgnored, withFolder } from './ignored.ts';

/** Folders with installed packages, generated files or version control data. */
const skippedFolders: ReadonlySet<string> = new Set([
  ...['.git', '.hg', '.svn', '.jj'],
  ...['node_modules', 'bower_components', 'vendor', 'third_party', '.yarn', '.pnpm-store'],
  ...['.venv', 'venv', 'site-packages', '__pycache__', '.tox', '.nox', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['dist', 'build', 'out', 'target', 'coverage', '.next', '.nuxt', '.svelte-kit', '.turbo', '.cache', '.gradle'],
  ...['.terraform', '.idea'],
]);

export interface WalkOptions {
  /** Whether `.gitignore` files are applied. */
  readonly ignoreFiles: boolean;
  /** What the user excludes in addition. */
  readonly exclude: IgnoreRules;
  /** Called for every folder that is searched. */
  readonly onFolder?: (folder: string) => void;
}

/** Paths relative to the root, with forward slashes, in no particular order. */
export interface Walked {
  readonly files: readonly string[];
  /** Folders whose entries cannot be listed; empty for the root itself. */
  readonly unreadable: readonly string[];
}

interface Folder {
  readonly path: string;
  /** Path relative to the root, with forward slashes and a trailing one. */
  readonly name: string;
  readonly rules: IgnoreRules;
}

/**
 * The files below a folder. A symbolic link to a file is followed if its target is below the folder as well. Links to folders are not
 * followed: their targets are either found at their own path or outside the folder.
 */
export function walk(
  root: string,
  options: WalkOptions,
  /** Which files to return, by their path relative to the root, with forward slashes. */
  isWanted: (path: string) => boolean,
): Walked {
  const found: string[] = [];
  const unreadable: string[] = [];
  const links: string[] = [];
  const first = options.ignoreFiles ? ignoreRulesAbove(root) : [];
  const folders: Folder[] = [{ path: root, name: '', rules: first }];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const rules = options.ignoreFiles ? withFolder(folder.rules, folder.path) : [];
    options.onFolder?.(folder.path);
    const entries = entriesOf(folder.path);
    if (entries === null) unreadable.push(folder.name.slice(0, -1));
    for (const entry of entries ?? []) {
      const path = join(folder.path, entry.name);
      const name = `${folder.name}${entry.name}`;
      const isFolder = entry.isDirectory();
      if (isFolder && skippedFolders.has(entry.name)) continue;
      if (!isFolder && !isWanted(name)) continue;
      if (isIgnored(rules, path, isFolder) || isIgnored(options.exclude, path, isFolder)) continue;
      if (isFolder) folders.push({ path, name: `${name}/`, rules });
      else if (entry.isFile()) found.push(name);
      else if (entry.isSymbolicLink()) links.push(name);
    }
  }
  return { files: [...found, ...linksInside(root, links, new Set(found))], unreadable };
}

/** Null if the folder cannot be read: for want of permission, or because its name is not UTF-8. */
function entriesOf(folder: string): readonly Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}

function linksInside(root: string, links: readonly string[], found: Set<string>): readonly string[] {
  if (links.length === 0) return [];
  const base = realpathSync(root);
  return links.toSorted().filter((link) => {
    const target = targetOf(join(root, link));
    if (target === null || !target.startsWith(base + sep)) return false;
    const name = target
      .slice(base.length + 1)
      .split(sep)
      .join('/');
    if (found.has(name)) return false;
    found.add(name);
    return true;
  });
}

/** Null if a link is broken, circular, or leads to something that is not a file. */
function targetOf(link: string): string | null {
  try {
    const target = realpathSync(link);
    return statSync(target).isFile() ? target : null;
  } catch {
    return null;
  }
}
