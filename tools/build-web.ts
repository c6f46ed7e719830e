/** Builds `packages/web/dist` if it is missing or older than its sources; with --force always. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const manifest = join(root, 'packages/web/dist/.vite/manifest.json');
const sources = [
  'packages/web/src/**/*',
  'packages/web/vite.config.ts',
  'packages/engine/src/**/*.ts',
  'package-lock.json',
];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isUpToDate(): boolean {
  const builtAt = changedAt(manifest);
  const files = globSync(sources, { cwd: root }).filter((path) => !/\.test\.ts$/.test(path));
  return files.every((path) => changedAt(join(root, path)) <= builtAt);
}

/** The same for programs that need the built pages, such as `npm start` and the tests. */
export async function buildWeb(force = false): Promise<void> {
  if (!force && isUpToDate()) return;
  const { build } = await import('vite');
  await build({ configFile: join(root, 'packages/web/vite.config.ts') });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb(process.argv.includes('--force'));
