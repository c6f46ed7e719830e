import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { spelling } from './vocabulary.ts';

/** Where a host looks for the switch: beside the address, or in a group of its own. */
const groups: readonly (readonly string[])[] = [
  [],
  ['requestOptions'],
  ['request_options'],
  ['tls'],
  ['ssl'],
  ['options'],
];

/** Switches that turn the check of a server's certificate off, and those that say it is on. */
export function readCertificateChecks(entry: Cursor, credential: boolean, model: ModelBuilder, scope: Scope): void {
  for (const group of groups) {
    const place = entry.get(...group);
    if (!place.isMapping) continue;
    for (const name of spelling.certificateCheck) addCheck(place.get(name), false, credential, model, scope);
    for (const name of spelling.certificateSkip) addCheck(place.get(name), true, credential, model, scope);
  }
}

function addCheck(cursor: Cursor, offWhen: boolean, credential: boolean, model: ModelBuilder, scope: Scope): void {
  const value = cursor.boolean();
  if (value === null) return;
  model.transports.push({
    ...scope,
    at: value.at,
    kind: 'certificate-check',
    state: value.value === offWhen ? 'off' : 'on',
    credential,
  });
}
