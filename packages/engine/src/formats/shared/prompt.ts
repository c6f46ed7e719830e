import type { ModelBuilder } from '../../agent/builder.ts';
import type { Material, Prompt, Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';

const filled = /\S/;

/** Adds a text or list of texts as prompts. Blank texts and numbers are skipped. */
export function addPrompt(
  cursor: Cursor,
  role: Prompt['role'],
  model: ModelBuilder,
  scope: Scope,
  tools: boolean | null = null,
): void {
  for (const text of cursor.texts()) {
    if (filled.test(text.value)) model.prompts.push({ ...scope, at: text.at, text, role, tools });
  }
}

/** Adds a text that is data and no instruction, with its kind. */
export function addMaterial(cursor: Cursor, kind: Material['kind'], model: ModelBuilder, scope: Scope): void {
  if (!cursor.exists) return;
  model.materials.push({ ...scope, at: cursor.at, kind });
  cursor.ignore();
}
