import { resolve } from 'node:path';
import {
  type Configuration,
  type ConfigurationProblems,
  findConfiguration,
  readConfiguration,
} from '../configuration/configuration.ts';
import { noSettings } from '../configuration/settings.ts';
import { type Found, findFiles } from '../discovery/find.ts';
import { ignoreRules } from '../discovery/ignored.ts';
import type { Terminal } from '../terminal.ts';

/** What every command takes that looks for files. */
export interface SearchOptions {
  /** A file, or false for none; by itself the nearest one is read. */
  readonly config?: string | false;
  /** False: what `.gitignore` leaves out is looked at as well. */
  readonly ignore: boolean;
  readonly exclude: readonly string[];
}

/** Files to look at and the configuration that holds for them; or what is wrong with the call. */
export function prepare(
  paths: readonly string[],
  options: SearchOptions,
  { workingDirectory }: Terminal,
  enters?: (folder: string) => void,
): { readonly files: readonly Found[]; readonly configuration: Configuration } | ConfigurationProblems {
  const configuration = configurationOf(options.config, workingDirectory);
  if ('problems' in configuration) return configuration;
  const files = findFiles(paths.length === 0 ? ['.'] : paths, {
    workingDirectory,
    ignoreFiles: options.ignore,
    ...(enters === undefined ? {} : { enters }),
    exclude: [
      ...ignoreRules(configuration.folder, configuration.exclude),
      ...ignoreRules(workingDirectory, options.exclude),
    ],
  });
  return 'missing' in files
    ? { problems: [`The file or folder "${files.missing}" does not exist.`] }
    : { files, configuration };
}

function configurationOf(config: string | false | undefined, folder: string): Configuration | ConfigurationProblems {
  const none = { title: '', folder, ...noSettings };
  if (config === false) return none;
  return (
    (config === undefined ? findConfiguration(folder) : readConfiguration(resolve(folder, config), config)) ?? none
  );
}

/** A search that led to nothing is no success: it says where it looked, and how to look closer. */
export function describeNothing(paths: readonly string[]): string {
  const places = paths.length === 0 ? 'the working directory' : paths.map((path) => `"${path}"`).join(', ');
  return `No agent configuration was found in ${places}; to analyse a file anyway, name it.`;
}
