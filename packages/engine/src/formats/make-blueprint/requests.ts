import { locate } from '../../text/span.ts';
import { parseUrl } from '../../text/url.ts';
import { carriesCredential, readHeaders } from '../shared/headers.ts';
import { urlCarriesCredential } from '../shared/url-credential.ts';
import { urlPrefixOf } from '../shared/url-prefix.ts';
import { bringsForeignValue, type Module, type Reading, settingOf, takesFrom } from './module.ts';

/** Reads a request: its address, its credential and whether the certificate is checked. https://apps.make.com/http */
export function readRequest(module: Module, reading: Reading): void {
  const { scope } = module;
  const { model } = reading;
  const written = settingOf(module, 'url').text();
  const password = settingOf(module, 'authPass', 'apiKeyKeychain', 'basicAuthKeychain').text();
  const sends =
    carriesCredential(readHeaders(settingOf(module, 'headers'))) || (password !== null && password.value !== '');
  const checked = settingOf(module, 'rejectUnauthorized').boolean();
  if (checked !== null) {
    const state = checked.value ? 'on' : 'off';
    model.transports.push({ ...scope, at: checked.at, kind: 'certificate-check', state, credential: sends });
  }
  if (written === null || written.value === '') return;
  const url = parseUrl(written.value);
  const host = url?.host ?? urlPrefixOf(written.value);
  if (host.includes('{{')) {
    if (takesFrom(host, reading, bringsForeignValue))
      model.egresses.push({ ...scope, at: written.at, kind: 'model-url', state: 'open', origin: 'set' });
    return;
  }
  if (url === null) return;
  const credential = sends || urlCarriesCredential(url);
  const address = locate(written.value, written.at);
  model.endpoints.push({ ...scope, at: written.at, url: address, purpose: 'tool', credential, vendor: null });
}
