/** Bundles the Visual Studio Code extension and its language server into `packages/vscode/dist`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const folder = join(import.meta.dirname, '../packages/vscode');

/** The folder with `extension.cjs` and `server.cjs`. */
export async function buildVscode(directory = join(folder, 'dist')): Promise<string> {
  await build({
    input: { extension: join(folder, 'src/extension.ts'), server: join(folder, 'src/server.ts') },
    external: ['vscode'],
    platform: 'node',
    output: { dir: directory, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs', minify: true },
  });
  return directory;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildVscode());
