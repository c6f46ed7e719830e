import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The development secret that signs cookies and links. It is created once and stored beside the database, so that sessions survive a restart. */
export function loadSessionSecret(dataDirectory: string): string {
  const path = join(dataDirectory, 'session-secret');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) {
    // Linking a complete file makes its creation atomic: processes that start at the same time never read a half-written secret.
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
