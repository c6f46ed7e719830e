import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A built file that browsers load. */
export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

/** The files to reference in a page's head. */
export interface Entry {
  readonly script: string | null;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/** The build of `packages/web`. */
export interface Assets {
  readonly files: ReadonlyMap<string, Asset>;
  readonly site: Entry;
  /** The styles of the header alone, for the API reference. */
  readonly reference: Entry;
  /** Null if the scripts were not built; the pages then say so. */
  readonly analyzer: Entry | null;
  readonly account: Entry | null;
}

const nothing: Entry = { script: null, styles: [], preloads: [] };
export const noAssets: Assets = { files: new Map(), site: nothing, reference: nothing, analyzer: null, account: null };

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

/** Reads a build of `packages/web` into memory; its manifest maps sources to files. */
export function loadAssets(directory: string): Assets {
  const manifestPath = join(directory, '.vite/manifest.json');
  if (!existsSync(manifestPath)) return noAssets;
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest; // Written by Vite, in the shape it documents.
  const files = new Map<string, Asset>();
  for (const name of readdirSync(join(directory, 'assets'))) {
    const type = types.get(extname(name));
    if (type === undefined) continue;
    const bytes = readFileSync(join(directory, 'assets', name));
    files.set(`/assets/${name}`, { type, bytes, gzipped: gzipSync(bytes) });
  }
  return {
    files,
    site: entryOf(manifest, 'src/design/site.css'),
    reference: entryOf(manifest, 'src/design/reference.css'),
    analyzer: entryOf(manifest, 'src/main.tsx'),
    account: entryOf(manifest, 'src/account/main.tsx'),
  };
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

function entryOf(manifest: Manifest, source: string): Entry {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error('The built pages lack an entry. Run "npm run build-web".');
  if (chunk.file.endsWith('.css')) return { ...nothing, styles: [`/${chunk.file}`] };
  const imported = (chunk.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    script: `/${chunk.file}`,
    styles: [...(chunk.css ?? []), ...imported.flatMap(({ css = [] }) => css)].map((file) => `/${file}`),
    preloads: imported.map(({ file }) => `/${file}`),
  };
}
