import { type FSWatcher, watch as watchFolder } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';
import { type CheckOptions, check } from './check.ts';
import { prepare } from './prepare.ts';

/** Delay after a change: editors write a file in several steps. */
const settleMs = 100;

/** Checks, and checks again after every change in a folder that was searched or that contains a checked file, until interrupted. */
export async function watch(paths: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const stopped = terminal.untilStopped();
  const watched = new Map<string, FSWatcher | null>();
  const change = new Signal(stopped);
  try {
    while (!stopped.aborted) {
      const folders: string[] = [];
      const prepared = prepare(paths, options, terminal, (folder) => folders.push(folder));
      if ('problems' in prepared && watched.size === 0) return await check(paths, options, terminal);
      const files = 'files' in prepared ? prepared.files : [];
      for (const folder of [...folders, ...files.map(({ path }) => dirname(path))]) {
        if (watched.has(folder)) continue;
        watched.set(folder, open(folder, change));
        if (watched.get(folder) === null) terminal.error(`The folder "${folder}" cannot be watched.\n`);
      }
      change.clear();
      await check(paths, options, terminal);
      terminal.error('Watching for changes. Press Ctrl+C to stop.\n');
      await change.next();
      if (!stopped.aborted) await wait(settleMs);
    }
    return exitCodes.clean;
  } finally {
    for (const watcher of watched.values()) watcher?.close();
  }
}

/** A deleted folder ends its watcher, not the program. Null if the folder cannot be watched, as one that cannot be read. */
function open(folder: string, change: Signal): FSWatcher | null {
  try {
    const watcher = watchFolder(folder, () => change.set());
    watcher.on('error', () => change.set());
    return watcher;
  } catch {
    return null;
  }
}

/** A flag that can be awaited: set when something has changed since it was last cleared. The end of the program wakes it too. */
class Signal {
  readonly #stopped: AbortSignal;
  #isSet = false;
  #wake: (() => void) | null = null;

  constructor(stopped: AbortSignal) {
    this.#stopped = stopped;
    stopped.addEventListener('abort', () => this.#wake?.(), { once: true });
  }

  set(): void {
    this.#isSet = true;
    this.#wake?.();
  }

  clear(): void {
    this.#isSet = false;
  }

  next(): Promise<void> {
    if (this.#isSet || this.#stopped.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
