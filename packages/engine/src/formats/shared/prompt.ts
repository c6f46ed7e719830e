import type { ModelBuilder } from '../../agent/builder.ts';
import type { Material, Prompt, Scope } from '../../agent/facts.ts';
import type { Located } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';

/** Text that a model obeys. An empty one, or a number where a text is meant, is none. */
export function addPrompt(
  cursor: Cursor,
  role: Prompt['role'],
  model: ModelBuilder,
  scope: Scope,
  tools: boolean | null = null,
): void {
  const add = (text: Located<string>): void => {
    if (/\S/.test(text.value)) model.prompts.push({ at: text.at, text, role, tools, ...scope });
  };
  const text = cursor.text();
  if (text !== null) add(text);
  else if (cursor.isList) cursor.texts().forEach(add);
}

/** Text that nobody obeys: claimed, and marked for what it is. */
export function addMaterial(cursor: Cursor, kind: Material['kind'], model: ModelBuilder, scope: Scope): void {
  if (!cursor.exists) return;
  model.materials.push({ ...scope, at: cursor.at, kind });
  cursor.ignore();
}
