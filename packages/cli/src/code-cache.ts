import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { Script } from 'node:vm';

/** What Node makes of a CommonJS file. */
type Wrapped = (exports: unknown, require: NodeJS.Require, module: NodeJS.Module, file: string, folder: string) => void;

interface Compiled {
  readonly script: Script;
  /** Where it is kept. */
  readonly path: string;
}

/**
 * Has the built program's files run from compiled code that an earlier call left behind: most of a start is compiling, and Node's own
 * cache, which Node 20 has not, leaves out each function that is compiled when it is first called. The files are ASCII, their names tell
 * their content apart, and V8 refuses what another version of it compiled.
 */
export function keepCompiledCode(ownFolder: string): void {
  const folder = cacheFolder();
  const compileAsUsual = require.extensions['.js'];
  if (folder === null || compileAsUsual === undefined) return;
  const loaded: Compiled[] = [];
  let isKept = true;
  require.extensions['.js'] = (module, file) => {
    if (dirname(file) !== ownFolder) return compileAsUsual(module, file);
    const path = join(folder, `${basename(file)}.${process.version}-${process.arch}`);
    const cachedData = readOrNothing(path);
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'latin1')}\n})`;
    const script = new Script(source, { filename: file, cachedData });
    loaded.push({ script, path });
    if (cachedData === undefined || script.cachedDataRejected === true) isKept = false;
    const run: Wrapped = script.runInThisContext();
    run(module.exports, module.require.bind(module) as NodeJS.Require, module, file, ownFolder);
  };
  // By then each function that this call needed is compiled. A file that is new had the others do something new as well.
  process.once('exit', () => {
    if (!isKept) keep(loaded, folder);
  });
}

function readOrNothing(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Under another name until all of it is on the disk: V8 runs what it is given. Where nothing can be written, nothing is kept. */
function keep(loaded: readonly Compiled[], folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { script, path } of loaded) {
      writeFileSync(`${path}.${process.pid}`, script.createCachedData(), { mode: 0o600, flush: true });
      renameSync(`${path}.${process.pid}`, path);
    }
    removeOld(folder);
  } catch {}
}

const keptMs = 30 * 24 * 3_600_000;

/** What is still in use is made again; what is not was of another version of this program or of Node. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (stat.isFile() && Date.now() - stat.mtimeMs > keptMs) rmSync(path, { force: true });
  }
}

/** A folder that is the user's own; null without one, or for whoever wants no compiled code kept, which Node has a variable for. */
function cacheFolder(): string | null {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '', NODE_DISABLE_COMPILE_CACHE } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE !== undefined) return null;
  try {
    const known = [XDG_CACHE_HOME, LOCALAPPDATA].find(isAbsolute) ?? join(homedir(), '.cache');
    const folder = join(known, 'agent-grade');
    return isOwn(folder) ? folder : null;
  } catch {
    // A user without an entry and without HOME, as in some containers.
    return null;
  }
}

/** What another user of the machine wrote there would be run: in a folder for all, or in that of whoever called `sudo`. */
function isOwn(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (stat === undefined || user === undefined) return true;
  return stat.isDirectory() && stat.uid === user && (stat.mode & 0o022) === 0;
}
