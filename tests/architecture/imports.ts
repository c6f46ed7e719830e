import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A source file and the modules it imports. */
export interface Module {
  /** Path relative to the searched folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** All source files below a folder; relative imports are resolved to paths in that folder. */
export function modulesIn(folder: string, tests: boolean): readonly Module[] {
  const base = join(root, folder);
  return globSync('**/*.{ts,tsx}', { cwd: base })
    .filter((path) => !path.includes('node_modules') && tests === isTest(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(base, path), 'utf8');
      const statements = text.matchAll(
        /^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'/gm,
      );
      const names = [...statements].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
      const imports = names.map((name) =>
        name.startsWith('.') ? relative(base, join(base, dirname(path), name)) : name,
      );
      return { path, text, imports };
    });
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)(?:testing|samples|must-not-compile)(?:\.ts|\/)/.test(path);
}
