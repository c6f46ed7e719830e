import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { carriesKey } from '../shared/credential-names.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { addModelUse } from '../shared/model-use.ts';

/** Reads model providers and the enterprise gateway. */
export function readProviders(document: Cursor, model: ModelBuilder): void {
  for (const { key, value } of document.any('provider', 'providers').members()) {
    const options = value.get('options');
    const headers = readHeaders(options.get('headers'));
    const credential = carriesKey(options.get('apiKey')) || carriesCredential(headers);
    const address = options.any('baseURL', 'baseUrl');
    const endpoint = address.exists ? address.text() : value.get('api').text();
    addModelUse({ at: value.at, id: null, provider: key, endpoint, credential, named: [key.value] }, model, everywhere);
    value.ignore();
  }
  const enterprise = document.get('enterprise', 'url').text();
  if (enterprise === null) return;
  model.endpoints.push({
    ...everywhere,
    at: enterprise.at,
    url: enterprise,
    purpose: 'gateway',
    credential: false,
    vendor: null,
  });
}
