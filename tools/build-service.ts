/**
 * Bundles the service into `packages/service/dist` if that is missing or older than its sources; with --force always. A
 * start reads 2,400 modules from source and a few files from the bundle, which takes half the processor time.
 */
import { globSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/service/src');
const target = join(root, 'packages/service/dist');
const inputs = [
  'packages/service/src/**/*.ts',
  'packages/engine/src/**/*.ts',
  'tools/build-service.ts',
  'package-lock.json',
];

/** Packages that start threads from files of their own, and clients that most installations never load. */
const external = [/^@opentelemetry\//, /^@scalar\//, /^(?:ioredis|nodemailer|pg|pino|piscina|stripe)(?:\/|$)/];

/** What `npm start` runs. */
export const serviceFile = join(target, 'main.js');

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isUpToDate(): boolean {
  const builtAt = changedAt(serviceFile);
  const files = globSync(inputs, { cwd: root }).filter((path) => !/\.test\.ts$/.test(path));
  return files.every((path) => changedAt(join(root, path)) <= builtAt);
}

/** The same for programs that start the service, such as the tests of its processes. */
export async function buildService(force = false): Promise<void> {
  if (!force && isUpToDate()) return;
  const { rolldown } = await import('rolldown');
  rmSync(target, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { main: join(source, 'main.ts'), worker: join(source, 'analysis/worker.ts') },
    platform: 'node',
    external,
    tsconfig: false,
    plugins: [fromSource()],
  });
  await bundle.write({ dir: target, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
}

/** Modules find their files beside their source, and the thread of the analyses beside the bundle. */
function fromSource(): Plugin {
  return {
    name: 'from-source',
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('import.meta')) return null;
      const own = (path: string): string => JSON.stringify(relative(target, path));
      return code
        .replaceAll("new URL('./worker.ts', import.meta.url)", "new URL('./worker.js', import.meta.url)")
        .replaceAll(/new URL\(([^()]+), import\.meta\.url\)/g, (written, file: string) =>
          file === "'./worker.js'" ? written : `new URL(${file}, new URL(${own(id)}, import.meta.url))`,
        )
        .replaceAll('import.meta.dirname', `join(import.meta.dirname, ${own(dirname(id))})`);
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildService(process.argv.includes('--force'));
