import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatCatalogue } from '@agent-grade/engine';

/** A text to analyse and the name it is shown under. */
export interface Source {
  readonly title: string;
  readonly content: string;
  readonly format: 'json' | 'yaml';
}

/** Why a path gave no text: a sentence without the file's content. */
export interface Unreadable {
  readonly title: string;
  readonly reason: string;
}

/** Folders that hold other people's files or none worth reading. */
const skippedFolders = new Set(['node_modules', '.git', 'dist', 'build', 'vendor', '.venv', 'venv', '__pycache__']);

/** The files a path stands for: itself, or below a folder every file that goes by a known name, in a fixed order. */
export function findFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const found: string[] = [];
  const folders = [path];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const child = join(folder, entry.name);
      if (entry.isDirectory() && !skippedFolders.has(entry.name)) folders.push(child);
      else if (entry.isFile() && isKnownName(child)) found.push(child);
    }
  }
  return found.sort((a, b) => (a < b ? -1 : 1));
}

export function readSource(path: string): Source | Unreadable {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return { title: path, content, format: formatOf(path, content) };
  } catch (error) {
    return { title: path, reason: error instanceof TypeError ? 'is not UTF-8 text' : 'cannot be read' };
  }
}

/** By extension; by the first character where there is none that tells. */
export function formatOf(path: string, content: string): 'json' | 'yaml' {
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  if (/\.(?:json|jsonc|json5|af)$/i.test(path)) return 'json';
  return /^\uFEFF?\s{0,1000}[{[]/.test(content) ? 'json' : 'yaml';
}

/** A catalogue name may hold folders (`.vscode/mcp.json`) and `*`. */
function isKnownName(path: string): boolean {
  const normal = path.replaceAll('\\', '/');
  return namePatterns.some(({ pattern, folders }) => pattern.test(folders ? normal : basename(normal)));
}

/** A name of which only the extension is fixed (`*.json`) would take in every file. */
const namePatterns = formatCatalogue
  .flatMap(({ filenames }) => filenames)
  .filter((name) => !/(?:^|\/)\*\.[a-z0-9]+$/.test(name))
  .map((name) => {
    const source = name.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return { pattern: new RegExp(`(?:^|/)${source}$`), folders: name.includes('/') };
  });
