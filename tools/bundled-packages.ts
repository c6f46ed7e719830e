import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A third-party package whose code is part of a bundle. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its licence. */
  readonly text: string;
}

/** The packages of a bundle's modules, by name. A package without a licence fails the build. */
export function bundledPackages(modules: readonly string[]): readonly Bundled[] {
  const folders = new Set(modules.filter((id) => id.includes(`${sep}node_modules${sep}`)).map(packageFolder));
  const all = [...folders].map(read);
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function packageFolder(module: string): string {
  for (let folder = dirname(module); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && 'version' in JSON.parse(readFileSync(file, 'utf8'))) return folder;
  }
  throw new Error(`${module} belongs to no package.`);
}

function read(folder: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*', { cwd: folder });
  if (typeof license !== 'string' || file === undefined) throw new Error(`${name} has no licence.`);
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8') };
}
