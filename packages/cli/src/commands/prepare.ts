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

/** Options of every command that searches for files. */
export interface SearchOptions {
  /** A configuration file, or false for none; without the option the nearest one is read. */
  readonly config?: string | false;
  /** False: files that `.gitignore` excludes are read as well. */
  readonly ignore: boolean;
  readonly exclude: readonly string[];
}

/** The files to analyse and their configuration, or what is wrong with the arguments. */
export function prepare(
  paths: readonly string[],
  options: SearchOptions,
  { workingDirectory }: Terminal,
  onFolder?: (folder: string) => void,
): { readonly files: readonly Found[]; readonly configuration: Configuration } | ConfigurationProblems {
  const configuration = configurationOf(options.config, workingDirectory);
  if ('problems' in configuration) return configuration;
  const files = findFiles(paths.length === 0 ? ['.'] : paths, {
    workingDirectory,
    ignoreFiles: options.ignore,
    ...(onFolder === undefined ? {} : { onFolder }),
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

/** Finding no file is not a success: the message says where the search looked, and how to analyse a file anyway. */
export function describeNoFiles(paths: readonly string[]): string {
  const places = paths.length === 0 ? 'the working directory' : paths.map((path) => `"${path}"`).join(', ');
  return `No agent configuration was found in ${places}; to analyse a file anyway, name it.`;
}
