import type { CatalogueText } from './schema.ts';

/**
 * Marks a text as written in this source tree. The type assertion is made only here; text computed from a document must
 * not pass through it.
 */
export function catalogue(text: string): CatalogueText {
  return text as CatalogueText;
}
