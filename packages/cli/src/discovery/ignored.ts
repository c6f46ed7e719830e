import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** The rules of the `.gitignore` files that apply in a folder, from the outermost to the innermost. */
export type IgnoreRules = readonly { readonly folder: string; readonly rules: Ignore }[];

/** The rules inherited by a folder: those of the files from its repository's root down to its parent. */
export function ignoreRulesAbove(folder: string): IgnoreRules {
  const root = repositoryOf(folder);
  if (root === null || root === folder) return root === null ? [] : excludesOf(root);
  const parents: string[] = [];
  for (let parent = dirname(folder); parent !== root; parent = dirname(parent)) parents.unshift(parent);
  return [root, ...parents].reduce(withFolder, excludesOf(root));
}

/** The rules inside a folder: the inherited ones and its own. */
export function withFolder(above: IgnoreRules, folder: string): IgnoreRules {
  const rules = rulesOf(join(folder, '.gitignore'));
  return rules === null ? above : [...above, { folder, rules }];
}

/** Whether a path is ignored. As in git, the innermost file with a matching pattern decides. */
export function isIgnored(all: IgnoreRules, path: string, isFolder: boolean): boolean {
  for (const { folder, rules } of all.toReversed()) {
    const name = relative(folder, path).split(sep).join('/');
    if (name === '' || name === '..' || name.startsWith('../')) continue;
    const { ignored, unignored } = rules.test(isFolder ? `${name}/` : name);
    if (ignored || unignored) return ignored;
  }
  return false;
}

/** Rules from patterns in the same syntax that are relative to a folder, such as those of `--exclude`. */
export function ignoreRules(folder: string, patterns: readonly string[]): IgnoreRules {
  return patterns.length === 0 ? [] : [{ folder, rules: ignore().add([...patterns]) }];
}

function excludesOf(root: string): IgnoreRules {
  const rules = rulesOf(join(root, '.git', 'info', 'exclude'));
  return rules === null ? [] : [{ folder: root, rules }];
}

const bytesMax = 1_048_576;

/** Null if there is no such file. One that cannot be read is not applied, as in git: more files are checked then, not fewer. */
function rulesOf(path: string): Ignore | null {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile() || stat.size > bytesMax) return null;
    return ignore().add(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The nearest git work tree at or above this folder; null if there is none. */
export function repositoryOf(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return null;
  }
}
