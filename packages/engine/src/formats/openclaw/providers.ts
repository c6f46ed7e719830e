import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { addModelUse } from '../shared/model-use.ts';

/** Reads model providers. */
export function readProviders(providers: Cursor, model: ModelBuilder): void {
  for (const { key, value } of providers.members()) {
    const endpoint = value.any('baseUrl', 'baseURL', 'apiBase').text();
    const credential = carriesKey(value.get('apiKey')) || carriesCredential(readHeaders(value.get('headers')));
    addModelUse({ at: value.at, id: null, provider: key, endpoint, credential, named: [key.value] }, model, everywhere);
    value.ignore();
  }
}
