import { basename, extname } from 'node:path/posix';
import { formatCatalogue } from '@agent-grade/engine';

/**
 * Why a file was selected: by its path (given on the command line, or matching a given pattern), by its name, which identifies a format, or
 * only by its extension. Whether the last is an agent configuration has to be decided from its content.
 */
export type SelectedBy = 'path' | 'name' | 'extension';

/** Names that identify no format: programs of every kind use them. */
const genericNames =
  /^(?:\*?\.?(?:json|jsonc|ya?ml)|(?:config|configuration|default|template|server|workflow|team|tools|tools-list|response|environment|recipe|model_config|assistant|tasks|character|sandbox|hooks|agents?)\.\w+|\*-plugin\.json|ai-plugin\.json|\*\.template\.json)$/;

/** In a folder that belongs to one product even a common name identifies the format: `.cursor/hooks.json`. */
const productFolder = /(?:^|\/)\.[a-z]/;

/** Created when the first folder is searched: analysing a named file does not need it. */
let distinctiveNames: RegExp | null = null;

/** The extensions to consider; beyond JSON and YAML they are those of single formats. */
const extensions = new Set(['.json', '.jsonc', '.json5', '.yaml', '.yml']);

/** Why a file below a folder is selected; null if it is not. `path` has forward slashes. */
export function selectionOf(path: string): 'name' | 'extension' | null {
  const lower = path.toLowerCase();
  distinctiveNames ??= patternOf(({ name, last }) => productFolder.test(name) || !genericNames.test(last));
  if (distinctiveNames.test(lower)) return 'name';
  return extensions.has(extname(lower)) && !isToolingFile(basename(lower)) ? 'extension' : null;
}

/** Files of package managers and compilers: large, common, and never an agent configuration. */
function isToolingFile(name: string): boolean {
  return /^(?:package|package-lock|npm-shrinkwrap|composer|tsconfig[\w.-]{0,60}|jsconfig|pnpm-lock|pnpm-workspace|deno|biome|renovate|lerna|nx|turbo|angular|\.eslintrc|\.prettierrc|\.babelrc)\.(?:json|jsonc|ya?ml)$/.test(
    name,
  );
}

function patternOf(isWanted: (file: { readonly name: string; readonly last: string }) => boolean): RegExp {
  const names = formatCatalogue
    .flatMap(({ filenames }) => filenames)
    .map((name) => name.toLowerCase())
    .filter((name) => isWanted({ name, last: basename(name) }))
    .map((name) => name.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'));
  return new RegExp(`(?:^|/)(?:${names.join('|')})$`);
}
