import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FAILSAFE_SCHEMA, loadAll, YAMLException } from 'js-yaml';
import { type Entry, readSuppressions } from './suppressions.ts';

/** What the configuration file says. */
export interface Configuration {
  /** As the file is shown. */
  readonly title: string;
  readonly suppressions: readonly Entry[];
}

/** Sentences on what is wrong, each naming its place. */
export interface ConfigurationProblems {
  readonly problems: readonly string[];
}

/** Looked for in the working directory, where `--config` names none. */
export const configurationNames = ['agent-grade.yaml', 'agent-grade.yml', 'agent-grade.json'] as const;

const bytesMax = 1_048_576;

/** The configuration file of a folder; null where there is none. */
export function findConfiguration(folder: string): Configuration | ConfigurationProblems | null {
  const found = configurationNames.filter((name) => existsSync(join(folder, name)));
  const [name, other] = found;
  if (name === undefined) return null;
  if (other !== undefined) return { problems: [`There are ${found.join(' and ')}: name one with --config.`] };
  return readConfiguration(join(folder, name), name);
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

/** JSON is read as YAML, of which it is a part. Every scalar stays text: a fingerprint may look like a number, and a date like one. */
export function parseConfiguration(text: string, title: string, folder: string): Configuration | ConfigurationProblems {
  let documents: readonly unknown[];
  try {
    documents = loadAll(text, { schema: FAILSAFE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const where = error.mark ? `line ${error.mark.line + 1}, column ${error.mark.column + 1}: ` : '';
    return { problems: [`${title}: ${where}does not parse as YAML or JSON.`] };
  }
  if (documents.length > 1) return { problems: [`${title}: holds several documents; one is read.`] };
  const { entries, problems } = readSuppressions(documents[0] ?? '', folder);
  return problems.length > 0
    ? { problems: problems.map((problem) => `${title}: ${problem}`) }
    : { title, suppressions: entries };
}
