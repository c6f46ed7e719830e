import { FAILSAFE_SCHEMA, loadAll, YAMLException } from 'js-yaml';
import type { Configuration, ConfigurationProblems } from './configuration.ts';
import { readSettings } from './settings.ts';

/** Parses JSON as YAML, of which it is a subset. Every scalar stays a string: a fingerprint may look like a number, and an expiry like a date. */
export function parseConfiguration(text: string, title: string, folder: string): Configuration | ConfigurationProblems {
  let documents: readonly unknown[];
  try {
    documents = loadAll(text, { schema: FAILSAFE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const where = error.mark ? `line ${error.mark.line + 1}, column ${error.mark.column + 1}: ` : '';
    return { problems: [`${title}: ${where}does not parse as YAML or JSON.`] };
  }
  if (documents.length > 1) return { problems: [`${title}: contains several YAML documents; only one is allowed.`] };
  const { settings, problems } = readSettings(documents[0] ?? '', folder);
  return problems.length > 0
    ? { problems: problems.map((problem) => `${title}: ${problem}`) }
    : { title, folder, ...settings };
}
