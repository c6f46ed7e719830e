import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What signs cookies and links in development: made once and kept beside the database, so that a restart ends no session. */
export function keepSessionSecret(dataDirectory: string): string {
  const path = join(dataDirectory, 'session-secret');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    // Whole from the moment it has its name: of processes that start at once none reads half of what another writes.
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(path, 'utf8');
}
