import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';

/** Reads templates: the system template is the system prompt; the others contain the task and the output of commands. */
export function readTemplates(templates: Cursor, model: ModelBuilder): void {
  for (const { key, value } of templates.members()) readTemplate(key.value, value, model);
}

export function readTemplate(name: string, value: Cursor, model: ModelBuilder): void {
  if (name === 'demonstrations') addMaterial(value, 'transcript', model, everywhere);
  else if (value.isText) addPrompt(value, name === 'system_template' ? 'system' : 'task', model, everywhere, true);
  else value.ignore();
}
