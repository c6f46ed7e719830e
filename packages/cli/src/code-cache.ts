import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { Script } from 'node:vm';

/** The wrapper function that Node puts around a CommonJS file. */
type Wrapped = (exports: unknown, require: NodeJS.Require, module: NodeJS.Module, file: string, folder: string) => void;

interface Compiled {
  readonly script: Script;
  /** Path of its cache file. */
  readonly path: string;
}

/**
 * Makes the built program's files run from code that an earlier start compiled and cached: most of the start-up time is compilation.
 * Node's own compile cache does not exist in Node 20, and leaves out functions that are compiled lazily, on their first call. The files are
 * ASCII, their names contain a hash of their content, and V8 rejects a cache written by another version of V8.
 */
export function useCodeCache(ownFolder: string): void {
  // Run from source, these are ES modules, which have no `require`.
  if (typeof require === 'undefined') return;
  const folder = cacheFolder();
  const compileAsUsual = require.extensions['.js'];
  if (folder === null || compileAsUsual === undefined) return;
  const compiled: Compiled[] = [];
  let isComplete = true;
  require.extensions['.js'] = (module, file) => {
    if (dirname(file) !== ownFolder) return compileAsUsual(module, file);
    const path = join(folder, `${basename(file)}.${process.version}-${process.arch}`);
    const cachedData = readIfPresent(path);
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'latin1')}\n})`;
    const script = new Script(source, { filename: file, cachedData });
    compiled.push({ script, path });
    if (cachedData === undefined || script.cachedDataRejected === true) isComplete = false;
    const run: Wrapped = script.runInThisContext();
    run(module.exports, module.require.bind(module) as NodeJS.Require, module, file, ownFolder);
  };
  // Only at exit are all the functions compiled that this run needed. One file without a cache rewrites all: the other files ran new code, too.
  process.once('exit', () => {
    if (!isComplete) writeCache(compiled, folder);
  });
}

function readIfPresent(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Writes to a temporary name first: V8 runs what it is given, so no half-written file may be read. If nothing can be written, nothing is cached. */
function writeCache(compiled: readonly Compiled[], folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { script, path } of compiled) {
      writeFileSync(`${path}.${process.pid}`, script.createCachedData(), { mode: 0o600, flush: true });
      renameSync(`${path}.${process.pid}`, path);
    }
    removeOld(folder);
  } catch {}
}

const maxAgeMs = 30 * 24 * 3_600_000;

/** Files that are still in use are written again when needed; the others belong to another version of this program or of Node. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (stat.isFile() && Date.now() - stat.mtimeMs > maxAgeMs) rmSync(path, { force: true });
  }
}

/** The cache folder; null if it does not belong to this user, or if the user disabled caching with Node's `NODE_DISABLE_COMPILE_CACHE`. */
function cacheFolder(): string | null {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '', NODE_DISABLE_COMPILE_CACHE } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE !== undefined) return null;
  try {
    const known = [XDG_CACHE_HOME, LOCALAPPDATA].find(isAbsolute) ?? join(homedir(), '.cache');
    const folder = join(known, 'agent-grade');
    return isOwn(folder) ? folder : null;
  } catch {
    // A user without a passwd entry and without HOME, as in some containers.
    return null;
  }
}

/** Code that another user put there would be executed: in a shared folder, or in the caller's own folder under `sudo`. */
function isOwn(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (stat === undefined || user === undefined) return true;
  return stat.isDirectory() && stat.uid === user && (stat.mode & 0o022) === 0;
}
