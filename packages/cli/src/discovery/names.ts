import { basename, extname } from 'node:path/posix';
import { formatCatalogue } from '@agent-grade/engine';

/**
 * Why a file was taken up: it was asked for, or its name tells whose file it is. Any other file with a fitting extension is a guess, which
 * only its content can confirm.
 */
export type Standing = 'asked' | 'named' | 'guessed';

/** What an extension says nothing about: names that programs of every kind give their files. */
const commonNames =
  /^(?:\*?\.?(?:json|jsonc|ya?ml)|(?:config|configuration|default|template|server|workflow|team|tools|tools-list|response|environment|recipe|model_config|assistant|tasks|character|sandbox|hooks|agents?)\.\w+|\*-plugin\.json|ai-plugin\.json|\*\.template\.json)$/;

/** A folder of its own makes a common name tell: `.cursor/hooks.json`. */
const tellingFolder = /(?:^|\/)\.[a-z]/;

/** Made when the first folder is looked into: for a file that is named nobody asks. */
let tellingNames: RegExp | null = null;

/** Extensions of texts worth a look; beyond JSON and YAML those that some format has for itself. */
const extensions = new Set(['.json', '.jsonc', '.json5', '.yaml', '.yml']);

/** How a file below a folder stands; null where nothing speaks for it. `path` has forward slashes. */
export function standingOf(path: string): 'named' | 'guessed' | null {
  const lower = path.toLowerCase();
  tellingNames ??= patternOf(({ name, last }) => tellingFolder.test(name) || !commonNames.test(last));
  if (tellingNames.test(lower)) return 'named';
  return extensions.has(extname(lower)) && !isForeign(basename(lower)) ? 'guessed' : null;
}

/** Files of package managers and compilers: large, everywhere, and never an agent's. */
function isForeign(name: string): boolean {
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
