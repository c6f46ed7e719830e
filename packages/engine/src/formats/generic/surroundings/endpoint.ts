import type { Endpoint } from '../../../agent/facts.ts';
import { locate } from '../../../text/span.ts';
import { parseUrl } from '../../../text/url.ts';
import type { Cursor } from '../../cursor.ts';
import { vendorOf } from '../../shared/model-use.ts';
import { urlCarriesCredential } from '../../shared/url-credential.ts';
import type { Context } from '../context.ts';

const connectableScheme = /^(?:https?|wss?|ftp|sse)$/;

/** The address in a text that is marked as one to load: `@https://…`, `url:https://…`. */
export function withoutLoadingMark(text: string): string {
  return text.trim().replace(/^(?:@|(?:url|fetch|load|include|remote):)(?=https?:)/i, '');
}

/** Adds instructions that are loaded from elsewhere: whoever can change them there controls the agent. */
export function addRemoteInstructions(cursor: Cursor, { model, scope }: Context): void {
  const written = cursor.text();
  if (written === null) return;
  const text = locate(withoutLoadingMark(written.value), written.at);
  model.trusts.push({ ...scope, at: text.at, kind: 'remote-instructions', subject: text, state: 'open' });
  model.endpoints.push({ ...scope, at: text.at, url: text, purpose: 'content', credential: false, vendor: null });
}

/** Adds the address in a text as an endpoint; false when the text is not an address. The text is claimed in either case. */
export function addNamedEndpoint(
  cursor: Cursor,
  purpose: Endpoint['purpose'],
  { model, scope }: Context,
  beside: { readonly credential: boolean; readonly names: readonly string[] } = { credential: false, names: [] },
): boolean {
  const text = cursor.text();
  const url = text === null ? null : parseUrl(text.value);
  if (text === null || url === null || !connectableScheme.test(url.scheme)) return false;
  const credential = beside.credential || urlCarriesCredential(url);
  const vendor = purpose === 'model' ? vendorOf(beside.names) : null;
  model.endpoints.push({ ...scope, at: text.at, url: text, purpose, credential, vendor });
  return true;
}
