import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addDenials } from '../shared/denial.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readTemplate } from './templates.ts';

/** Whether the file configures SWE-agent before 1.0, which has everything at the top. */
export function isEarly(document: Cursor): boolean {
  return document.has('system_template');
}

/**
 * Reads the templates, blocked commands and variables. Commands always run in a container.
 * https://github.com/SWE-agent/SWE-agent/blob/v0.7.0/docs/config/config.md
 */
export function readEarly(document: Cursor, model: ModelBuilder): void {
  readOwnTemplates(document, model);
  readOwnTemplates(document.get('summarizer_config'), model);
  for (const name of ['blocklist', 'blocklist_standalone']) addDenials(document.get(name), model, everywhere);
  readEnvironment(document.get('env_variables'), 'tool', model, everywhere);
  document.ignore();
}

function readOwnTemplates(owner: Cursor, model: ModelBuilder): void {
  for (const { key, value } of owner.members()) {
    if (key.value === 'demonstrations' || key.value.endsWith('_template')) readTemplate(key.value, value, model);
  }
}
