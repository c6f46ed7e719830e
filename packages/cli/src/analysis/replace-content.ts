import {
  closeSync,
  fchmodSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { decode, encodeAs, type Source } from './source.ts';

/** False if the file has changed since it was analysed, or cannot be written. */
export function replaceContent(path: string, { title, content }: Source, replacement: string): boolean {
  try {
    const bytes = readFileSync(path);
    const current = decode(bytes, title, path);
    if ('reason' in current || current.content !== content) return false;
    replaceFile(path, encodeAs(bytes, replacement));
    return true;
  } catch {
    return false;
  }
}

/** Writes the new content beside the file and moves it there: if the process is killed or the disk is full, the old content remains. */
function replaceFile(path: string, bytes: Uint8Array): void {
  const target = realpathSync(path);
  const temporary = `${target}.${process.pid}.tmp`;
  // Only the owner may read it until it has the mode of the file, which may contain secrets.
  const descriptor = openSync(temporary, 'wx', 0o600);
  try {
    writeFileSync(descriptor, bytes, { flush: true });
    fchmodSync(descriptor, statSync(target).mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
