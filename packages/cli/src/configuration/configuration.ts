import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repositoryOf } from '../discovery/ignored.ts';
import { parseConfiguration } from './parse.ts';
import type { Settings } from './settings.ts';

/** The content of the configuration file. */
export interface Configuration extends Settings {
  /** The file's path as it is displayed. */
  readonly title: string;
  /** The file's folder, to which its paths and patterns are relative. */
  readonly folder: string;
}

/** What is wrong with the configuration: one sentence for each problem, with its place. */
export interface ConfigurationProblems {
  readonly problems: readonly string[];
}

/** The file names to search for, from the working directory up to the repository's root, unless `--config` names a file. */
export const configurationNames = ['agent-grade.yaml', 'agent-grade.yml', 'agent-grade.json'] as const;

const bytesMax = 1_048_576;

/** The nearest configuration file; outside a repository only the working directory is searched. Null if there is none. */
export function findConfiguration(folder: string): Configuration | ConfigurationProblems | null {
  const top = repositoryOf(folder) ?? folder;
  for (let at = folder; ; at = dirname(at)) {
    const found = configurationNames.filter((name) => existsSync(join(at, name)));
    const [name, other] = found;
    if (other !== undefined)
      return {
        problems: [`There is more than one configuration file (${found.join(', ')}): choose one with --config.`],
      };
    if (name !== undefined) return readConfiguration(join(at, name), relative(folder, join(at, name)));
    if (at === top) return null;
  }
}

export function readConfiguration(path: string, title: string): Configuration | ConfigurationProblems {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const reason = error instanceof TypeError ? 'is not UTF-8 text' : 'cannot be read';
    return { problems: [`The configuration file ${title} ${reason}.`] };
  }
  if (text.length > bytesMax) return { problems: [`${title}: is larger than 1 MB.`] };
  return parseConfiguration(text, title, dirname(path));
}
