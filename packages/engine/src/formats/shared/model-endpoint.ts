import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { wordsOf } from '../../knowledge/words.ts';
import type { Located } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { modelNameWords } from './model-names.ts';
import { urlCarriesCredential } from './url-credential.ts';

/** The address a model is called at. A provider's own name tells which vendor the entry claims to be. */
export function addModelEndpoint(
  cursor: Cursor,
  provider: string | null,
  credential: boolean,
  model: ModelBuilder,
  scope: Scope,
): Located<string> | null {
  const url = cursor.text();
  if (url === null || url.value === '') return null;
  model.endpoints.push({
    ...scope,
    at: url.at,
    url,
    purpose: 'model',
    credential: credential || urlCarriesCredential(parseUrl(url.value)),
    vendor: provider === null ? null : vendorOf(provider),
  });
  return url;
}

export function vendorOf(provider: string): string | null {
  for (const word of wordsOf(provider)) {
    const vendor = modelNameWords.get(word);
    if (vendor !== undefined) return vendor;
  }
  return null;
}
