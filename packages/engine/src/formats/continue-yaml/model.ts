import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { holdsKey } from '../shared/credential-names.ts';
import { readModelUse } from '../shared/model-use.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readProxy } from '../shared/proxy.ts';
import { readCertificateChecks } from '../shared/transport-security.ts';

/** Reads a model entry, in the YAML form or the older JSON form. */
export function readContinueModel(entry: Cursor, model: ModelBuilder): void {
  readModelUse(entry, model, everywhere);
  const credential = holdsKey(entry.get('apiKey'));
  readCertificateChecks(entry, credential, model, everywhere);
  const options = entry.get('chatOptions');
  for (const name of ['baseSystemMessage', 'baseAgentSystemMessage', 'basePlanSystemMessage']) {
    addPrompt(options.get(name), 'system', model, everywhere, true);
  }
  addPrompt(entry.get('systemMessage'), 'system', model, everywhere, true);
  readProxy(entry.get('requestOptions', 'proxy'), credential, model);
  entry.ignore();
}

/** Reads the proxy and the certificate check of a model, or those of all models in the document itself. */
export function readRequestOptions(document: Cursor, model: ModelBuilder): void {
  readCertificateChecks(document, false, model, everywhere);
  readProxy(document.get('requestOptions', 'proxy'), false, model);
}
