import type { CatalogueText } from './schema.ts';

/** Text written in this source tree. The cast lives here alone; nothing computed from a document comes this way. */
export function catalogue(text: string): CatalogueText {
  return text as CatalogueText;
}
